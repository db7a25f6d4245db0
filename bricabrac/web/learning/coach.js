// The coach at the table: what it means is marked, brought into view and, on request, focused.
// Without this file it still says everything, and only what it asks for is lit.
(() => {
  const MARK = "pointed";
  const tabs = () => [...document.querySelectorAll(".tabs input[name=tab]")];
  const isSeen = (one) => one.getClientRects().length > 0;
  let told = "";
  let hadFocus = false;

  // The buttons for what is asked for. One in a closed sheet is reached through what opens it.
  function asked(coach) {
    const found = [];
    for (const action of coach.dataset.wanted.split("|").filter(Boolean)) {
      for (const button of document.querySelectorAll(
        `#board button[form=act][value="${CSS.escape(action)}"]`,
      )) {
        const sheet = button.closest("[popover]");
        found.push(button);
        if (sheet)
          found.push(
            ...document.querySelectorAll(
              `#board [popovertarget="${sheet.id}"]:not(#${CSS.escape(sheet.id)} *)`,
            ),
          );
      }
    }
    return found;
  }

  // What the coach speaks of without asking for it.
  function meant(coach) {
    return coach.dataset.point ? [...document.querySelectorAll(coach.dataset.point)] : [];
  }

  // What is marked: the whole card around a button.
  function frame(one) {
    return one.matches("button")
      ? (one.closest(".card, .broken, .helper, .project, .extractors li") ?? one)
      : one;
  }

  // On narrow screens the parts of the table lie behind tabs: open one that shows it.
  function open(targets) {
    if (!targets.length || targets.some(isSeen)) return;
    const before = tabs().find((tab) => tab.checked);
    for (const tab of tabs()) {
      tab.checked = true;
      if (targets.some(isSeen)) return;
    }
    if (before) before.checked = true;
  }

  // Under the coach, which stays in view, and over what is fixed at the bottom of narrow screens.
  function bring(coach, targets) {
    const fixed = [...document.querySelectorAll(".tabs, .bench, .own-stock, .choices-big")].filter(
      (one) => getComputedStyle(one).position === "fixed",
    );
    const boxes = targets
      .filter((one) => isSeen(one) && !fixed.some((bar) => bar.contains(one)))
      .map((one) => frame(one).getBoundingClientRect());
    if (!boxes.length) {
      targets.find(isSeen)?.scrollIntoView({ block: "nearest" });
      return;
    }
    const end =
      Math.min(innerHeight, ...fixed.filter(isSeen).map((bar) => bar.getBoundingClientRect().top)) -
      10;
    const over = parseFloat(getComputedStyle(coach).top) + coach.offsetHeight + 10;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const box = bottom - top <= end - over ? { top, bottom } : boxes[0];
    if (box.top >= coach.getBoundingClientRect().bottom && box.bottom <= end) return;
    const room = Math.max(0, end - over - (box.bottom - box.top));
    scrollBy({ top: box.top - over - Math.min(room / 2, 60), behavior: "instant" });
  }

  // Marks what the coach means now; a new step is also brought into view.
  function show() {
    const coach = document.getElementById("coach");
    for (const one of document.querySelectorAll(`.${MARK}`)) one.classList.remove(MARK);
    document.body.classList.toggle("coached", Boolean(coach));
    if (!coach) {
      told = "";
      return;
    }
    const targets = [...asked(coach), ...meant(coach)];
    for (const one of targets) frame(one).classList.add(MARK);
    const later = `#board [data-why="${CSS.escape(coach.dataset.later)}" i]`;
    for (const one of document.querySelectorAll(later)) one.classList.add("waits");
    const seek = document.getElementById("coach-show");
    if (seek) seek.hidden = false;
    const now = `${coach.dataset.step} ${coach.dataset.wanted}`;
    if (now === told) return;
    told = now;
    open(targets);
    bring(coach, targets);
    if (hadFocus && document.activeElement === document.body) coach.focus({ preventScroll: true });
    hadFocus = false;
  }

  document.addEventListener("click", (event) => {
    const coach = document.getElementById("coach");
    if (!coach) return;
    hadFocus = coach.contains(event.target);
    if (event.target.closest("#coach-show")) {
      const targets = asked(coach);
      open(targets);
      const first = targets.find(isSeen);
      bring(coach, targets);
      first?.focus({ preventScroll: true });
    }
  });
  document.addEventListener("board", show);
  show();
})();
