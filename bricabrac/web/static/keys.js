// The table by keyboard: the way to what is lit, jumps to the parts, arrows inside a part, and a
// focus that is never lost when a board is morphed in. Without this file everything is reached by
// Tab.
{
  const table = () => document.getElementById("board");
  const asked = () => document.getElementById("asked");
  const PARTS = {
    h: [".handbox, .yard", "board"],
    w: [".own, .shop", "board"],
    b: [".bric, .conveyor", "belt board"],
    g: [".projects", "projects"],
    r: [".rival, .foes", "rival"],
  };
  const GROUPS = [
    ".cards, .belt, .extractors ul, .slots, .yard ul, .projects ul, .room ul, .tokens",
    ".screenbar .stock, .choices-big, .options, .dialwrap, .wrecks",
  ].join(", ");
  const LIT = "[form=act]:not([aria-disabled]), .lit > button[popovertarget]";
  const visible = (element) => element.checkVisibility({ visibilityProperty: true });
  const open = () => [...document.querySelectorAll(":popover-open")].pop();
  const lit = (within = open() ?? table()) => [...within.querySelectorAll(LIT)].filter(visible);

  let byKey = false;
  let acted = false;
  let focused = null;
  let turn = table().dataset.turn;
  const openers = new WeakMap();
  const go = (element) => element?.focus({ preventScroll: !byKey });

  const items = (group) =>
    [...group.querySelectorAll("button")].filter(
      (one) => one.closest(GROUPS) === group && visible(one),
    );

  // Tab leads through what is lit, and once into every part that has nothing lit; arrows lead to
  // the rest.
  function rove() {
    const stops = new Map();
    for (const group of table().querySelectorAll(GROUPS)) {
      const all = items(group);
      const bright = all.filter((one) => one.matches(LIT));
      for (const one of all) stops.set(one, bright.length ? bright.includes(one) : one === all[0]);
    }
    for (const [one, isStop] of stops)
      if ((one.tabIndex === 0) !== isStop && one !== document.activeElement)
        one.tabIndex = isStop ? 0 : -1;
  }
  let roving;
  // Not while something flies off.
  const roveSoon = () => {
    clearTimeout(roving);
    roving = setTimeout(rove, 30);
  };

  // What can be answered, or how it ended, comes into sight, wherever one had scrolled to; a coach leads by itself.
  let leading;
  function lead() {
    const end = table().querySelector(".ending h2");
    const all = end ? [end] : lit();
    const inSight = (one) => {
      const box = one.getBoundingClientRect();
      return box.bottom > 60 && box.top < innerHeight - 60; // bars are above and below
    };
    const isLed = open() || document.getElementById("coach");
    if (!(end || "mine" in table().dataset) || isLed || all.some(inSight)) return;
    const isStill =
      document.documentElement.dataset.motion === "none" ||
      matchMedia("(prefers-reduced-motion: reduce)").matches;
    all[0]?.scrollIntoView({ block: "center", behavior: isStill ? "instant" : "smooth" });
  }

  // What lies next in the direction of an arrow, or next in the list.
  function neighbour(from, key) {
    const group = from.closest(GROUPS);
    if (!group) return null;
    const all = items(group);
    // Where it is: the middle of its box.
    const middle = (one) => {
      const box = one.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = middle(from);
    const upright = key === "ArrowUp" || key === "ArrowDown";
    const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
    let best = null;
    let least = Infinity;
    for (const one of all) {
      const [u, v] = middle(one);
      const along = (upright ? v - y : u - x) * sign;
      const aside = Math.abs(upright ? u - x : v - y);
      if (one === from || along < 4) continue;
      const far = along + 3 * aside;
      if (far < least) {
        best = one;
        least = far;
      }
    }
    return best ?? all[all.indexOf(from) + sign] ?? null;
  }

  // A part that another tab hides on a narrow screen is brought to the front first.
  function jump(selector, tabs) {
    const find = () => [...table().querySelectorAll(selector)].find(visible);
    for (const name of tabs.split(" ")) {
      const tab = document.getElementById(`tab-${name}`);
      if (!find() && tab) tab.checked = true;
    }
    const part = find();
    if (!part) return;
    if (part.tabIndex < 0) part.tabIndex = -1;
    go(part);
  }

  // To the next or last thing that is lit, from wherever the focus is.
  function step(sign) {
    const all = lit();
    const now = document.activeElement;
    const at = all.indexOf(now);
    if (!all.length) return go(asked());
    if (at >= 0) return go(all[(at + sign + all.length) % all.length]);
    const after = all.filter(
      (one) => now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    go(
      sign > 0 ? (after[0] ?? all[0]) : (all[all.length - 1 - after.length] ?? all[all.length - 1]),
    );
  }

  // Opens a sheet in place of the open one, or closes it.
  const toggle = (id) => {
    const there = open();
    const sheet = document.getElementById(id);
    there?.hidePopover();
    if (sheet && sheet !== there) {
      openers.set(sheet, document.activeElement);
      sheet.showPopover();
    }
  };
  const DEEDS = {
    n: () => step(1),
    p: () => step(-1),
    a: () => {
      open()?.hidePopover();
      go(asked());
    },
    u: () => table().querySelector("button[form=undo]")?.click(),
    l: () => toggle("drawer"),
    i: () => toggle("help"),
    m: () => toggle("menu"),
    "?": () => toggle("keys"),
  };
  for (const [key, [selector, tabs]] of Object.entries(PARTS))
    DEEDS[key] = () => {
      open()?.hidePopover();
      jump(selector, tabs);
    };

  let single = true;
  try {
    single = localStorage.getItem("single-keys") !== "no";
  } catch {
    /* for this page only */
  }
  const box = document.querySelector("[data-single-keys]");
  box.checked = single;
  box.addEventListener("change", () => {
    single = box.checked;
    try {
      localStorage.setItem("single-keys", single ? "yes" : "no");
    } catch {
      /* for this page only */
    }
  });

  const types = (element) =>
    element.isContentEditable ||
    element.matches("select, textarea, input:not([type=radio], [type=checkbox])");
  document.addEventListener("keydown", (event) => {
    byKey = true;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target instanceof Element ? event.target : document.body;
    if (types(at)) return;
    if (event.key.startsWith("Arrow") && at.matches("button")) {
      const next = neighbour(at, event.key);
      if (next) {
        event.preventDefault();
        next.tabIndex = 0;
        go(next);
      }
      return;
    }
    if (!single || (event.shiftKey && event.key !== "?")) return;
    const deed =
      DEEDS[event.key] ?? (/^[1-9]$/.test(event.key) && (() => go(lit()[Number(event.key) - 1])));
    if (deed) {
      event.preventDefault();
      deed();
    }
  });
  document.addEventListener(
    "pointerdown",
    () => {
      byKey = false;
    },
    true,
  );
  document.addEventListener("focusin", (event) => {
    focused = event.target;
  });
  document.addEventListener(
    "submit",
    (event) => {
      acted = ["act", "undo"].includes(event.target.id);
    },
    true,
  );

  // A sheet takes the focus, and gives it back to what it was opened from.
  document.addEventListener(
    "click",
    (event) => {
      const opener = event.target.closest("[popovertarget]");
      const sheet = opener && document.getElementById(opener.getAttribute("popovertarget"));
      if (sheet && !sheet.contains(opener)) openers.set(sheet, opener);
    },
    true,
  );
  document.addEventListener(
    "toggle",
    (event) => {
      const sheet = event.target;
      if (!sheet.matches("[popover]")) return;
      if (event.newState === "open") {
        if (!sheet.contains(document.activeElement))
          go(sheet.querySelector(".go, .btn[form=act], .option, header button, button"));
      } else if (
        !open() &&
        (document.activeElement === document.body || sheet.contains(document.activeElement))
      ) {
        const opener = openers.get(sheet);
        go(opener?.isConnected && visible(opener) ? opener : asked());
      }
    },
    true,
  );

  document.addEventListener("board", () => {
    const now = table().dataset.turn;
    if (now !== turn) {
      const isOwn = acted;
      turn = now;
      acted = false;
      if (isOwn && !open()) go(asked());
      clearTimeout(leading);
      const isEnd = table().querySelector(".ending"); // it is seen at once, an answer when what flies has landed
      leading = setTimeout(lead, isEnd ? 0 : 600);
    }
    const isLost =
      focused &&
      document.activeElement === document.body &&
      !(focused.isConnected && visible(focused));
    if (isLost) go(asked());
    roveSoon();
  });
  document.addEventListener("change", (event) => {
    if (event.target.name === "tab") roveSoon();
  });
  addEventListener("resize", roveSoon);
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    byKey = true;
    go(asked());
  });
  rove();
}
