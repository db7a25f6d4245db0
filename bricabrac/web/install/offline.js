// Looks now and then whether the server is back, and goes on where one was.
const back = async () => {
  try {
    const answer = await fetch("/healthy", { cache: "no-store" });
    if (answer.ok) location.reload();
  } catch {
    /* not yet */
  }
};
addEventListener("online", back);
setInterval(back, 4000);
document.getElementById("again").addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});
