// Puts a new board into the page and touches only what has changed. The last board is kept as it
// came (`was`): where it equals the new one (`now`), the page stays as it is, whatever people and
// scripts have done there. Children find themselves again by what they are: tag, id, data-fly.
// Half of a board lies in sheets that are closed: one that differs is emptied, and filled when it is
// opened, or later, when there is time.
const SHEETS = ":is(.preview, .closer)[popover]";
const LATER = 60; // milliseconds between two sheets that are filled: a frame for each
const unfilled = new Map(); // sheets, and what is to lie in them
let isFilling = false;
let came = document.getElementById("board").cloneNode(true);

const texts = (node) =>
  [...node.childNodes].map((one) => (one.nodeType === 3 ? one.data.trim() : "")).join("");
const isCard = (old, one) =>
  one.dataset.fly && one.dataset.fly === old.dataset.fly && one.localName === old.localName;
const what = (node) => `${node.localName}#${node.id}#${node.dataset.fly ?? ""}`;

// A board that has come, as HTML.
export function parse(html) {
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  return parsed.content.firstElementChild;
}

// The door: a new board for the one in the page.
export function morph(board, now) {
  const held = document.activeElement;
  if (!came.isEqualNode(now)) settle(board, came, now);
  came = now;
  if (now.matches(".led")) fillAll(); // a coach points at what lies in them
  if (!isFilling) fillSoon();
  // What is moved in the page loses the focus.
  if (held.isConnected && held !== document.activeElement) held.focus({ preventScroll: true });
}

function empty(sheet, now) {
  sheet.replaceChildren();
  unfilled.set(sheet, now);
}

function fill(sheet) {
  const now = unfilled.get(sheet);
  unfilled.delete(sheet);
  if (now) sheet.replaceChildren(...now.cloneNode(true).childNodes);
}

export function fillAll() {
  for (const sheet of unfilled.keys()) fill(sheet);
}

function fillNext() {
  for (const sheet of unfilled.keys()) if (!sheet.isConnected) unfilled.delete(sheet);
  const [next] = unfilled.keys();
  fill(next);
  fillSoon();
}

function fillSoon() {
  isFilling = unfilled.size > 0;
  if (isFilling) setTimeout(fillNext, LATER);
}
document.addEventListener(
  "beforetoggle",
  ({ target, newState }) => newState === "open" && fill(target),
  true,
);

// A copy of what has come for the page.
function copied(now) {
  const copy = now.cloneNode(true);
  const sheets = now.querySelectorAll(SHEETS);
  for (const [place, sheet] of copy.querySelectorAll(SHEETS).entries()) empty(sheet, sheets[place]);
  if (copy.matches(SHEETS)) empty(copy, now);
  return copy;
}

// Makes an element of the page what the new board has in its place; the old one was another.
function settle(page, was, now) {
  if (page.hasAttribute("data-keep")) return;
  for (const { name, value } of now.attributes) {
    if (was.getAttribute(name) !== value) page.setAttribute(name, value);
  }
  for (const { name } of was.attributes) {
    if (!now.hasAttribute(name)) page.removeAttribute(name);
  }
  if (page.matches(`${SHEETS}:not(:popover-open)`)) return empty(page, now);
  const isOurs = page.childElementCount === was.childElementCount; // no script has added anything
  if (isOurs && texts(was) === texts(now)) arrange(page, was, now);
  else page.replaceChildren(...copied(now).childNodes);
}

// Those in front and at the back that are equal stay; the others are settled, made or taken away.
function arrange(page, was, now) {
  const pages = [...page.children];
  const olds = [...was.children];
  const news = [...now.children];
  let start = 0;
  let end = 0;
  const least = Math.min(olds.length, news.length);
  while (start < least && olds[start].isEqualNode(news[start])) start += 1;
  while (end < least - start && olds.at(-1 - end).isEqualNode(news.at(-1 - end))) end += 1;
  const left = olds
    .slice(start, olds.length - end)
    .map((old, place) => ({ old, node: pages[start + place] }));
  const wanted = news.slice(start, news.length - end);
  const known = new Map(); // who it was: itself, the same card elsewhere, or whoever bears its name
  for (const isSame of [
    (old, one) => old.isEqualNode(one),
    isCard,
    (old, one) => what(old) === what(one),
  ]) {
    for (const one of wanted) {
      const place = known.has(one) ? -1 : left.findIndex(({ old }) => isSame(old, one));
      if (place >= 0) known.set(one, left.splice(place, 1)[0]);
    }
  }
  // Who goes does so first: those behind move up, and nobody is taken out and put in again for it.
  for (const { node } of left) node.remove();
  let next = start ? pages[start - 1].nextElementSibling : page.firstElementChild;
  for (const one of wanted) {
    const { old, node } = known.get(one) ?? { node: copied(one) };
    if (node === next?.nextElementSibling) next = node; // whoever stood before it goes further back
    if (node === next) next = next.nextElementSibling;
    else page.insertBefore(node, next);
    if (old && !old.isEqualNode(one)) settle(node, old, one);
  }
}
