// Flights by the story that the rules tell: pieces, cards and points go from whom to whom, and
// machines perform. A board brings the flights of its last actions; those that are new are shown. Whatever only
// moves within its list glides.
import { perform } from "./perform.js";

const SVG = "http://www.w3.org/2000/svg";
const MOST = 5; // pieces that fly at once, of many
const SPAN = 1100; // milliseconds from the first start to the last
const WIDEST = 260; // pixels of what may swell when it gets something: a whole belt may not
const air = document.createElement("div");
air.className = "air";
air.setAttribute("aria-hidden", "true");
document.body.append(air);

const art = () => document.querySelector("use[href]").getAttribute("href").split("#")[0];
const seen = (elements) =>
  [...elements].find(
    (one) => one.checkVisibility() && !one.closest(".tale, .drawer, .help, .panel[popover]"),
  );

// What of a side a place means: `stock-1` is the stock of whatever shows the seat.
const PARTS = { stock: ".stock", shop: ".tokens", hand: ".hand" };

// Asked for each place once: much comes from the same stock, and goes to it.
function finder(board) {
  const known = new Map();
  return (place) => {
    if (!known.has(place)) known.set(place, find(place, board));
    return known.get(place);
  };
}

// The element of a place: itself, what lies in it, or the token of whose it is.
function find(place, board) {
  const [name, thing] = place.split("/");
  const [part, seat] = name.split("-");
  const own = PARTS[part] ? `, [data-side="${seat}"] ${PARTS[part]}` : "";
  const around = seen(
    board.querySelectorAll(`[data-place~="${name}"], [id="${name}"], .${name}${own}`),
  );
  const inside = thing && around && [...around.querySelectorAll(`[data-fly="${thing}"]`)].at(-1);
  if (inside || around) return { element: inside || around, isThing: Boolean(inside) };
  const person = seat && seen(board.querySelectorAll(`.who[data-seat="${seat}"]`));
  return { element: person, isThing: false };
}

// The middle of an element, as near as the screen shows it.
function middle(element) {
  const box = element?.getBoundingClientRect();
  if (!box?.width) return null;
  const inside = (value, most) => Math.max(12, Math.min(most - 12, value));
  return {
    x: inside(box.left + box.width / 2, innerWidth),
    y: inside(box.top + box.height / 2, innerHeight),
    width: box.width,
  };
}

// Before the new board comes: the flights that it tells and this one did not, with their starts.
export function takeOff(old, fresh) {
  const known = Number(old.dataset.moves);
  if (!(Number(fresh.dataset.moves) > known)) return [];
  const at = finder(old);
  return JSON.parse(fresh.dataset.flights)
    .filter(([number]) => number >= known)
    .map(([, what, start, end, count]) => {
      return { what, start, end, count, from: middle(at(start).element) };
    });
}

// A picture in the air; figures wear the colour of whoever they belong to.
function ghost(what, size) {
  const picture = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  const [, figure, seat] = what.match(/^(f-\w+-)(\d+)$/) ?? [];
  const token = figure && document.querySelector(`.who[data-seat="${seat - 1}"]`);
  const colour = token?.className.match(/seat-(\d+)/)?.[1];
  use.setAttribute("href", `${art()}#${colour ? figure + colour : what}`);
  for (const side of ["width", "height"]) picture.setAttribute(side, size);
  picture.append(use);
  air.append(picture);
  return picture;
}

// Lets a picture fly in a low arc, and fade where it lands.
function soar(picture, from, to, size, timing) {
  const put = (x, y, scale) => `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`;
  const high = Math.min(from.y, to.y) - 18;
  const flight = picture.animate(
    [
      { transform: put(from.x, from.y, 0.6), opacity: 0 },
      { transform: put(from.x, from.y, 1.1), opacity: 1, offset: 0.15 },
      { transform: put((from.x + to.x) / 2, (high + (from.y + to.y) / 2) / 2, 1.25), offset: 0.55 },
      { transform: put(to.x, to.y, 1), opacity: 1, offset: 0.92 },
      { transform: put(to.x, to.y, 0.7), opacity: 0 },
    ],
    { easing: "ease-in-out", fill: "both", ...timing },
  );
  flight.finished.then(
    () => picture.remove(),
    () => picture.remove(),
  );
  return flight;
}

// A card comes to where it lies now, in a box, from where it came.
function arrive(element, box, from, timing) {
  const dx = from.x - box.left - box.width / 2;
  const dy = from.y - box.top - box.height / 2;
  const scale = Math.min(1, Math.max(0.25, from.width / box.width));
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { easing: "cubic-bezier(.2, .8, .3, 1)", fill: "backwards", ...timing },
  );
}

