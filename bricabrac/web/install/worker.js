// The service worker. It keeps our own files, which are named by their digest, and a page for when
// the server is away. Boards and everything personal are never kept.
const SHELF = `bricabrac-${DIGEST}`;
const STATIC = `/static/${DIGEST}/`;
const CHOICE = "/offline/language"; // never fetched: where the reader's language is noted

self.addEventListener("install", (event) => {
  const pages = LANGUAGES.map((code) => `/offline/${code}`);
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) =>
        shelf.addAll([...FILES, ...pages].map((url) => new Request(url, { credentials: "omit" }))),
      )
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("bricabrac-") && name !== SHELF) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

// The page for when the server is away, in the reader's language.
async function away() {
  const shelf = await caches.open(SHELF);
  const noted = await shelf.match(CHOICE);
  const wanted = [
    noted && (await noted.text()),
    ...self.navigator.languages.map((one) => one.slice(0, 2)),
  ];
  const code = wanted.find((one) => LANGUAGES.includes(one)) || LANGUAGES[0];
  return (await shelf.match(`/offline/${code}`)) || Response.error();
}

// A file of ours: from the shelf, or fetched once and put there.
async function file(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") await shelf.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith(STATIC)) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(away));
});

self.addEventListener("message", (event) => {
  if (!LANGUAGES.includes(event.data?.language)) return;
  event.waitUntil(
    caches.open(SHELF).then((shelf) => shelf.put(CHOICE, new Response(event.data.language))),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const page = pages.find((one) => new URL(one.url).pathname === address);
      return page ? page.focus() : self.clients.openWindow(address);
    })(),
  );
});
