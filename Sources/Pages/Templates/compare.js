(() => {
  "use strict";
  const all = (selector) => Array.from(document.querySelectorAll(selector));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const changes = all(".change");

  function frame(kind, id, prefix) {
    const mark = kind === "cursor" ? "current" : kind;
    const scene = document.getElementById(`${prefix}scene`);
    for (const node of scene.querySelectorAll(`.${kind}.on`)) node.classList.remove("on");
    for (const node of scene.querySelectorAll(`.outline .${mark}`)) node.classList.remove(mark);
    const target = id && document.getElementById(id);
    if (!target) return;
    const box = target.querySelector(".box");
    if (!box) {
      target.classList.add(mark);
    } else {
      const room = kind === "cursor" ? 3 : 2;
      for (const ring of target.ownerSVGElement.querySelectorAll(`.${kind}`)) {
        ring.setAttribute("x", box.x.baseVal.value - room);
        ring.setAttribute("y", box.y.baseVal.value - room);
        ring.setAttribute("width", box.width.baseVal.value + 2 * room);
        ring.setAttribute("height", box.height.baseVal.value + 2 * room);
        ring.classList.add("on");
      }
    }
    if (kind !== "cursor") return;
    const view = target.closest(".view");
    const outer = view.getBoundingClientRect();
    const inner = target.getBoundingClientRect();
    if (inner.top >= outer.top + 8 && inner.bottom <= outer.bottom - 8) return;
    view.scrollBy({ top: inner.top - outer.top - outer.height / 3, behavior: calm.matches ? "auto" : "smooth" });
  }
  function mark(kind, change) {
    frame(kind, change && change.dataset.old, "old-");
    frame(kind, change && change.dataset.new, "new-");
  }
  function pick(change) {
    for (const other of changes) {
      other.classList.toggle("current", other === change);
      other.querySelector(".pick").setAttribute("aria-pressed", String(other === change));
    }
    mark("cursor", change);
  }
  for (const change of changes) {
    change.addEventListener("click", () => pick(change));
    change.addEventListener("mouseenter", () => mark("pointed", change));
    change.addEventListener("mouseleave", () => mark("pointed", null));
    change.addEventListener("focusin", () => mark("pointed", change));
    change.addEventListener("focusout", () => mark("pointed", null));
  }
  for (const [key, prefix] of [["old", "old-"], ["new", "new-"]]) {
    document.getElementById(`${prefix}scene`).addEventListener("click", (event) => {
      const stop = event.target.closest("[data-stop]");
      const change = stop && changes.find((one) => one.dataset[key] === `${prefix}box-${stop.dataset.stop}`);
      if (!change) return;
      pick(change);
      change.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
    });
  }

  // Listening: one side at a time, whole or a single stop of it.
  const sides = new Map();
  function listen(prefix) {
    const sound = document.getElementById(`${prefix}sound`);
    if (!sound) return;
    const scene = document.getElementById(`${prefix}scene`);
    const button = document.getElementById(`${prefix}play`);
    const caption = document.getElementById(`${prefix}caption`);
    const times = JSON.parse(scene.dataset.times);
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
      frame("cursor", stop < 0 ? null : `${prefix}box-${stop + 1}`, prefix);
      caption.textContent = stop < 0 ? "" : times[stop][2];
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
  listen("old-");
  listen("new-");
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-play]");
    const side = button && sides.get(button.dataset.play);
    if (!side) return;
    const [from, to] = side.times[Number(button.dataset.number) - 1];
    side.sound.currentTime = from / 1000;
    side.stopAt = to;
    side.sound.play();
  });
  if (changes.length > 0) pick(changes[0]);
})();