// Where everything of a flight is on the new board.
function plan(one, at) {
  if (!one.end) return { ...one, actor: at(one.start).element };
  const { element, isThing } = at(one.end);
  const from = one.from ?? middle(at(one.start).element);
  const isItself = isThing && one.end.endsWith(`/${one.what.slice(one.what.indexOf("-") + 1)}`);
  return {
    ...one,
    element,
    from,
    to: middle(element),
    box: isItself && element.getBoundingClientRect(),
  };
}

// When the new board is there: cards come, one after the other, and the others are told by `start`
// to take off. All is measured before anything moves: measuring in between would lay out the page.
export function fly(flights, swift) {
  const at = finder(document.getElementById("board"));
  const step = Math.min(160, SPAN / Math.max(1, flights.length));
  const flown = new Set();
  const planned = flights.map((one, place) => ({
    ...plan(one, at),
    timing: { duration: 460 * swift, delay: place * step * swift },
  }));
  for (const { element, box, from, to, timing } of planned) {
    if (!from || !to || !box) continue;
    flown.add(element);
    arrive(element, box, from, timing);
  }
  const start = () => {
    for (const one of planned) {
      if (!one.end) perform(one.actor, one.what, one.timing.delay, swift);
      else if (one.from && one.to && !one.box) launch(one, swift);
    }
  };
  return { flown, start };
}

// Some of many pieces fly, and whoever gets them is seen to get them.
function launch({ what, element, from, to, count, timing }, swift) {
  const isPiece = what.startsWith("i-");
  const size = isPiece ? 26 : 64;
  for (let copy = 0; copy < Math.min(MOST, count); copy += 1) {
    const late = { ...timing, delay: timing.delay + copy * 70 * swift };
    const flight = soar(ghost(what, size), from, to, size, late);
    if (copy === 0 && isPiece && to.width < WIDEST)
      flight.finished.then(
        () => bump(element),
        () => {},
      );
  }
}

// Whoever gets something is seen to get it.
function bump(element) {
  element?.animate([{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], { duration: 220 });
}

// Everything is where it flies to.
export function land() {
  for (const one of air.getAnimations({ subtree: true })) one.finish();
}

// Where everything lies that moves within its list: a row that closes up, a belt that runs, a part of the
// table below one that shrinks. A page that has been scrolled meanwhile moves nothing.
export function places(board) {
  const scrolled = scrollY;
  return [...board.querySelectorAll("[data-fly], [data-glides]")].map((element) => ({
    element,
    key: element.dataset.fly,
    list: element.parentElement,
    rect: element.getBoundingClientRect(),
    scrolled,
    taken: false,
  }));
}

const held = new Map(); // who waits to glide on, and from where

// A new board finds things under way: they are stopped, and go on from where they are seen.
export function halt(board, before) {
  const stopped = new Set();
  for (const one of board.getAnimations({ subtree: true })) {
    const { target } = one.effect;
    if (one.constructor !== Animation || !target.matches("[data-fly], [data-glides]")) continue;
    stopped.add(target);
    one.cancel();
  }
  for (const one of before) {
    one.isStopped = stopped.has(one.element) || held.has(one.element);
  }
  for (const element of held.keys()) element.style.transform = "";
  held.clear();
}

// What lies elsewhere in its list now glides there; what comes from elsewhere, the story tells. Who was
// stopped on the way is held in its place until its `release`, in another frame: a glide that takes the place of
// another in one frame counts as a jump.
export function glide(before, after, flown, swift) {
  const itself = new Map(before.map((old) => [old.element, old]));
  const isSame = (old, one) => old && old.key === one.key && old.list === one.list;
  for (const one of after) {
    const old = itself.get(one.element);
    // or the same card, made anew: of several alike, one that has gone
    const isGone = (other) => !other.taken && !other.element.isConnected && isSame(other, one);
    const was = isSame(old, one) ? old : before.find(isGone);
    if (was) was.taken = true;
    if (!was?.rect.width || !one.rect.width || flown.has(one.element)) continue;
    const dx = was.rect.left - one.rect.left;
    const dy = was.rect.top + was.scrolled - one.rect.top - one.scrolled;
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    const from = `translate(${dx}px, ${dy}px)`;
    if (old?.isStopped) {
      one.element.style.transform = from;
      held.set(one.element, from);
    } else slide(one.element, from, swift);
  }
}

// Those who were stopped glide on.
export function release(swift) {
  for (const [element, from] of held) {
    element.style.transform = "";
    slide(element, from, swift);
  }
  held.clear();
}

function slide(element, from, swift) {
  element.animate(
    [
      { transform: from, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: 420 * swift, easing: "cubic-bezier(.2, .8, .3, 1)" },
  );
}
