// Lets the browser have the service worker, and tells it which language is read here.
addEventListener("load", async () => {
  if (!navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register("/worker.js", { scope: "/" });
    const ready = await navigator.serviceWorker.ready;
    ready.active.postMessage({ language: document.documentElement.lang });
  } catch {
    /* private windows and the like: everything works without */
  }
});
