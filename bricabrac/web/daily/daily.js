// The time until the next dream, and a picture that can be sent: as a file where the device allows it.
{
  const times = document.querySelectorAll("[data-until]");
  const tick = () => {
    for (const one of times) {
      const minutes = Math.max(0, Math.ceil((Number(one.dataset.until) - Date.now()) / 60000));
      one.textContent = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
    }
  };
  setInterval(tick, 15000);

  async function painted(address) {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1200, 630];
    canvas.getContext("2d").drawImage(image, 0, 0, 1200, 630);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
  }

  for (const one of document.querySelectorAll("[data-png]")) one.hidden = false;

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-png], [data-picture]");
    if (!button) return;
    const { png, picture, name, text, link } = button.dataset;
    const blob = await painted(png || picture);
    if (png) {
      const way = document.createElement("a");
      way.href = URL.createObjectURL(blob);
      way.download = `${name}.png`;
      way.click();
      setTimeout(() => URL.revokeObjectURL(way.href), 10000);
      return;
    }
    const files = [new File([blob], `${name}.png`, { type: "image/png" })];
    const words = { title: document.title, text, url: link };
    // Whoever closes the sheet of the device has changed their mind: nothing is wrong.
    navigator.share(navigator.canShare?.({ files }) ? { ...words, files } : words).catch(() => {});
  });
}
