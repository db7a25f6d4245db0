// A word about anything at the table: when the pointer rests on it, when the keyboard reaches it,
// when a finger stays on it. What is said comes from one file, fetched once and kept for ever.
import { markOf } from "./marks.js";

const address = document.querySelector("meta[name=help]").content;
const game = address.split("/")[3];
const REST = 450;
const HOLD = 450;
const GRACE = 280;
const GAP = 8;

let known; // the file, once it is here
let asked; // the request, once it is sent
let shown = null; // what the bubble speaks of
let waiting; // the timer until it speaks
let leaving; // and until it goes
let dismissed = null; // what it was closed on by Esc
let held = false; // a finger has stayed: its click does nothing
const bubble = document.createElement("aside");
bubble.id = "bubble";
bubble.popover = "manual";
document.body.append(bubble);

// The file, fetched when somebody first asks; after a failure the next one asks again.
async function file() {
  asked ??= fetch(address).then((answer) => answer.json());
  try {
    known ??= await asked;
  } catch {
    asked = undefined;
  }
  if (known) bubble.setAttribute("aria-label", known.about);
  return known;
}

// What a picture is of, even if it is not painted yet (morph.js).
const symbol = (use) => (use.getAttribute("href") ?? use.dataset.href).replace(/^.*#[a-z]+-/, "");
const picture = (element) =>
  [...element.querySelectorAll("use")].map(symbol).find((id) => id in known.things);

// What an element is called in the file, or nothing.
function key(element) {
  if (element.dataset.help) return element.dataset.help;
  const mark = markOf(element);
  if (mark) return mark;
  if (element.dataset.fly) return element.dataset.fly;
  if (element.closest("[data-fly]") && element.matches("button, .face, .scene, .scene *"))
    return "";
  if (
    element.matches(
      "svg, g.seg, .pc, .stock > li, .legend > li, .signs > li, button, .act, .badge, .worth",
    )
  ) {
    return picture(element) || "";
  }
  return "";
}

// The nearest thing that there is something to say about.
function thing(target) {
  for (let element = target; element && element.id !== "board"; element = element.parentElement) {
    const id = key(element);
    if (id in known.things) return { element, id };
  }
  return null;
}

// A link into the library, which opens beside the table.
function link(text, href) {
  const made = document.createElement("a");
  made.textContent = text;
  made.href = href;
  made.target = "rules";
  return made;
}

// A link to a rule, by its own name or by that of a refusal.
const rules = (rule) => {
  const anchor = known.said[rule] || (rule in known.links ? rule : "");
  return anchor && link(known.links[anchor], `/rules/${game}#${anchor}`);
};

// Says what is known about a thing, what the table says about it now, and where to read on.
function show(found, now) {
  const about = known.things[found.id];
  hide();
  const title = document.createElement("b");
  const text = document.createElement("p");
  const more = document.createElement("p");
  title.textContent = about.name;
  text.textContent = about.text;
  more.className = "links";
  more.append(rules(about.rules));
  if (about.card) more.append(link(known.card, `/cards/${game}/${about.card}`));
  bubble.replaceChildren(title, text);
  // What the table says here and now, in place of the browser's own tip.
  const spot =
    about.card || found.element.matches("button") ? found.element : document.createElement("i");
  const here = (spot.title ? spot : spot.querySelector("button[title]"))?.title;
  if (here && !here.endsWith(about.text)) {
    const line = document.createElement("p");
    line.className = "now";
    line.textContent = here;
    bubble.append(line);
  }
  const refused = spot.dataset.rule ? spot : spot.querySelector("button[data-rule]");
  const why = refused && rules(refused.dataset.rule);
  if (why && why.href !== more.firstChild.href) more.append(why);
  bubble.append(more);
  shown = { ...found, now, tips: mute(found.element) };
  bubble.showPopover();
  place();
}

// Tips of the browser would lie over ours: they wait until the bubble is gone.
function mute(element) {
  const tips = [];
  for (let one = element; one && one.id !== "board"; one = one.parentElement) {
    if (one.title) {
      tips.push([one, one.title]);
      one.removeAttribute("title");
    }
  }
  return tips;
}

// The bubble goes, and the browser's tips come back.
function hide() {
  clearTimeout(waiting);
  clearTimeout(leaving);
  if (!shown) return;
  for (const [element, title] of shown.tips) if (!element.title) element.title = title;
  shown = null;
  bubble.hidePopover();
}

// Beside what it explains, never over it: below, above, right or left, wherever there is room.
function place() {
  const box = shown.element.getBoundingClientRect();
  if (!shown.element.isConnected || !box.width) return hide();
  const { width, height } = bubble.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const high = innerHeight;
  const across = Math.min(Math.max(GAP, box.left + box.width / 2 - width / 2), wide - width - GAP);
  const along = Math.min(Math.max(GAP, box.top), high - height - GAP);
  const spots = [
    [box.bottom + GAP + height <= high - GAP, across, box.bottom + GAP],
    [box.top - GAP - height >= GAP, across, box.top - GAP - height],
    [box.right + GAP + width <= wide - GAP, box.right + GAP, along],
    [box.left - GAP - width >= GAP, box.left - GAP - width, along],
    [true, across, box.top > high - box.bottom ? GAP : high - height - GAP],
  ];
  const [, left, top] = spots.find(([fits]) => fits);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  shown.box = box;
}

// Speaks of what is here, unless the pointer moves on before.
async function soon(target, delay, now) {
  clearTimeout(waiting);
  if (!target.closest?.("#board") || !(await file())) return;
  if (clicked && now === "hover") return; // while the file was fetched
  const found = thing(target);
  if (!found || found.element === dismissed) return;
  if (shown?.element === found.element) {
    clearTimeout(leaving);
    return;
  }
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (found.element.isConnected) show(found, now);
  }, delay);
}

