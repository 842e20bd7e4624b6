(() => {
  "use strict";
  const all = (selector) => Array.from(document.querySelectorAll(selector));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const changes = all(".change");
  const scenes = all(".scene");
  const wide = matchMedia("(min-width: 60rem)");
  const changeOf = new Map();
  for (const change of changes) for (const id of boxes(change)) changeOf.set(id, change);

  function frame(kind, id, scene) {
    for (const node of scene.querySelectorAll(`.${kind}.on`)) node.classList.remove("on");
    const target = id && document.getElementById(id);
    if (!target) return;
    pictures.surround(kind, target);
    if (kind === "cursor") pictures.show(target);
  }
  function boxes(change) { return change ? change.dataset.boxes.split(" ") : []; }
  function mark(kind, change) {
    for (const scene of scenes) {
      frame(kind, boxes(change).find((id) => scene.contains(document.getElementById(id))), scene);
    }
  }
  function pick(change) {
    for (const other of changes) {
      other.classList.toggle("current", other === change);
      for (const button of other.querySelectorAll("[aria-pressed]")) {
        button.setAttribute("aria-pressed", String(other === change));
      }
    }
    mark("cursor", change);
  }
  function show(change) {
    pick(change);
    reveal(change);
    change.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
  }
  // Unchanged stops are folded away until one of them is wanted.
  function reveal(change) {
    const fold = change.closest(".fold details");
    if (fold) fold.open = true;
  }
  for (const change of changes) {
    change.addEventListener("click", () => pick(change));
    change.addEventListener("mouseenter", () => mark("pointed", change));
    change.addEventListener("mouseleave", () => mark("pointed", null));
    change.addEventListener("focusin", () => mark("pointed", change));
    change.addEventListener("focusout", () => mark("pointed", null));
  }
  for (const scene of scenes) {
    scene.addEventListener("click", (event) => {
      const stop = event.target.closest("[data-stop]");
      const change = stop && changeOf.get(stop.id);
      if (change) show(change);
    });
  }

  // Several readers: the arrows go through the cells, which are heard at once.
  for (const table of all(".readers")) {
    table.addEventListener("keydown", (event) => {
      const cell = event.target.closest("td");
      const [down, right] = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key] || [];
      if (!cell || down === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const turned = getComputedStyle(table).direction === "rtl" ? -right : right;
      const rows = all(".readers .change");
      for (let row = rows.indexOf(cell.parentNode) + down, column = cell.cellIndex + turned; ; row += down, column += turned) {
        const next = rows[row] && column >= 0 && rows[row].cells[column];
        if (!next) return;
        const button = next.querySelector("button");
        if (!button) continue;
        button.focus();
        button.click();
        return;
      }
    });
  }

  // Listening: one side at a time, whole or a single stop of it.
  const sides = new Map();
  function listen(place) {
    const prefix = place.dataset.side;
    const sound = document.getElementById(`${prefix}sound`);
    const button = document.getElementById(`${prefix}play`);
    const caption = document.getElementById(`${prefix}caption`);
    const times = JSON.parse(place.dataset.times);
    const side = { sound, times, stopAt: null };
    sides.set(prefix, side);
    sound.controls = false;
    sound.hidden = true;
    // The page opens first; the sound is unpacked when that is done.
    addEventListener("load", () => { sound.preload = "auto"; });
    let shown = -1;
    side.follow = () => {
      // Seeking lands a little beside the millisecond that was asked for.
      const time = sound.currentTime * 1000 + 2;
      if (side.stopAt !== null && time >= side.stopAt) {
        side.stopAt = null;
        sound.pause();
        return;
      }
      const stop = times.findLastIndex((one) => one && one[0] <= time);
      if (stop === shown) return;
      shown = stop;
      const heard = scenes.includes(place) && stop >= 0 && changeOf.get(`${prefix}box-${stop + 1}`);
      if (heard) {
        // Where there is room for one thing only, that is the picture.
        if (wide.matches) show(heard);
        else { pick(heard); reveal(heard); }
      } else if (scenes.includes(place)) {
        frame("cursor", stop < 0 ? null : `${prefix}box-${stop + 1}`, place);
      } else if (stop >= 0) {
        const cell = document.querySelector(`[data-play="${prefix}"][data-number="${stop + 1}"]`);
        if (cell) show(cell.closest(".change"));
      }
      if (caption) caption.textContent = stop < 0 ? "" : times[stop][2];
    };
    const tick = () => {
      side.follow();
      if (!sound.paused) requestAnimationFrame(tick);
    };
    sound.addEventListener("play", () => {
      for (const other of sides.values()) if (other !== side) other.sound.pause();
      button.querySelector(".does").textContent = "Pause";
      shown = -1;
      tick();
    });
    sound.addEventListener("pause", () => { button.querySelector(".does").textContent = "Play"; });
    // Frames stop while the page is not looked at; this goes on.
    sound.addEventListener("timeupdate", () => { if (!sound.paused) side.follow(); });
    button.addEventListener("click", () => {
      side.stopAt = null;
      if (sound.paused) sound.play();
      else sound.pause();
    });
  }
  for (const place of all("[data-side]")) listen(place);
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-play]");
    const side = button && sides.get(button.dataset.play);
    if (!side) return;
    const [from, to] = side.times[Number(button.dataset.number) - 1];
    side.sound.currentTime = from / 1000;
    side.stopAt = to;
    side.sound.play();
  });
  function openTarget() {
    const change = document.getElementById(location.hash.slice(1));
    if (change && change.matches(".change")) show(change);
  }
  addEventListener("hashchange", openTarget);
  const first = changes.find((change) => !change.matches(".same")) || changes[0];
  if (first) pick(first);
  openTarget();
})();
