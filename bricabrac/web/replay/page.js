// The replay: links and the slider fetch a moment, which is morphed in as boards of a live table
// are (see put in live.js). Without this file every link loads its page.
import { put } from "../live.js";

const reel = document.getElementById("reel");
const scrub = document.getElementById("scrub");
const film = document.getElementById("film");
const run = document.getElementById("run");
const from = document.getElementById("from");
const goOn = document.getElementById("play-on-go");
const length = Number(reel.dataset.length);
const eyes = reel.dataset.eyes;
const isTold = "told" in reel.dataset;
const starts = (name) => reel.dataset[name].split(" ").filter(Boolean).map(Number);
const turns = starts("turns");
const rounds = starts("rounds");
const kept = new Map(); // moments that were fetched, the latest of them
let wanted = Number(reel.dataset.move);
let shown = wanted;
let busy = false;
let ticking;

const before = (list) => list.filter((one) => one < wanted).pop() ?? 0;
const behind = (list) => list.find((one) => one > wanted) ?? length;
const targets = {
  first: () => 0,
  last: () => length,
  back: () => Math.max(0, wanted - 1),
  ahead: () => Math.min(length, wanted + 1),
  "turn-back": () => before(turns),
  "turn-ahead": () => behind(turns),
  "round-back": () => before(rounds),
  "round-ahead": () => behind(rounds),
};
const address = (move) => `${location.pathname}?move=${move}${eyes ? `&eyes=${eyes}` : ""}`;

// A moment, fetched once; one that failed is asked for again.
function moment(move) {
  if (!kept.has(move)) {
    if (kept.size > 40) kept.delete(kept.keys().next().value);
    const asked = fetch(address(move), { headers: { accept: "application/json" } }).then(
      (answer) => {
        if (!answer.ok) throw new Error(answer.status);
        return answer.json();
      },
    );
    asked.catch(() => kept.delete(move));
    kept.set(move, asked);
  }
  return kept.get(move);
}

// Only the newest wish counts: whoever pulls the slider does not wait for what lies between.
async function go(move) {
  wanted = move;
  mark();
  if (busy) return;
  busy = true;
  try {
    while (shown !== wanted) {
      if (!isTold) kept.clear(); // a match that runs may be taken back, and go another way
      const move = wanted;
      const told = await moment(move);
      if (told.moves !== length) {
        location.assign(address(Math.min(move, told.moves)));
        return;
      }
      put(told.html, told.move);
      document.getElementById("now").innerHTML = told.now;
      document.getElementById("unseen").innerHTML = told.unseen;
      shown = told.move;
      history.replaceState(null, "", address(shown));
      if (isTold && shown < length) moment(shown + 1).catch(() => {});
    }
    document.getElementById("connection").hidden = true;
  } catch {
    document.getElementById("connection").hidden = false;
    wanted = shown;
    stop();
  } finally {
    busy = false;
    mark();
  }
}

// Everything around the board shows where one is.
function mark() {
  scrub.value = wanted;
  scrub.setAttribute("aria-valuetext", `${wanted} / ${length}`);
  for (const link of document.querySelectorAll("[data-go]")) {
    link.href = address(targets[link.dataset.go]());
    link.classList.toggle("is-end", targets[link.dataset.go]() === wanted);
  }
  for (const link of document.querySelectorAll("[data-way]")) {
    link.href = `${location.pathname}?move=${wanted}&eyes=${link.dataset.way}`;
  }
  film.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const line = film.querySelector(`[data-move="${wanted}"]`);
  line?.setAttribute("aria-current", "step");
  if (line && film.clientHeight) {
    film.scrollTop +=
      line.getBoundingClientRect().top - film.getBoundingClientRect().top - film.clientHeight / 2;
  }
  if (from) {
    from.value = wanted;
    const ended = "over" in reel.dataset && wanted === length;
    goOn.type = ended ? "button" : "submit";
    goOn.toggleAttribute("aria-disabled", ended);
    if (ended) goOn.setAttribute("aria-disabled", "true");
  }
}

// No longer runs by itself.
function stop() {
  clearTimeout(ticking);
  run.setAttribute("aria-pressed", "false");
}

// One move further, and again after a while.
function tick() {
  if (wanted >= length) {
    stop();
    return;
  }
  go(wanted + 1);
  ticking = setTimeout(tick, 1200 / Number(document.getElementById("speed").value));
}

// Runs or stops; from the end it runs from the beginning.
function toggle() {
  if (run.getAttribute("aria-pressed") === "true") {
    stop();
    return;
  }
  run.setAttribute("aria-pressed", "true");
  if (wanted >= length) go(0);
  clearTimeout(ticking);
  ticking = setTimeout(tick, 300);
}

run.addEventListener("click", toggle);
scrub.addEventListener("input", () => {
  stop();
  go(Number(scrub.value));
});
document.addEventListener("click", (event) => {
  event.target.closest("[popover] a[href^='#']")?.closest("[popover]").hidePopover();
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const link = event.target.closest("[data-go], a[data-move]");
  if (!link) return;
  event.preventDefault();
  stop();
  go(link.dataset.go ? targets[link.dataset.go]() : Number(link.dataset.move));
});
document.getElementById("drawer").addEventListener("toggle", mark);

const keys = {
  ArrowLeft: "back",
  ArrowRight: "ahead",
  "Shift ArrowLeft": "turn-back",
  "Shift ArrowRight": "turn-ahead",
  PageUp: "round-back",
  PageDown: "round-ahead",
  Home: "first",
  End: "last",
};
document.addEventListener(
  "keydown",
  (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const on = event.target;
    if (on.matches("select, textarea, input:not([type=range]):not([type=radio])")) return;
    const name = keys[(event.shiftKey ? "Shift " : "") + event.key];
    if (name) {
      if (on.matches("[type=radio]")) return;
      stop();
      go(targets[name]());
    } else if (event.key === " " && !on.closest("a, button, summary, [popover]")) {
      toggle();
    } else if (event.key === "?") {
      document.getElementById("more").togglePopover();
    } else {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
mark();
