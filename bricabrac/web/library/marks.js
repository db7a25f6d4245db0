// Parts of a table that say no more than their place: what they are called in the file.
const MARKS = Object.entries({
  ".lvl": "level",
  ".does .steps": "yields",
  ".card .pays > .lab, .broken .pays > .lab": "cost",
  ".rail": "price",
  ".space.gone": "price",
  ".extractors button, .extractors h2": "extractor",
  "#deck, .heaps > span": "deck",
  ".deck.crusher, .heaps > .btn": "crusher",
  ".panel.order": "order",
  ".vacant, .token.empty": "slot",
  ".yard > h2": "yard",
  ".screenbar .hid": "screen",
  ".slot.down .gives": "face-down",
  ".grip, .dial, .dialbox p": "dial",
  ".figure.sab": "saboteur",
  ".figure": "handyman",
  ".chip.none, .room > h2": "assistant",
  ".projects > h2": "project",
  ".name .saves, .token .makes": "saves",
  ".lying": "lying",
  ".pays .free": "fee",
  ".handbox > h2": "hand",
  ".backs": "hand",
  ".piles .reserve": "reserve",
  ".piles > span:nth-child(2)": "discard",
  ".race:not(.solo)": "race",
  ".ni-table #pile": "project",
  ".steps5 li": (step) => `step-${steps(step)}`,
});
const STEPS = ["use", "fetch", "actions", "projects", "end"];
// Which of the five steps it is; what stands before them is planning.
const steps = (step) => {
  const all = [...step.parentElement.children];
  const at = all.indexOf(step) - (all.length - STEPS.length);
  return at < 0 ? "planning" : STEPS[at];
};

// What a part is called, or nothing.
export function markOf(element) {
  const found = MARKS.find(([selector]) => element.matches(selector));
  if (!found) return "";
  return typeof found[1] === "string" ? found[1] : found[1](element);
}
