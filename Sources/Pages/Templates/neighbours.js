(() => {
  "use strict";
  const ways = { n: ["next", "This is the last page."], p: ["prev", "This is the first page."] };
  document.addEventListener("keydown", (event) => {
    const way = ways[event.key.toLowerCase()];
    if (!way || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
    if (event.target.closest("input, select, textarea, audio, dialog[open]")) return;
    event.preventDefault();
    const link = document.querySelector(`.neighbours a[rel="${way[0]}"]`);
    if (link) link.click();
    else document.getElementById("status").textContent = way[1];
  });
})();
