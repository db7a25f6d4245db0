// While the preview of a repair is open, the table shows what would become of it: the stock after it, the projects
// that it would complete, the machines that these would take out of the workshop. What is not ticked does not count.
const board = () => document.getElementById("board");
let isForeseen = false; // most boards come while nothing is: they cost nothing

function forget() {
  isForeseen = false;
  for (const name of ["then", "with", "away"])
    for (const one of board().querySelectorAll(`:not(.preview)[data-${name}]`))
      one.removeAttribute(`data-${name}`);
}

function foresee() {
  forget();
  const sheet = board().querySelector(".preview:popover-open");
  if (!sheet) return;
  isForeseen = true;
  const ticked = [...sheet.querySelectorAll("[data-worth]")].filter((one) =>
    one.matches("select") ? one.value : one.checked,
  );
  const sum = sheet.querySelector("[data-sum]");
  if (sum)
    sum.textContent = ticked.reduce(
      (total, one) => total + Number(one.dataset.worth),
      Number(sum.dataset.sum),
    );
  const left = sheet.dataset.left ?? sheet.querySelector("option[data-left]:checked")?.dataset.left;
  const stock = board().querySelectorAll(".mine .stock > li");
  for (const [place, count] of (left?.split(" ") ?? []).entries())
    if (stock[place]?.querySelector("b").textContent !== count)
      stock[place]?.setAttribute("data-then", `→\u2060${count}`);
  const isGone = (id) => `.mine .token[data-fly="${id}"]:not([data-away])`;
  const gone = new Map(); // how many of a kind: two projects may use the same machine, but once
  for (const one of ticked) {
    const project = board().querySelector(`.project[data-fly="p${one.dataset.tile}"]`);
    project?.setAttribute("data-with", sheet.dataset.with);
    const uses = (one.selectedOptions?.[0] ?? one).dataset.uses?.split(" ") ?? [];
    for (const id of new Set(uses))
      gone.set(id, Math.max(gone.get(id) ?? 0, uses.filter((other) => other === id).length));
  }
  for (const [id, count] of gone)
    for (let number = 0; number < count; number += 1)
      board().querySelector(isGone(id))?.setAttribute("data-away", sheet.dataset.away);
}

document.addEventListener("toggle", ({ target }) => target.matches(".preview") && foresee(), true);
document.addEventListener("change", ({ target }) => target.closest(".preview") && foresee());
document.addEventListener("board", () => isForeseen && foresee());
