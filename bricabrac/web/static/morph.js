// Puts a new board into the page and touches only what has changed. The last board is kept as it
// came (`was`): where it equals the new one (`now`), the page stays as it is, whatever people and
// scripts have done there. Children find themselves again by what they are: tag, id, data-fly, part.
// Half of a board lies in sheets that are closed: one that differs is emptied, and filled when it is
// opened, or later, when there is time. What has to be done is found out first, from the two boards alone
// (`compared`): that may be another task, and the page is touched in a shorter one.
const SHEETS = ":is(.preview, .closer)[popover]";
const LATER = 60; // milliseconds between two sheets that are filled: a frame for each
const unfilled = new Map(); // sheets, and what is to lie in them
let undrawn = []; // pictures that are not painted yet: they keep in `data-href` what they are of
let isFilling = false;
let came = document.getElementById("board").cloneNode(true);

const texts = (node) =>
  [...node.childNodes].map((one) => (one.nodeType === 3 ? one.data.trim() : "")).join("");
const isCard = (old, one) =>
  one.dataset.fly && one.dataset.fly === old.dataset.fly && one.localName === old.localName;
// Parts of the table are called by their class: when one comes, the others stay who they are.
const part = (node) =>
  node.localName === "section" && [...node.classList].find((one) => one !== "panel");
const what = (node) => `${node.localName}#${node.id}#${node.dataset.fly ?? ""}#${part(node)}`;

// A board that has come, as HTML.
export function parse(html) {
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  return parsed.content.firstElementChild;
}

// What makes the last board that came the new one.
export function compared(now) {
  return { from: came, change: came.isEqualNode(now) ? null : differ(came, now) };
}

// The door: a new board for the one in the page.
export function morph(board, now, found = compared(now)) {
  const { change } = found.from === came ? found : compared(now);
  const held = document.activeElement;
  // Taking away what is held lays out the page as it is then: half of a board, if it is not let go first.
  if (change && board.contains(held) && isGoing(held, board, change)) held.blur();
  if (change) settle(board, change);
  came = now;
  if (now.matches(".led")) fillAll(); // a coach points at what lies in them
  if (!isFilling) fillSoon();
  if (document.hidden) draw();
  else requestAnimationFrame(draw);
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
  draw();
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

// A picture is made of many parts, most of what there is to be given a style: in the frame that paints it,
// not in the task that puts a board. It is as large without them.
function draw() {
  for (const use of undrawn) {
    if (!use.hasAttribute("href")) use.setAttribute("href", use.dataset.href);
    delete use.dataset.href;
  }
  undrawn = [];
}

// Copies for the page of what has come, and the sheets among them, which are empty at first.
function copied(...nodes) {
  const copies = document.createDocumentFragment();
  copies.append(...nodes.map((one) => one.cloneNode(true)));
  const full = nodes.flatMap((one) =>
    one.nodeType === 1
      ? [...(one.matches(SHEETS) ? [one] : []), ...one.querySelectorAll(SHEETS)]
      : [],
  );
  const sheets = [...copies.querySelectorAll(SHEETS)].map((sheet, place) => [sheet, full[place]]);
  for (const [sheet] of sheets) sheet.replaceChildren();
  const uses = copies.querySelectorAll("use");
  for (const use of uses) {
    use.dataset.href = use.getAttribute("href");
    use.removeAttribute("href");
  }
  return { copies, sheets, uses };
}

// They come into the page: from now on there are sheets to fill and pictures to draw.
function entering({ copies, sheets, uses }) {
  for (const [sheet, now] of sheets) unfilled.set(sheet, now);
  undrawn.push(...uses);
  return copies;
}

// What an element of the old board is given and loses to be one of the new.
function differ(was, now) {
  const given = [...now.attributes].filter(({ name, value }) => was.getAttribute(name) !== value);
  const lost = [...was.attributes].filter(({ name }) => !now.hasAttribute(name));
  const inside = now.matches(SHEETS) ? null : differInside(was, now); // most sheets are closed
  return { was, now, given, lost, inside };
}

// What lies in it: everything anew where words are others, or pieces among them: words that stay and come to
// stand elsewhere on their line are counted as jumping, all along it. Else those in front and at the back that are
// equal stay, and the others change, come or go. Children are told by their places in the old board.
function differInside(was, now) {
  const words = texts(now);
  if (texts(was) !== words || (words && now.querySelector(":scope > .pc")))
    return { anew: copied(...now.childNodes) };
  const olds = [...was.children];
  const news = [...now.children];
  let start = 0;
  let end = 0;
  const least = Math.min(olds.length, news.length);
  while (start < least && olds[start].isEqualNode(news[start])) start += 1;
  while (end < least - start && olds.at(-1 - end).isEqualNode(news.at(-1 - end))) end += 1;
  const left = olds.map((_, place) => place).slice(start, olds.length - end);
  const wanted = news.slice(start, news.length - end);
  const known = new Map(); // who it was: itself, the same card elsewhere, or whoever bears its name
  const isItself = (old, one) => old.isEqualNode(one);
  for (const isSame of [isItself, isCard, (old, one) => what(old) === what(one)]) {
    for (const one of wanted) {
      const at = known.has(one) ? -1 : left.findIndex((place) => isSame(olds[place], one));
      if (at < 0) continue;
      const [place] = left.splice(at, 1);
      known.set(one, { place, change: isSame === isItself ? null : differ(olds[place], one) });
    }
  }
  return { start, gone: left, steps: wanted.map((one) => known.get(one) ?? { come: copied(one) }) };
}

// Makes an element of the page what the new board has in its place.
function settle(page, change) {
  const { now, given, lost } = change;
  if (page.hasAttribute("data-keep")) return;
  for (const { name, value } of given) page.setAttribute(name, value);
  for (const { name } of lost) page.removeAttribute(name);
  if (page.matches(`${SHEETS}:not(:popover-open)`)) return empty(page, now);
  const { anew, ...order } = insideOf(page, change);
  if (anew) page.replaceChildren(entering(anew));
  else arrange(page, order);
}

// Where a script has added something to the page, everything there is made anew.
function insideOf(page, change) {
  const isOurs = page.childElementCount === change.was.childElementCount;
  change.inside ??= differInside(change.was, change.now);
  return isOurs ? change.inside : { anew: change.inside.anew ?? copied(...change.now.childNodes) };
}

function arrange(page, { start, gone, steps }) {
  const pages = [...page.children];
  // Who goes does so first: those behind move up, and nobody is taken out and put in again for it.
  for (const place of gone) pages[place].remove();
  let next = start ? pages[start - 1].nextElementSibling : page.firstElementChild;
  for (const { place, change, come } of steps) {
    const node = come ? entering(come) : pages[place];
    if (node === next?.nextElementSibling) next = node; // whoever stood before it goes further back
    if (node === next) next = next.nextElementSibling;
    else page.insertBefore(node, next);
    if (change) settle(node, change);
  }
}

// Whether what somebody holds will be taken out of the page.
function isGoing(held, page, change) {
  const place = [...page.children].findIndex((one) => one.contains(held));
  if (place < 0 || page.hasAttribute("data-keep")) return false;
  const { anew, gone, steps } = insideOf(page, change);
  if (anew || gone.includes(place)) return true;
  const next = steps.find((one) => one.place === place)?.change;
  return Boolean(next) && isGoing(held, page.children[place], next);
}
