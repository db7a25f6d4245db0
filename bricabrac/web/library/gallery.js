// The gallery as one types: what has every word stays. Without this file the form does the same.
const form = document.querySelector(".finder");
const shelves = [...document.querySelectorAll(".shelf-of")];
const count = document.getElementById("count");
const nothing = document.querySelector(".nothing");
// As the words of the cards are kept: in small letters, without accents.
const folded = (text) =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
form.querySelector("button").hidden = true;

// Shows what has every word, counts it, and keeps the search in the address.
function find() {
  const asked = new FormData(form);
  const game = asked.get("game");
  const kind = asked.get("kind");
  const words = folded(asked.get("q")).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const shelf of shelves) {
    let here = 0;
    for (const card of shelf.querySelectorAll("[data-words]")) {
      card.hidden = !(
        (!game || game === shelf.dataset.game) &&
        (!kind || kind === card.dataset.kind) &&
        words.every((word) => card.dataset.words.includes(word))
      );
      here += !card.hidden;
    }
    shelf.hidden = !here;
    found += here;
  }
  count.textContent = found;
  nothing.hidden = found > 0;
  const kept = new URLSearchParams([...asked].filter(([, value]) => value));
  history.replaceState(null, "", `/cards${kept.size ? `?${kept}` : ""}`);
}

form.addEventListener("input", find);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  find();
});
