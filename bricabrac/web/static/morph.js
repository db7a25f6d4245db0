// Puts a new board into the page and touches only what has changed. The last board is kept as it
// came (`was`): where it equals the new one (`now`), the page stays as it is, whatever people and
// scripts have done there. Children find themselves again by what they are: tag, id, data-fly.
let came = document.getElementById("board").cloneNode(true);

const texts = (node) =>
  [...node.childNodes].map((one) => (one.nodeType === 3 ? one.data.trim() : "")).join("");
const what = (node) => `${node.localName}#${node.id}#${node.dataset.fly ?? ""}`;

// The door: a new board, as HTML, for the one in the page; `look` sees both before it happens.
export function morph(board, html, look) {
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  const now = parsed.content.firstElementChild;
  look(now);
  const held = document.activeElement;
  settle(board, came, now);
  came = now;
  // What is moved in the page loses the focus.
  if (held.isConnected && held !== document.activeElement) held.focus({ preventScroll: true });
}

// Makes an element of the page what the new board has in its place.
function settle(page, was, now) {
  if (page.hasAttribute("data-keep") || was.isEqualNode(now)) return;
  for (const { name, value } of now.attributes) {
    if (was.getAttribute(name) !== value) page.setAttribute(name, value);
  }
  for (const { name } of was.attributes) {
    if (!now.hasAttribute(name)) page.removeAttribute(name);
  }
  const isOurs = page.childElementCount === was.childElementCount; // no script has added anything
  if (isOurs && texts(was) === texts(now)) arrange(page, was, now);
  else page.replaceChildren(...now.cloneNode(true).childNodes);
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
  let next = pages[start] ?? null;
  for (const one of news.slice(start, news.length - end)) {
    const equal = left.findIndex(({ old }) => old.isEqualNode(one));
    const same = equal < 0 ? left.findIndex(({ old }) => what(old) === what(one)) : equal;
    const found = same < 0 ? null : left.splice(same, 1)[0];
    const node = found ? found.node : one.cloneNode(true);
    if (node === next) next = next.nextElementSibling;
    else page.insertBefore(node, next);
    if (found) settle(node, found.old, one);
  }
  for (const { node } of left) node.remove();
}
