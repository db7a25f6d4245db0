// A remark is heard once, for a few seconds, unless this device does not want any.
(() => {
  const bubble = document.getElementById("bubble");
  const said = () => document.getElementById("remark");
  let heard = said()?.dataset.key; // what was said before one came is not said again
  let going;

  document.addEventListener("board", () => {
    const now = said();
    if (!now || now.dataset.key === heard) return;
    heard = now.dataset.key;
    if (document.documentElement.dataset.remarks === "off") return;
    bubble.innerHTML = now.innerHTML;
    bubble.hidden = false;
    clearTimeout(going);
    going = setTimeout(() => {
      bubble.hidden = true;
    }, 7000);
  });
})();
