// A remark is heard once, for a few seconds, unless this device does not want any.
(() => {
  const heard = document.getElementById("heard");
  const said = () => document.getElementById("remark");
  let last = said()?.dataset.key; // what was said before one came is not said again
  let going;

  document.addEventListener("board", () => {
    const now = said();
    if (!now || now.dataset.key === last) return;
    last = now.dataset.key;
    if (document.documentElement.dataset.remarks === "off") return;
    heard.innerHTML = now.innerHTML;
    heard.hidden = false;
    clearTimeout(going);
    going = setTimeout(() => {
      heard.hidden = true;
    }, 7000);
  });
})();
