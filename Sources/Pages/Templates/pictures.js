// The pictures of a page: they are enlarged by buttons and keys, moved by dragging, and show what is sought in them.
const pictures = (() => {
  "use strict";
  const views = Array.from(document.querySelectorAll(".view"));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  // The page opens where it begins, without moving there.
  let isOpen = false;
  addEventListener("DOMContentLoaded", () => { isOpen = true; });
  const behavior = () => (calm.matches || !isOpen ? "instant" : "smooth");
  let zoom = 1;

  function show(target) {
    const view = target.closest(".view");
    if (!view) return;
    const outer = view.getBoundingClientRect();
    const inner = target.getBoundingClientRect();
    const isAbove = inner.top < outer.top + 8 || inner.bottom > outer.bottom - 8;
    const isBeside = inner.left < outer.left + 8 || inner.right > outer.right - 8;
    view.scrollBy({
      top: isAbove ? inner.top - outer.top - outer.height / 3 : 0,
      left: isBeside && zoom > 1 ? inner.left - outer.left - outer.width / 3 : 0,
      behavior: behavior(),
    });
  }
  function enlarge(by) {
    zoom = Math.min(6, Math.max(1, zoom * by));
    if (zoom < 1.05) zoom = 1;
    apply();
    const status = document.getElementById("status");
    if (status) status.textContent = `The picture is ${Math.round(zoom * 100)} percent as wide as its frame.`;
  }
  function apply() {
    for (const view of views) {
      const middle = (view.scrollTop + view.clientHeight / 2) / view.scrollHeight;
      const across = (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth;
      view.style.setProperty("--zoom", zoom);
      view.classList.toggle("zoomed", zoom > 1);
      view.scrollTop = middle * view.scrollHeight - view.clientHeight / 2;
      view.scrollLeft = across * view.scrollWidth - view.clientWidth / 2;
    }
  }
  // A picture that is wider than its frame begins at a size at which its words can be read.
  const readable = 0.75;
  function fit() {
    const scales = Array.from(document.querySelectorAll(".view svg.picture")).map(
      (svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
    const scale = Math.min(1, ...scales);
    if (scale >= readable || scale <= 0) return;
    zoom = Math.min(2.5, readable / scale);
    apply();
    for (const view of views) {
      view.scrollTo({ left: 0, top: 0, behavior: "instant" });
      // An enlarged picture begins with its first fault in sight.
      const first = view.querySelector(".fault.error") ?? view.querySelector(".fault.warning") ?? view.querySelector(".stop");
      if (first) show(first);
    }
  }
  fit();
  let drag = null;
  for (const view of views) {
    view.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      drag = { view, x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop, moved: false };
    });
  }
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [across, down] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(across, down) < 6) return;
    drag.moved = true;
    drag.view.classList.add("dragged");
    drag.view.scrollTo({ left: drag.left - across, top: drag.top - down, behavior: "instant" });
  });
  addEventListener("pointerup", () => {
    if (!drag) return;
    drag.view.classList.remove("dragged");
    // What was dragged was not clicked.
    if (drag.moved) {
      const ignored = (event) => event.stopPropagation();
      addEventListener("click", ignored, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", ignored, { capture: true }));
    }
    drag = null;
  });
  for (const [id, by] of [["zoom-in", 1.25], ["zoom-out", 0.8]]) {
    document.getElementById(id)?.addEventListener("click", () => enlarge(by));
  }
  // Puts the frames of a kind around the box of a stop, and returns them.
  function surround(kind, target) {
    const box = target.querySelector(".box");
    // A fault has its own frame on the edge, which stays in sight.
    const room = kind === "cursor" ? 5 : 2;
    const rings = Array.from(target.ownerSVGElement.querySelectorAll(`rect.${kind}`));
    for (const ring of rings) {
      ring.setAttribute("x", box.x.baseVal.value - room);
      ring.setAttribute("y", box.y.baseVal.value - room);
      ring.setAttribute("width", box.width.baseVal.value + 2 * room);
      ring.setAttribute("height", box.height.baseVal.value + 2 * room);
      ring.classList.add("on");
    }
    return rings;
  }
  return { show, surround, enlarge, behavior };
})();
