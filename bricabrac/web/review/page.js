// The review: while it is made, its progress; then links and arrow keys go along the curve, and
// only what is said of a move is fetched. Without this file every link loads its page.
const page = document.getElementById("review");
const json = { headers: { accept: "application/json" } };
const length = Number(page.dataset.length);
const here = document.getElementById("here");
const curve = document.getElementById("curve");
let wanted = Number(page.dataset.move);
let busy = false;

// Asks how far it is, until there is something new to be seen.
async function wait() {
  const hadCurve = Boolean(curve);
  for (;;) {
    await new Promise((done) => setTimeout(done, 700));
    try {
      const told = await (await fetch(location.href, json)).json();
      if (told.made || told.failed || (!hadCurve && told.drawn)) {
        location.reload();
        return;
      }
      document.getElementById("done").value = told.done;
      document.getElementById("count").textContent = `${told.done} / ${length}`;
    } catch {
      // The next one may get through.
    }
  }
}

const address = (move) => {
  const there = new URL(location.href);
  there.searchParams.set("move", move);
  return there;
};

// Only the newest wish counts.
async function go(move) {
  wanted = Math.max(0, Math.min(length, move));
  if (busy) return;
  busy = true;
  let shown = -1;
  while (shown !== wanted) {
    shown = wanted;
    const x = Number(curve.dataset.left) + Number(curve.dataset.step) * shown;
    here.setAttribute("transform", `translate(${x})`);
    try {
      const told = await (await fetch(address(shown), json)).json();
      document.getElementById("step").innerHTML = told.step;
      for (const link of document.querySelectorAll("[data-go]")) {
        link.href = address(told.steps[link.dataset.go]);
      }
      history.replaceState(null, "", address(shown));
      document.getElementById("board-link").href = `replay?move=${shown}`;
    } catch {
      location.assign(address(shown));
      return;
    }
  }
  busy = false;
}

const target = (name) =>
  Number(new URL(document.querySelector(`[data-go="${name}"]`).href).searchParams.get("move"));

if ("making" in page.dataset) {
  wait();
}
if ("made" in page.dataset) {
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const link = event.target.closest("[data-go]");
    if (link) {
      event.preventDefault();
      go(target(link.dataset.go));
    }
  });
  curve.addEventListener("click", (event) => {
    const box = curve.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * curve.viewBox.baseVal.width;
    go(Math.round((x - Number(curve.dataset.left)) / Number(curve.dataset.step)));
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest(".wide")) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) {
      if (event.shiftKey) go(target(by < 0 ? "mistake-back" : "mistake-ahead"));
      else go(wanted + by);
    } else if (event.key === "Home" || event.key === "End") {
      go(event.key === "Home" ? 0 : length);
    } else {
      return;
    }
    event.preventDefault();
  });
}
