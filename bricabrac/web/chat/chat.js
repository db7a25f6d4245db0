// News of the chat: a number on the way to it until it is read, and what was said for some seconds.
{
  const SECONDS = 8;
  const board = () => document.getElementById("board");
  const drawer = () => document.getElementById("drawer");
  const list = () => drawer()?.querySelector(".chat");
  const toast = document.getElementById("saying");
  const key = `said-${board().dataset.match}`;
  let read = Number(sessionStorage.getItem(key) ?? 0);
  let told = read;
  let timer;

  const said = () => Number(list()?.dataset.said ?? 0);
  const since = (count) =>
    [...list().children]
      .slice(0, Math.max(0, said() - count))
      .filter((one) => !one.matches(".own"));

  // A word of the newest, wherever one looks; a touch leads to the rest.
  function tell(line) {
    const [name, words] = line.querySelector("span").childNodes;
    toast.textContent = `${name.textContent} · ${words.textContent.trim()}`;
    toast.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      toast.hidden = true;
    }, 1000 * SECONDS);
  }

  function look() {
    if (!list()) return;
    const isOpen = drawer().matches(":popover-open");
    const [newest] = since(told);
    told = said();
    if (isOpen) {
      read = told;
      sessionStorage.setItem(key, read);
      toast.hidden = true;
    } else if (newest) tell(newest);
    const news = since(read).length;
    for (const way of document.querySelectorAll(".tools, .tabs")) {
      const button = way.querySelector("[popovertarget=drawer]");
      if (!button) continue;
      if (news) button.dataset.news = news;
      else delete button.dataset.news;
    }
  }

  toast.addEventListener("click", () => {
    drawer().showPopover();
    look(); // its event comes a little later
    document.getElementById("say-text").focus();
  });
  document.addEventListener("toggle", (event) => event.target === drawer() && look(), true);
  document.addEventListener("board", look);
  look();
}
