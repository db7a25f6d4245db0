// The table by ear: what has happened and what is asked is said once, when it has calmed down.
// A question that the focus moves to is read anyway, and not said again.
{
  const region = document.getElementById("told");
  const MOST = 4; // lines at once: of a long turn the newest
  const CALM = 700; // milliseconds without a new board
  const text = (line) =>
    [...line.childNodes]
      .map((node) => node.textContent)
      .filter(Boolean)
      .join(" ");
  const lines = () =>
    [...document.querySelectorAll("#drawer .log:not(.chat) > li")].flatMap((turn) =>
      [...turn.querySelectorAll("p")].map(text).reverse(),
    );
  const chat = () => [...document.querySelectorAll("#drawer .chat > li > span")].map(text);
  const question = () => document.getElementById("asked").textContent.trim();
  const state = () => `${document.getElementById("board").dataset.turn} ${question()}`;

  let known = lines();
  let spoken = chat();
  let last = state();
  let read = "";
  let waiting = [];
  let talk = [];
  let timer;

  // Lists begin with the newest: what stands before the list that is known is new.
  function news(now, before) {
    for (let count = 0; count < now.length; count += 1) {
      const rest = now.slice(count);
      if (rest.every((line, place) => place >= before.length || line === before[place]))
        return now.slice(0, count).reverse();
    }
    return before.length ? [] : [...now].reverse();
  }

  // Puts lines where they are read aloud; old ones go.
  function say(texts) {
    for (const text of texts.filter(Boolean)) {
      const line = document.createElement("p");
      line.textContent = text;
      region.append(line);
    }
    while (region.childElementCount > 12) region.firstElementChild.remove();
  }

  // Says everything that has come together.
  function flush() {
    const isNew = state() !== last;
    const isRead = read === state();
    const newest = waiting.slice(-MOST);
    const more = waiting.length > MOST ? region.dataset.more : "";
    last = state();
    say([more, ...newest, ...talk, isNew && !isRead ? question() : ""]);
    waiting = [];
    talk = [];
  }

  document.addEventListener("focusin", (event) => {
    if (event.target.id === "asked") read = state();
  });
  document.addEventListener("board", () => {
    const now = lines();
    const said = chat();
    waiting.push(...news(now, known));
    talk.push(...news(said, spoken));
    known = now;
    spoken = said;
    clearTimeout(timer);
    timer = setTimeout(flush, CALM);
  });
}