// The bubble stays long enough for the pointer to reach it.
function later() {
  clearTimeout(waiting);
  clearTimeout(leaving);
  leaving = setTimeout(hide, GRACE);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  if (bubble.contains(event.target)) {
    clearTimeout(leaving);
    return;
  }
  if (dismissed && !dismissed.contains(event.target)) dismissed = null;
  if (shown && shown.now !== "focus" && !shown.element.contains(event.target)) later();
  moved(event);
  if (!clicked) soon(event.target, REST, "hover");
});
document.addEventListener("pointerout", (event) => {
  if (event.pointerType !== "touch" && shown?.now === "hover" && !event.relatedTarget) later();
});
document.addEventListener("focusin", (event) => {
  if (bubble.contains(event.target)) {
    clearTimeout(leaving);
    return;
  }
  if (dismissed && !dismissed.contains(event.target)) dismissed = null;
  if (shown?.now === "focus") hide();
  if (event.target.matches(":focus-visible")) soon(event.target, REST, "focus");
});
document.addEventListener("focusout", (event) => {
  if (shown?.now === "focus" && !bubble.contains(event.relatedTarget)) later();
});
document.addEventListener(
  "keydown",
  (event) => {
    if (!shown) return;
    if (event.key === "Escape") {
      event.preventDefault();
      dismissed = shown.element;
      clicked = last;
      if (bubble.contains(document.activeElement)) shown.from?.focus();
      hide();
    } else if (event.key === "?" && !event.target.matches("input, select, textarea")) {
      event.preventDefault();
      shown.from = document.activeElement;
      bubble.querySelector("a").focus();
    }
  },
  true,
);

// Who has just clicked, or closed the bubble, is not asking: the pointer has to move first.
// A finger that stays: then the click that follows is not meant.
let start = null;
let clicked = null;
let last = null;
document.addEventListener("pointerdown", (event) => {
  held = false;
  clicked = bubble.contains(event.target) ? null : { x: event.clientX, y: event.clientY };
  if (shown && !bubble.contains(event.target)) hide();
  clearTimeout(waiting);
  if (event.pointerType !== "touch" || !event.target.closest?.("#board")) return;
  start = { x: event.clientX, y: event.clientY };
  const target = event.target;
  file();
  waiting = setTimeout(() => {
    const found = known && thing(target);
    if (found) {
      held = true;
      show(found, "touch");
    }
  }, HOLD);
});
// A pointer that moves is asking again; a finger that moves is scrolling.
const moved = (event) => {
  last = { x: event.clientX, y: event.clientY };
  if (clicked && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) > 4)
    clicked = null;
  if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10)
    clearTimeout(waiting);
};
document.addEventListener("pointermove", moved, true);
// A finger that is gone asks nothing.
const lifted = (event) => {
  if (event.pointerType !== "touch") return;
  start = null;
  clearTimeout(waiting);
};
document.addEventListener("pointerup", lifted);
document.addEventListener("pointercancel", lifted);
document.addEventListener("contextmenu", (event) => {
  if (start || held) event.preventDefault();
});
document.addEventListener(
  "click",
  (event) => {
    if (held && !bubble.contains(event.target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    held = false;
  },
  true,
);

// It does not run after what another board puts elsewhere.
document.addEventListener("board", () => {
  if (!shown) return;
  const { left, top } = shown.element.getBoundingClientRect();
  if (Math.hypot(left - shown.box.left, top - shown.box.top) > 2) hide();
});
addEventListener(
  "scroll",
  () => {
    if (shown) place();
  },
  { passive: true, capture: true },
);
addEventListener("resize", hide);

// A refusal leads to the rule that it rests on.
document.addEventListener("toast", async () => {
  const toast = document.getElementById("toast");
  const rule = toast.dataset.rule;
  if (!rule || !(await file()) || toast.dataset.rule !== rule) return;
  const why = rules(rule);
  if (why) toast.append(" ", why);
});
