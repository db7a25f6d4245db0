// Day, night, or whatever the system says; chosen once, kept in this browser.
const root = document.documentElement;
try {
  const saved = localStorage.getItem("theme");
  if (saved) root.dataset.theme = saved;
} catch {
  /* no storage: the system decides */
}
root.classList.add("scripted");
document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-theme-toggle]")) return;
  const dark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  try {
    localStorage.setItem("theme", root.dataset.theme);
  } catch {
    /* for this page only */
  }
});
// Links that are to be sent to somebody: the whole address, selected at a touch.
document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-copy]")) event.target.select();
});
function whole() {
  for (const field of document.querySelectorAll("[data-copy]")) {
    if (field.value.startsWith("/")) field.value = location.origin + field.value;
  }
}
document.addEventListener("DOMContentLoaded", whole);
document.addEventListener("board", whole);
