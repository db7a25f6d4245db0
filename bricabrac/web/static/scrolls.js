// What scrolls inside a panel can be scrolled by keys, at the table and when one looks back, even if
// nothing in it can be pressed.
const PANELS = ".foes, .projects, .room, .bench, :is(.yard, .projects, .room) ul";
const ours = new WeakSet();

// The panels that scroll now and have nothing to press are stops of Tab; the others are not.
function reach() {
  for (const panel of document.getElementById("board").querySelectorAll(PANELS)) {
    const isStuck =
      panel.scrollHeight > panel.clientHeight + 1 &&
      ![...panel.querySelectorAll("button, a")].some((one) => one.checkVisibility());
    if (isStuck && !panel.hasAttribute("tabindex")) {
      panel.tabIndex = 0;
      ours.add(panel);
    } else if (!isStuck && panel !== document.activeElement && ours.delete(panel))
      panel.removeAttribute("tabindex");
  }
}

// A screen that is turned, a tab, a board: whatever makes a panel scroll.
const sizes = new ResizeObserver(reach);
const watch = () => {
  for (const panel of document.getElementById("board").querySelectorAll(PANELS))
    sizes.observe(panel);
};
// Not in the task that puts a board there.
document.addEventListener("board", () =>
  setTimeout(() => {
    watch();
    reach();
  }, 30),
);
watch();
