// Links that are to be sent: copied, or shared the way the device shares things.
{
  const root = document.documentElement;
  if (navigator.share) root.classList.add("shares");
  if (/^(localhost|127\.|\[::1\])/.test(location.hostname)) root.classList.add("local");
  const field = (id) => document.getElementById(id);

  // The old way works where the new one is not allowed: on plain HTTP in one's own network.
  async function copy(input) {
    try {
      await navigator.clipboard.writeText(input.value);
    } catch {
      input.select();
      document.execCommand("copy");
    }
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copies], [data-shares]");
    if (!button) return;
    if (button.dataset.copies) {
      await copy(field(button.dataset.copies));
      const words = button.querySelector("span");
      const before = words.textContent;
      if (before === button.dataset.done) return;
      words.textContent = button.dataset.done;
      setTimeout(() => {
        words.textContent = before;
      }, 2500);
    } else {
      const { value } = field(button.dataset.shares);
      // Whoever closes the sheet of the device has changed their mind: nothing is wrong.
      navigator
        .share({ title: document.title, text: button.dataset.text, url: value })
        .catch(() => {});
    }
  });
}
