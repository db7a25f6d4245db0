// "Your turn", for a page that nobody looks at: in its title, on its mark, and, where somebody has
// switched it on, as a notification of the device. Permission is asked for at that switch only.
(() => {
  const root = document.documentElement;
  const board = () => document.getElementById("board");
  const texts = document.querySelector("meta[name=turn]").dataset;
  const mark = document.querySelector("link[rel=icon]");
  const plainMark = mark.href;
  const title = document.title;
  let turn = "mine" in board().dataset ? board().dataset.turn : "";
  const can = "Notification" in window;

  // Title and mark say that it is one's turn, as long as nobody looks.
  function badge() {
    const waits = document.hidden && "mine" in board().dataset;
    document.title = waits ? `● ${texts.text} · ${title}` : title;
    mark.href = waits ? texts.mark : plainMark;
    if (navigator.setAppBadge)
      (waits ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
  }

  // The device says it, by the service worker where there is one: phones know no other way.
  async function tell() {
    if (!can || root.dataset.notify !== "on" || Notification.permission !== "granted") return;
    const about = {
      body: texts.text,
      tag: board().dataset.match,
      icon: texts.mark,
      data: location.pathname,
    };
    const name = title.split(" · ")[0];
    try {
      const worker = await navigator.serviceWorker?.getRegistration();
      if (worker) await worker.showNotification(name, about);
      else new Notification(name, about).onclick = () => focus();
    } catch {
      /* the title has to do */
    }
  }

  // Asks the device for permission; who refuses it finds the switch off again.
  async function permit() {
    const refused = document.getElementById("notify-refused");
    const answer = !can
      ? "denied"
      : Notification.permission === "default"
        ? await Notification.requestPermission()
        : Notification.permission;
    if (answer !== "granted") root.keepSetting("notify", "off");
    if (refused) refused.textContent = answer === "denied" ? refused.dataset.text : "";
    offer();
  }

  // Where friends are waited for, the switch is offered once more.
  function offer() {
    const ask = document.getElementById("notify-ask");
    if (ask)
      ask.hidden = !can || Notification.permission === "denied" || root.dataset.notify === "on";
  }

  document.addEventListener("setting", (event) => {
    if (event.detail.name !== "notify") return;
    if (event.detail.value === "on") permit();
    else offer();
  });
  document.addEventListener("board", () => {
    const now = "mine" in board().dataset ? board().dataset.turn : "";
    const begins = now && !turn;
    turn = now;
    badge();
    offer();
    if (begins && document.hidden) tell();
  });
  document.addEventListener("visibilitychange", badge);
  badge();
  offer();
})();
