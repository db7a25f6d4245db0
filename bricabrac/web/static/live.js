// The live table: forms are sent without leaving the page, boards come by socket (or as a stream
// of events), and are morphed in; what has moved flies there. Without this file all forms work.
import { heard, lost, MOST, named, say } from "./acts.js";
import { fly, glide, halt, land, places, release, takeOff } from "./flights.js";
import { compared, morph, parse } from "./morph.js";
import "./press.js";

const board = () => document.getElementById("board");
const match = board().dataset.match;
const isPast = "past" in board().dataset; // looked back at: nothing comes by itself
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const still = () => calm.matches || document.documentElement.dataset.motion === "none";
const swift = () => (document.documentElement.dataset.motion === "quick" ? 0.4 : 1);
const status = document.getElementById("connection");
const toast = document.getElementById("toast");
let version = Number(board().dataset.version);
let tries = 0;
let opened = false;
let failures = 0;
let toasting;

// What is said to whoever has just clicked, for some seconds.
function show(text, rule) {
  toast.textContent = ""; // what is said into a place that is already there is read aloud
  toast.dataset.rule = rule || "";
  toast.hidden = !text;
  setTimeout(() => {
    toast.textContent = text;
    document.dispatchEvent(new Event("toast"));
  }, 30);
  clearTimeout(toasting);
  toasting = setTimeout(() => {
    toast.hidden = true;
  }, 6000);
}

// The next task, if the browser knows what is urgent; else one of the next.
const soon = (work) =>
  window.scheduler?.postTask
    ? scheduler.postTask(work, { priority: "user-blocking" })
    : setTimeout(work);

let waiting = null; // the newest board that has come, and is not put yet
let starting = []; // what takes off when it is painted
let isCalled = false; // it has become one's own
let isComing = false; // boards that are not painted yet

// The newest board takes the place of the one that is shown: the replay puts its moments so, too.
// One that waits may be newer: a quick bot has moved since, and the socket was faster.
export function put(html, newer) {
  if (waiting?.[1] > newer) return;
  waiting = null;
  place(parse(html), newer);
}

// Who is asked something looks behind the tab where it is answered. What was hidden there is much to lay
// out: that is done before a board is put.
function turnTo({ dataset }) {
  const tab = "mine" in dataset && document.getElementById(`tab-${dataset.tab}`);
  if (!tab || tab.checked) return;
  tab.checked = true;
  board().getBoundingClientRect();
}

// A sheet in which the question could be answered; others are only read, and stay open.
const isAsking = (sheet) =>
  sheet.matches(".preview") || sheet.querySelector("button[form=act]:not([aria-disabled])");

// It is laid out, and what has moved begins to glide, in one task: a pointer that asks in between what lies
// under it would find everything in its new place, and browsers count that as a jump. What it is read
// from, what differs and who performs have tasks of their own.
function place(now, newer, found) {
  const old = board();
  const isOther = now.dataset.turn !== old.dataset.turn;
  const wasMine = "mine" in old.dataset;
  const before = still() ? null : places(old);
  const flights = before ? takeOff(old, now) : [];
  if (before && isOther) halt(old, before);
  const isEnd = now.querySelector(".ending") && !old.querySelector(".ending");
  const seen = isEnd
    ? [...old.querySelectorAll(".stage, .shop")].find((one) => one.offsetWidth)
    : undefined;
  const top = seen?.getBoundingClientRect().top;
  const asking = [...document.querySelectorAll(":popover-open")].filter(isAsking);
  morph(old, now, found);
  // On a phone the end opens above the table, which stays where it was: one is led there (keys.js).
  if (seen) {
    scrollBy({ top: seen.getBoundingClientRect().top - top, behavior: "instant" });
    for (const one of before ?? []) one.scrolled = scrollY; // what has stayed does not glide
  }
  version = newer;
  if (isOther) {
    for (const sheet of asking) if (sheet.matches(":popover-open")) sheet.hidePopover();
    turnTo(old);
    isCalled ||= "mine" in old.dataset && !wasMine;
  }
  if (before && isOther) {
    const { flown, start } = fly(flights, swift());
    glide(before, places(old), flown, swift());
    starting.push(start);
  } else old.getBoundingClientRect();
  if (!isComing) requestAnimationFrame(tell);
  isComing = true;
  if (document.hidden) tell(); // nothing is painted, but somebody may be called
}

// In the frame that paints a board who listens hears of it: what a remark pushes aside is not seen there
// before. What flies takes off after it, so as not to hold it up.
function tell() {
  if (!isComing) return;
  isComing = false;
  setTimeout(takeOffAll);
  document.dispatchEvent(new Event("board"));
  if (isCalled && !still())
    document
      .querySelector(".prompt")
      ?.animate([{ boxShadow: "0 0 0 0 #FFC94D" }, { boxShadow: "0 0 0 14px #FFC94D00" }], {
        duration: 700,
        easing: "ease-out",
      });
  isCalled = false;
  explain();
}

function takeOffAll() {
  for (const start of starting) start();
  starting = [];
  release(swift());
}

