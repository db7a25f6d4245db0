// A hint is asked for without leaving the table; what it is about is ringed.
(() => {
  const sheet = document.getElementById("hint-sheet");
  const told = document.getElementById("hint-told");
  const board = () => document.getElementById("board");
  const address = document.getElementById("hint").getAttribute("action");
  let turn = "";
  let action = "";

  // The sheet goes, and the ring with it.
  function close() {
    sheet.hidden = true;
    turn = action = "";
    ring();
  }

  // The ring goes around whatever one would click: a card, a choice, a tile.
  function ring() {
    for (const one of document.querySelectorAll(".hinted")) one.classList.remove("hinted");
    if (!action) return;
    const all = [...board().querySelectorAll("button[name=action]")];
    const exact = all.filter((button) => button.value === action);
    const begun = all.filter((button) => button.value.startsWith(`${action}; `));
    for (const button of exact.length ? exact : begun) {
      const thing =
        button.closest(".card, .choice-big, .project, .slot, .space, .option, li") || button;
      thing.classList.add("hinted");
    }
  }

  // What the sage has said so far, if it is about this turn.
  function show(answer) {
    if (String(answer.turn) !== turn) return;
    told.innerHTML = answer.html;
    action = answer.action;
    ring();
    if (action && innerWidth < 700)
      document.querySelector(".hinted")?.scrollIntoView({ block: "nearest" });
  }

  // Asks, and goes on asking until the sage has made up its mind.
  async function ask(form) {
    turn = board().dataset.turn;
    action = "";
    const mine = turn;
    const json = { headers: { accept: "application/json" } };
    try {
      const body = new URLSearchParams(new FormData(form));
      let answer = await fetch(address, { method: "POST", body, ...json });
      for (;;) {
        const heard = await answer.json();
        if (turn !== mine) return;
        if (!answer.ok) {
          sheet.hidden = false;
          told.textContent = heard.why;
          return;
        }
        sheet.hidden = false;
        show(heard);
        if (heard.done) return;
        answer = await fetch(address, json);
      }
    } catch {
      close();
    }
  }

  document.addEventListener(
    "submit",
    (event) => {
      if (event.target.id !== "hint") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      ask(event.target);
    },
    true,
  );
  document.getElementById("hint-close").addEventListener("click", close);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !sheet.hidden) close();
  });
  document.addEventListener("board", () => {
    if (turn && board().dataset.turn !== turn) close();
    else ring();
  });
})();
