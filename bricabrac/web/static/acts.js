// Actions go by the socket, which is open anyway: the next board says that they are done. What nobody
// answers, since the socket has died, is sent as a form: the same page cannot do it twice.
const PATIENCE = 2000; // milliseconds
export const MOST = 4000; // letters that the socket takes
let waiting = []; // what was said by this socket and is not answered yet
let said = 0;

export function say(socket, body, post) {
  said += 1;
  const one = { number: said, post };
  waiting.push(one);
  socket.send(body);
  setTimeout(() => {
    if (!waiting.includes(one)) return;
    waiting = waiting.filter((other) => other !== one);
    post();
  }, PATIENCE);
}

// What is answered besides boards.
export function heard({ number, told }) {
  answered(number);
  return told;
}

// The version of a board, which may name what has been done.
export function named(head) {
  const [version, done] = head.split(" ").map(Number);
  answered(done ?? 0);
  return version;
}

// Everything up to this one.
function answered(number) {
  waiting = waiting.filter((one) => one.number > number);
}

// The socket is gone; the next one counts anew.
export function lost() {
  const unanswered = waiting;
  waiting = [];
  said = 0;
  for (const one of unanswered) one.post();
}
