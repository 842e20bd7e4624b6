(() => {
  "use strict";
  const search = document.getElementById("search");
  const only = document.getElementById("only");
  const status = document.getElementById("status");
  const tiles = Array.from(document.querySelectorAll(".tile"));
  // What the picture says to those who see it is no name.
  const words = new Map(tiles.map((tile) => [
    tile,
    Array.from(tile.children).filter((part) => !part.matches(".thumbnail"))
      .map((part) => part.textContent).join(" ").toLowerCase(),
  ]));
  function filter() {
    const asked = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const tile of tiles) {
      const isAsked = asked.every((word) => words.get(tile).includes(word));
      const isKind = only.value === "" || tile.dataset.kinds.split(" ").includes(only.value);
      tile.hidden = !(isAsked && isKind);
      if (!tile.hidden) shown += 1;
    }
    status.textContent = `${shown} of ${tiles.length} shown`;
  }
  search.addEventListener("input", filter);
  only.addEventListener("change", filter);
  addEventListener("pageshow", () => { if (search.value || only.value) filter(); });
})();
