// What spills on the page as it lies now: said in words, one line for each, empty when all is well.
(root) => {
  const SLACK = 1.5; // pixels: borders, rounding, and the shadow of a letter
  const found = new Set();
  const styles = new Map();
  const style = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const boxes = new Map();
  const box = (one) => {
    if (!boxes.has(one)) boxes.set(one, one.getBoundingClientRect());
    return boxes.get(one);
  };
  const words = (one) => (one.textContent || "").replace(/\s+/g, " ").trim().slice(0, 40);
  const called = (one) => {
    const kind = (one.getAttribute?.("class") || "").trim().split(/\s+/).slice(0, 3).join(".");
    return `${one.localName}${one.id ? `#${one.id}` : ""}${kind ? `.${kind}` : ""}`;
  };
  const path = (one) => {
    const steps = [];
    for (let at = one; at && at !== document.body && steps.length < 3; at = at.parentElement)
      steps.unshift(called(at));
    return steps.join(" > ");
  };
  const told = (kind, one, more) => found.add(`${kind}: ${path(one)} “${words(one)}” ${more}`);
  // What is clipped to a pixel is there for the ear alone.
  const heard = new Map();
  const isHeard = (one) => {
    if (!one || one === document.body) return false;
    if (!heard.has(one)) {
      const isDot = floats(one) && style(one).overflowX !== "visible" && box(one).width <= 2;
      heard.set(one, isDot || isHeard(one.parentElement));
    }
    return heard.get(one);
  };
  const shown = new Map();
  const seen = (one) => {
    if (!shown.has(one))
      shown.set(
        one,
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !one.closest(".sr, .skip, script, style, noscript, template, option") &&
          !isHeard(one),
      );
    return shown.get(one);
  };
  const floats = (one) => ["absolute", "fixed"].includes(style(one).position);
  const stays = new Map();
  const stuck = (one) => {
    if (!one) return null;
    if (!stays.has(one)) {
      const isBar = ["fixed", "sticky"].includes(style(one).position);
      stays.set(one, isBar || one.matches(":popover-open") ? one : stuck(one.parentElement));
    }
    return stays.get(one);
  };
  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+/g) || [];
    return colour === "transparent" ? 0 : Number(parts[3] ?? 1);
  };
  const painted = (one) => {
    const look = style(one);
    if (look.display === "inline") return false;
    const edges = ["Top", "Right", "Bottom", "Left"].every(
      (side) => parseFloat(look[`border${side}Width`]) > 0 && alpha(look[`border${side}Color`]) > 0,
    );
    return edges || alpha(look.backgroundColor) > 0.05 || look.backgroundImage !== "none";
  };
  const covers = (one) => {
    const look = style(one);
    if (look.opacity < 0.5) return false;
    return alpha(look.backgroundColor) > 0.5 || look.backgroundImage.includes("url(");
  };
  const past = (inner, outer, across, down) => {
    const over = [];
    if (across && inner.left < outer.left - SLACK) over.push(`left ${outer.left - inner.left | 0}`);
    if (across && inner.right > outer.right + SLACK) over.push(`right ${inner.right - outer.right | 0}`);
    if (down && inner.top < outer.top - SLACK) over.push(`top ${outer.top - inner.top | 0}`);
    if (down && inner.bottom > outer.bottom + SLACK)
      over.push(`bottom ${inner.bottom - outer.bottom | 0}`);
    return over.join(", ");
  };
  const inside = (one) => {
    const whole = box(one);
    const left = whole.left + one.clientLeft;
    const top = whole.top + one.clientTop;
    return { left, top, right: left + one.clientWidth, bottom: top + one.clientHeight };
  };

  // Everything that is read: lines of text where their letters are, and small signs.
  const inks = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const around = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || around.closest("svg") || !seen(around)) continue;
    range.selectNodeContents(walk.currentNode);
    const half = parseFloat(style(around).fontSize) * 0.36;
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      const middle = (line.top + line.bottom) / 2;
      const { left, right } = line;
      inks.push({ around, isText: true, left, right, top: middle - half, bottom: middle + half });
    }
  }
  for (const sign of root.querySelectorAll("svg")) {
    const { left, right, top, bottom, width } = box(sign);
    if (width < 1 || width > 40 || sign.ownerSVGElement || !seen(sign)) continue;
    inks.push({ around: sign, isText: false, left, right, top, bottom });
  }

  // Nothing is cut by what hides its overflow, and nothing runs out of the box that is drawn for it.
  for (const ink of inks) {
    let [across, down, drawn] = [true, true, true];
    for (let at = ink.around; at && at !== document.body; at = at.parentElement) {
      const look = style(at);
      if (at !== ink.around || ink.isText) {
        const clips = (how) => how === "hidden" || how === "clip";
        const cut = past(ink, inside(at), across && clips(look.overflowX), down && clips(look.overflowY));
        if (cut && look.display !== "inline") {
          told("cut", ink.around, `by ${called(at)}: ${cut}`);
          break;
        }
        if (["auto", "scroll"].includes(look.overflowX)) across = false;
        if (["auto", "scroll"].includes(look.overflowY)) down = false;
        if (drawn && (at !== ink.around || ink.isText) && painted(at)) {
          const over = past(ink, box(at), across, down);
          if (over) {
            told("out", ink.around, `of ${called(at)}: ${over}`);
            break;
          }
        }
      }
      if (floats(at)) drawn = false; // a badge may sit on a corner
      if (look.position === "fixed" || at.matches(":popover-open")) break;
    }
    // What is left to be seen of it, where a box scrolls.
    for (let at = ink.around.parentElement; at && at !== document.body; at = at.parentElement) {
      if (style(at).overflowX === "visible" && style(at).overflowY === "visible") continue;
      const hole = inside(at);
      ink.left = Math.max(ink.left, hole.left);
      ink.right = Math.min(ink.right, hole.right);
      ink.top = Math.max(ink.top, hole.top);
      ink.bottom = Math.min(ink.bottom, hole.bottom);
    }
  }

  // No line lies on another.
  const laid = inks
    .filter((one) => one.right - one.left > 1 && one.bottom - one.top > 1)
    .sort((a, b) => a.top - b.top);
  laid.forEach((one, number) => {
    for (let next = number + 1; next < laid.length; next += 1) {
      const other = laid[next];
      if (other.top > one.bottom - 2) break;
      if (!one.isText && !other.isText) continue;
      if (one.around === other.around) continue;
      const beside = one.around.parentElement === other.around.parentElement;
      if (beside && one.isText !== other.isText) continue; // a number on its sign
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - other.top;
      if (wide < 3 || high < 3 || stuck(one.around) !== stuck(other.around)) continue;
      const [text, sign] = one.isText ? [one, other] : [other, one];
      if (text.around.contains(sign.around) || sign.around.contains(text.around)) continue;
      if (!sign.isText && sign.around.parentElement.contains(text.around)) continue;
      told("overlap", text.around, `with ${path(sign.around)} “${words(sign.around)}”`);
    }
  });

  // Neighbours in the flow do not overlap, nor do cards, each of which may have its own place.
  for (const parent of [root, ...root.querySelectorAll("*")]) {
    if (parent instanceof SVGElement || parent.childElementCount < 2 || !seen(parent)) continue;
    const row = [...parent.children].filter((one) => {
      if (one.localName === "svg" || !seen(one)) return false;
      const look = style(one);
      return (
        (["static", "relative"].includes(look.position) || one.matches(".card")) &&
        !["inline", "contents", "none"].includes(look.display) &&
        look.transform === "none" &&
        box(one).width > 1
      );
    });
    row.forEach((one, number) => {
      for (const other of row.slice(number + 1)) {
        const [a, b] = [box(one), box(other)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 2 || high <= 2) continue;
        const left = Math.max(a.left, b.left);
        const top = Math.max(a.top, b.top);
        const isTouched = (whose) =>
          laid.some(
            (ink) =>
              ink.left < left + wide && ink.right > left && ink.top < top + high && ink.bottom > top &&
              whose.contains(ink.around),
          );
        // One may stand on the other's free edge, unless both are of a kind.
        const alike = one.classList[0] === other.classList[0] && words(one) && words(other);
        if (alike || (isTouched(one) && isTouched(other)))
          told("neighbours", one, `and ${called(other)} “${words(other)}” by ${wide | 0} × ${high | 0}`);
      }
    });
  }

  // What is read is not hidden by something that is drawn over it.
  const home = [scrollX, scrollY];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(sheet);
  const isIn = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const related = (one, other) => one.contains(other) || other.contains(one);
  const band = (y) => y > innerHeight * 0.25 && y < innerHeight * 0.8;
  const first = new Map(laid.map((one) => [one.around, one]).reverse());
  let waiting = [...first.values()].sort((a, b) => a.top - b.top).map((one) => ({
    one: one.around,
    x: (one.left + one.right) / 2 + home[0],
    y: (one.top + one.bottom) / 2 + home[1],
  }));
  while (waiting.length) {
    scrollTo(0, waiting[0].y - innerHeight / 2);
    const rest = [];
    waiting.forEach((spot, number) => {
      const [x, y] = [spot.x - scrollX, spot.y - scrollY];
      if (number && !band(y) && !(stuck(spot.one) && isIn(x, y))) return rest.push(spot);
      if (!isIn(x, y) || (stuck(spot.one) && scrollY !== home[1])) return 0;
      const top = document.elementFromPoint(x, y);
      if (!top || related(top, spot.one)) return 0;
      for (const over of document.elementsFromPoint(x, y)) {
        if (related(over, spot.one)) break;
        if (!covers(over) || (stuck(over) && stuck(over) !== stuck(spot.one))) continue;
        told("hidden", spot.one, `by ${path(over)} “${words(over)}”`);
        break;
      }
      return 0;
    });
    waiting = rest;
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);

  // A control gets the clicks that are meant for it.
  const clipped = (one, x, y) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (style(at).overflowX === "visible" && style(at).overflowY === "visible") continue;
      const hole = at.getBoundingClientRect();
      if (x < hole.left || x > hole.right || y < hole.top || y > hole.bottom) return true;
    }
    return false;
  };
  const spots = [[0.5, 0.5], [0.2, 0.25], [0.8, 0.75]];
  let controls = [...root.querySelectorAll("button, a, select, summary, input, label")].filter(
    (one) => seen(one) && one.getClientRects().length && !one.matches("[type=hidden], [type=radio]"),
  );
  while (controls.length) {
    if (!stuck(controls[0])) controls[0].scrollIntoView({ block: "center", inline: "center" });
    const rest = [];
    controls.forEach((one, number) => {
      const area = one.getClientRects()[0];
      if (number && !stuck(one) && !(band(area.top) && band(area.bottom))) return rest.push(one);
      for (const [across, down] of spots) {
        const [x, y] = [area.left + area.width * across, area.top + area.height * down];
        if (!isIn(x, y) || clipped(one, x, y)) continue;
        const top = document.elementFromPoint(x, y);
        if (!top || related(top, one)) continue;
        if (top.closest("label")?.control === one || one.control === top) continue;
        if (stuck(top) && stuck(top) !== stuck(one)) continue; // bars stay while the page scrolls
        told("covered", one, `by ${path(top)} at ${across}, ${down}`);
        break;
      }
      return 0;
    });
    controls = rest;
  }
  scrollTo(...home);

  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0 && root === document.body) {
    const culprits = [...root.querySelectorAll("*")].filter((one) => box(one).right > innerWidth + 1);
    found.add(`wide: by ${wide}, ${culprits.slice(0, 4).map(path).join("; ")}`);
  }
  return [...found];
}
