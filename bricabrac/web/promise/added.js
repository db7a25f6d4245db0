// Whoever sits down adds a number to the deal, and finds it again on the page that checks it.
{
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem("added")) || [];
    } catch {
      return [];
    }
  };

  document.addEventListener(
    "submit",
    (event) => {
      const field = event.target.elements.added;
      if (!field) return;
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      field.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      try {
        localStorage.setItem("added", JSON.stringify([field.value, ...kept()].slice(0, 50)));
      } catch {
        // Nothing is kept here: the number counts all the same.
      }
    },
    true,
  );

  for (const one of document.querySelectorAll("[data-added]")) {
    one.hidden = !kept().includes(one.dataset.added);
  }
}
