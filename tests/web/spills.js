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
  const floats = (one) => ["absolute", "fixed"].includes(style(one).position);

  // Everything in sight, in its order; a picture is one thing, whatever it is made of. What is clipped
  // to a pixel is there for the ear alone.
  const unread = ".sr, .skip, script, style, noscript, template, option";
  const hides = (one) =>
    one.matches(unread) ||
    style(one).display === "none" ||
    style(one).opacity === "0" ||
    (one.parentElement.matches("details:not([open])") && one.localName !== "summary") ||
    (floats(one) && style(one).overflowX !== "visible" && box(one).width <= 2);
  const shown = new Set();
  const gather = (one) => {
    if (hides(one)) return;
    shown.add(one);
    if (one.localName !== "svg") for (const part of one.children) gather(part);
  };
  gather(root);
  const seen = (one) => shown.has(one) && style(one).visibility === "visible";
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
  const painted = (look) => {
    if (look.display === "inline") return false;
    if (alpha(look.backgroundColor) > 0.05 || look.backgroundImage !== "none") return true;
    return ["Top", "Right", "Bottom", "Left"].every(
      (side) => parseFloat(look[`border${side}Width`]) > 0 && alpha(look[`border${side}Color`]) > 0,
    );
  };
  const covers = (one) => {
    const look = style(one);
    if (look.opacity < 0.5) return false;
    return alpha(look.backgroundColor) > 0.5 || look.backgroundImage.includes("url(");
  };
  const past = (inner, outer, across, down) => {
    if (!across && !down) return "";
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
  // What a box does to all that lies in it; many lie in the same.
  const frames = new Map();
  const frame = (one) => {
    if (!frames.has(one)) {
      const look = style(one);
      const [across, down] = [look.overflowX, look.overflowY];
      const clips = (how) => how === "hidden" || how === "clip";
      const scrolls = (how) => how === "auto" || how === "scroll";
      const opens = across === "visible" && down === "visible";
      frames.set(one, {
        one,
        isInline: look.display === "inline",
        clips: { across: clips(across), down: clips(down) },
        scrolls: { across: scrolls(across), down: scrolls(down) },
        hole: opens ? null : inside(one),
        isPainted: painted(look),
        floats: floats(one),
        isLast: look.position === "fixed" || one.matches(":popover-open"),
      });
    }
    return frames.get(one);
  };
  const around = new Map();
  const frameworks = (one) => {
    if (!one || one === document.body) return [];
    if (!around.has(one)) around.set(one, [frame(one), ...frameworks(one.parentElement)]);
    return around.get(one);
  };

  // Everything that is read: lines of text where their letters are, and small signs.
  const inks = [];
  const range = document.createRange();
  for (const around of shown) {
    if (around.localName === "svg") {
      const { left, right, top, bottom, width } = box(around);
      if (width < 1 || width > 40 || !seen(around)) continue;
      inks.push({ around, isText: false, left, right, top, bottom });
      continue;
    }
    for (const node of around.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim() || !seen(around)) continue;
      range.selectNodeContents(node);
      const half = parseFloat(style(around).fontSize) * 0.36;
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue;
        const middle = (line.top + line.bottom) / 2;
        const { left, right } = line;
        inks.push({ around, isText: true, left, right, top: middle - half, bottom: middle + half });
      }
    }
  }

  // Nothing is cut by what hides its overflow, and nothing runs out of the box that is drawn for it.
  for (const ink of inks) {
    let [across, down, drawn] = [true, true, true];
    for (const at of frameworks(ink.around)) {
      const { one } = at;
      if (one !== ink.around || ink.isText) {
        if (at.hole && !at.isInline) {
          const cut = past(ink, at.hole, across && at.clips.across, down && at.clips.down);
          if (cut) {
            told("cut", ink.around, `by ${called(one)}: ${cut}`);
            break;
          }
        }
        if (at.scrolls.across) across = false;
        if (at.scrolls.down) down = false;
        const over = drawn && at.isPainted && past(ink, box(one), across, down);
        if (over) {
          told("out", ink.around, `of ${called(one)}: ${over}`);
          break;
        }
      }
      if (at.floats) drawn = false; // a badge may sit on a corner
      if (at.isLast) break;
    }
    // What is left to be seen of it, where a box scrolls.
    for (const { hole } of frameworks(ink.around.parentElement)) {
      if (!hole) continue;
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
  for (const parent of shown) {
    if (parent.localName === "svg" || parent.childElementCount < 2 || !seen(parent)) continue;
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
  // What no pointer meets is met for now, where it is read or hides something.
  const read = new Set(laid.map((one) => one.around));
  const unmet = [...shown].filter(
    (one) => style(one).pointerEvents === "none" && (read.has(one) || covers(one)),
  );
  for (const one of unmet) one.style.setProperty("pointer-events", "auto", "important");
  const isIn = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const related = (one, other) => one.contains(other) || other.contains(one);
  const band = (y) => y > innerHeight * 0.25 && y < innerHeight * 0.8;
  // Asking what lies where takes long: only where something else has its place, too.
  const meets = (one, others, x, y) =>
    others.some((other) => {
      const { left, right, top, bottom } = box(other);
      return x >= left && x <= right && y >= top && y <= bottom && !related(other, one);
    });
  const veils = [...shown].filter(covers);
  const first = new Map(laid.map((one) => [one.around, one]).reverse());
  let waiting = [...first.values()]
    .sort((a, b) => a.top - b.top)
    .map((one) => ({ one: one.around, x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 }))
    .filter(({ one, x, y }) => meets(one, veils, x, y))
    .map(({ one, x, y }) => ({ one, x: x + home[0], y: y + home[1] }));
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
  for (const one of unmet) one.style.removeProperty("pointer-events");

  // A control gets the clicks that are meant for it.
  const clipped = (one, x, y) => {
    for (const { one: at, hole: cuts } of frameworks(one.parentElement)) {
      if (!cuts) continue;
      const hole = at.getBoundingClientRect();
      if (x < hole.left || x > hole.right || y < hole.top || y > hole.bottom) return true;
    }
    return false;
  };
  const spots = [[0.5, 0.5], [0.2, 0.25], [0.8, 0.75]];
  const solid = [...shown].filter((one) => seen(one) && style(one).pointerEvents !== "none");
  scrollTo(...home);
  let controls = [...shown].filter((one) => {
    if (!one.matches("button, a, select, summary, input:not([type=hidden], [type=radio]), label"))
      return false;
    if (!seen(one)) return false;
    const area = one.getClientRects()[0];
    return area && spots.some(([across, down]) =>
      meets(one, solid, area.left + area.width * across, area.top + area.height * down));
  });
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