// What is worth a word the first time it happens on a device; in a lesson one voice is enough.
function explain() {
  const note = board().querySelector("[data-once]");
  if (document.getElementById("coach")) return;
  try {
    if (!note || localStorage.getItem(`told-${note.dataset.once}`)) return;
    localStorage.setItem(`told-${note.dataset.once}`, "yes");
  } catch {
    return; // nothing can be kept: better never than each time
  }
  show(note.textContent);
}

// A patch of the last board that came this way, or of none: see patches.py.
let lines = [];
function receive(text) {
  if (text.startsWith("{")) return take(heard(JSON.parse(text)));
  const end = text.indexOf("\n");
  const newer = named(text.slice(0, end));
  const told = text.slice(end + 1).split("\u001f");
  lines = told.flatMap((part) =>
    part.startsWith("\u001e") ? lines.slice(...part.slice(1).split(",")) : part,
  );
  if (newer !== version) {
    if (!waiting) soon(arrive);
    waiting = [parse(lines.join("")), newer];
  }
  tries = failures = 0;
  status.hidden = true;
}

// The newest board, unless another way was faster: first what differs is found out, then it is put.
function arrive() {
  const [now, newer, found] = waiting ?? [null, version];
  if (newer === version) waiting = null;
  else if (found) {
    waiting = null;
    place(now, newer, found);
  } else {
    waiting[2] = compared(now);
    if (now.dataset.turn !== board().dataset.turn) turnTo(now);
    soon(arrive);
  }
}

// Where the boards come from that follow this one, in the language of this page.
function at(way) {
  const { lang } = document.documentElement;
  return `/matches/${match}/${way}?patches&version=${version}&language=${lang}`;
}

let socket;
// By socket; where sockets have failed three times, as a stream of events.
function connect() {
  opened = false;
  lines = [];
  if (failures >= 3 && window.EventSource) return follow();
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${at("live")}`);
  socket.onopen = () => {
    opened = true;
    tries = 0;
    status.hidden = true;
  };
  socket.onmessage = (event) => receive(event.data);
  socket.onclose = (event) => {
    lost();
    if (!opened) failures += 1;
    if (event.code === 4404) return;
    again();
  };
}

// Tries again, later each time, and not all pages at the same moment.
function again() {
  tries += 1;
  if (tries > 1) status.hidden = false;
  setTimeout(connect, Math.min(3000, 150 * 2 ** Math.min(tries, 6)) * (0.7 + Math.random() * 0.6));
}

// The stream of events, until it breaks.
function follow() {
  const events = new EventSource(at("stream"));
  events.onmessage = (event) => receive(event.data);
  events.onerror = () => {
    events.close();
    failures = 0;
    again();
  };
}

const isConnected = () => socket?.readyState === WebSocket.OPEN;

// A button called "action" hides form.action: the attribute is asked instead.
async function send(form, button) {
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.append(button.name, button.value);
  const [path, text] = [form.getAttribute("action"), `${body}`];
  if (path === `/matches/${match}/actions` && isConnected() && text.length < MOST)
    say(socket, text, () => post(path, body, true));
  else if ((await post(path, body)) && form.id === "say")
    document.getElementById("say-text").value = "";
}

// Whether it was done; what is sent once more may have been done by then.
async function post(path, body, isAgain) {
  try {
    const headers = { accept: "application/json" };
    const answer = await fetch(path, { method: "POST", body, headers });
    const told = answer.status === 204 ? {} : await answer.json();
    take(isAgain && answer.status === 409 ? { ...told, why: "" } : told);
    if (answer.status === 204 && !isConnected()) await refresh();
    return answer.ok;
  } catch {
    status.hidden = false;
  }
}

// What is answered to a form.
function take({ go, html, version: newer, why, rule }) {
  if (go) return location.assign(go);
  if (html && newer >= version) put(html, newer);
  if (why) show(why, rule);
}

// Fetches the board as it is now: after a form whose answer is the board, and after a nap.
async function refresh() {
  const answer = await fetch(location.pathname, { headers: { accept: "application/json" } });
  const told = await answer.json();
  if (told.version > version) put(told.html, told.version);
}

document.addEventListener("submit", (event) => {
  if (event.target.getAttribute("method") !== "post") return;
  event.preventDefault();
  send(event.target, event.submitter);
});
// Who does not want to watch the bots taps beside everything, or presses a key.
function skip(event) {
  land();
  const button = board().querySelector(".skip-bots:not(.idle)");
  if (!button || event.target.closest("button, a, input, select, label, summary, [popover]"))
    return;
  if (event.type === "keydown" && ![" ", "Enter", "Escape"].includes(event.key)) return;
  event.preventDefault();
  button.form.requestSubmit(button);
}
addEventListener("click", skip);
addEventListener("keydown", skip);
// What cannot be done says why: at a click, by mouse, key or finger.
document.addEventListener("click", (event) => {
  const refused = event.target.closest("[aria-disabled]");
  const coach = document.getElementById("coach")?.dataset; // "later" is short: all of it is said here
  const said = refused?.dataset.why;
  const why =
    refused &&
    (said && said.toLowerCase() === coach?.later.toLowerCase()
      ? coach.first
      : said || board().dataset.notNow);
  if (why) {
    event.preventDefault();
    show(why, (refused.dataset.why ? refused : board()).dataset.rule);
  }
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) tell();
  if (!document.hidden && !isPast && !isConnected()) refresh().catch(() => {});
});
if (!isPast) connect();
