// A press means what lay under the finger when it came down, though it has glided away or a board
// has scrolled before the finger goes up: browsers would click what is around both places.
const NEAR = 10; // pixels that a finger may move itself
let pressed = null;

addEventListener(
  "pointerdown",
  ({ target, clientX: x, clientY: y }) => {
    pressed = { button: target.closest("button"), x, y };
  },
  true,
);
addEventListener(
  "click",
  (event) => {
    const { button, x, y } = pressed ?? {};
    pressed = null;
    const isByKey = event.detail === 0;
    if (isByKey || !button?.isConnected || button.contains(event.target)) return;
    if (Math.abs(event.clientX - x) > NEAR || Math.abs(event.clientY - y) > NEAR) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.click();
  },
  true,
);
