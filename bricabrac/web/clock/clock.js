// Counts down what the server has measured. The server alone decides when time is up.
(() => {
  const says = document.getElementById("clock-says");
  let ahead = 0;
  let told = "";
  let known = false;

  // How far this device's clock is ahead of the server's: asked once, and after a reconnection.
  async function compare() {
    known = true;
    const sent = Date.now();
    try {
      const answer = await fetch("/clock", { cache: "no-store" });
      const now = Number(await answer.text());
      if (answer.ok && now) ahead = (sent + Date.now()) / 2 - now;
    } catch {
      known = false;
    }
    tick();
  }

  // Writes what is left now, of what was left when the server last looked.
  function tick() {
    const clock = document.getElementById("clock");
    if (!clock) return;
    const passed = Math.max(0, Date.now() - ahead - Number(clock.dataset.since));
    for (const time of clock.querySelectorAll(".time")) {
      const runs = time.closest(".runs");
      const seconds = Math.max(
        0,
        Math.ceil((Number(time.dataset.left) - (runs ? passed : 0)) / 1000),
      );
      const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      const number = time.querySelector("b");
      if (number.textContent !== text) number.textContent = text;
      time.classList.toggle("low", Boolean(runs) && seconds <= 10);
      if (runs) announce(clock, seconds);
    }
  }

  // Said aloud twice at most, and only to whoever is to act.
  function announce(clock, seconds) {
    const board = document.getElementById("board");
    if (!("mine" in board.dataset)) return;
    const what = seconds <= 10 ? "last" : seconds <= 30 ? "soon" : "";
    const now = `${board.dataset.turn} ${what}`;
    if (!what || told === now || seconds === 0) return;
    told = now;
    says.textContent = clock.dataset[what];
  }

  // A board has come: with a clock, perhaps for the first time.
  function begin() {
    if (!document.getElementById("clock")) return;
    if (known) tick();
    else compare();
  }
  document.addEventListener("board", begin);
  document.addEventListener("visibilitychange", tick);
  setInterval(tick, 250);
  begin();
})();
