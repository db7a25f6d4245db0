// Machines that perform: for a moment a picture is put together from its parts as they are drawn,
// so that gears turn, jaws snap and chimneys puff. How each part moves is said in perform.css.
const SVG = "http://www.w3.org/2000/svg";
const LENGTH = 1100; // milliseconds
let drawn; // the sprite, read once

// Every symbol of the sprite, and its address.
async function sprite(address) {
  drawn ??= fetch(address)
    .then((answer) => answer.text())
    .then((text) => new DOMParser().parseFromString(text, "image/svg+xml"));
  return drawn;
}

// What is drawn elsewhere stands in its place by what is around it, so that it can move by itself.
function jointed(part, address) {
  const uses = [part, ...part.querySelectorAll("use")].filter((one) => one.localName === "use");
  const around = document.createElementNS(SVG, "g");
  around.append(part);
  for (const use of uses) {
    const name = use.getAttribute("href").slice(1);
    const joint = document.createElementNS(SVG, "g");
    use.setAttribute("href", `${address}#${name}`);
    use.classList.add(name);
    const [x, y] = ["x", "y"].map((side) => use.getAttribute(side) ?? 0);
    joint.setAttribute("transform", `${use.getAttribute("transform") ?? ""} translate(${x} ${y})`);
    for (const old of ["transform", "x", "y"]) use.removeAttribute(old);
    use.replaceWith(joint);
    joint.append(use);
  }
  return around;
}

// The picture of a symbol, part by part; each knows its place among them. What is seen only when
// it performs, a jet of water, has a symbol of its own.
function assembled(symbol, extra, address) {
  const picture = document.createElementNS(SVG, "svg");
  for (const { name, value } of symbol.attributes)
    if (name !== "id") picture.setAttribute(name, value);
  picture.setAttribute("class", `acts ${symbol.id}`);
  for (const [place, child] of [...symbol.children].entries()) {
    const part = jointed(document.importNode(child, true), address);
    part.classList.add(`part-${place}`);
    picture.append(part);
  }
  for (const child of extra?.children ?? []) {
    const part = jointed(document.importNode(child, true), address);
    part.classList.add("extra");
    picture.append(part);
  }
  return picture;
}

// Stars around a project that is done.
function burst(picture, address) {
  for (let count = 0; count < 10; count += 1) {
    const star = document.createElementNS(SVG, "use");
    star.setAttribute("href", `${address}#i-vp`);
    star.setAttribute("class", "star");
    star.style.setProperty("--nth", count);
    for (const name of ["width", "height"]) star.setAttribute(name, 30);
    for (const name of ["x", "y"]) star.setAttribute(name, 45);
    picture.append(star);
  }
}

// Lets what lies somewhere on the board perform, and puts everything back.
export async function perform(element, what, delay, swift) {
  const shown = element?.querySelector(`use[href$="#${what}"]`);
  const still = shown?.closest("svg");
  if (!still) return;
  const address = shown.getAttribute("href").split("#")[0];
  const symbols = await sprite(address);
  const symbol = symbols.getElementById(what);
  await new Promise((done) => setTimeout(done, delay));
  await Promise.allSettled(element.getAnimations().map((one) => one.finished)); // it has arrived
  const box = still.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!symbol || !top || !element.contains(top)) return; // nobody would see it
  const picture = assembled(symbol, symbols.getElementById(`x-${what}`), address);
  if (/^[mn]p-/.test(what)) burst(picture, address);
  for (const side of ["left", "top", "width", "height"]) picture.style[side] = `${box[side]}px`;
  picture.style.setProperty("--swift", swift);
  document.querySelector(".air").append(picture);
  still.style.visibility = "hidden";
  setTimeout(() => {
    picture.remove();
    still.style.visibility = "";
  }, LENGTH * swift);
}
