// What this device keeps for itself: sound, motion, density, notifications. Like the theme, it is
// read before anything is painted.
(() => {
  const root = document.documentElement;
  const first = { sound: "off", motion: "calm", density: "roomy", notify: "off", remarks: "on" };
  // What was kept, or what it is at first.
  const read = (name) => {
    try {
      return localStorage.getItem(name) || first[name];
    } catch {
      return first[name];
    }
  };
  for (const name of Object.keys(first)) root.dataset[name] = read(name);

  // Keeps a choice, shows it, and tells whoever goes by it.
  function keep(name, value) {
    root.dataset[name] = value;
    try {
      localStorage.setItem(name, value);
    } catch {
      /* for this page only */
    }
    press();
    document.dispatchEvent(new CustomEvent("setting", { detail: { name, value } }));
  }
  root.keepSetting = keep;

  // The buttons show what is chosen; without scripts they would do nothing, and are hidden.
  function press() {
    for (const button of document.querySelectorAll("[data-set]")) {
      button.setAttribute(
        "aria-pressed",
        String(root.dataset[button.dataset.set] === button.dataset.value),
      );
    }
    const device = document.getElementById("device");
    if (device) device.hidden = false;
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-set]");
    if (button) keep(button.dataset.set, button.dataset.value);
  });
  addEventListener("storage", (event) => {
    if (event.key in first) {
      root.dataset[event.key] = read(event.key);
      press();
    }
  });
  document.addEventListener("DOMContentLoaded", press);
  document.addEventListener("board", press);
})();
