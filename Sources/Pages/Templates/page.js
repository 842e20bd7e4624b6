(() => {
  "use strict";
  const byID = (id) => document.getElementById(id);
  const all = (selector) => Array.from(document.querySelectorAll(selector));
  const sound = byID("sound");
  if (sound) {
    sound.controls = false;
    sound.hidden = true;
    // The page opens first; the sound is unpacked when that is done.
    addEventListener("load", () => { sound.preload = "auto"; });
  }
  const number = (text) => (text === undefined ? null : Number(text));
  const lines = all(".line").map((node, index) => ({
    node,
    index,
    scene: Number(node.dataset.scene),
    box: node.dataset.box || null,
    from: number(node.dataset.from),
    to: number(node.dataset.to),
    isHeard: !node.classList.contains("command"),
  }));
  const lineOf = new Map(lines.map((line) => [line.node.id.slice(5), line]));
  const lineOfBox = new Map();
  for (const line of lines) if (line.box && !lineOfBox.has(line.box)) lineOfBox.set(line.box, line);
  const heard = lines.filter((line) => line.isHeard);
  const timed = heard.filter((line) => line.from !== null);
  const scenes = all(".scene");
  const wide = matchMedia("(min-width: 60rem)");
  let current = null;
  let stopAt = null;

  // The picture: one scene is shown, with the cursor on it.
  let shownScene = -1;
  function showScene(index) {
    if (index === shownScene || !scenes[index]) return;
    shownScene = index;
    scenes.forEach((scene, place) => { scene.hidden = place !== index; });
  }
  // The rings that are on are remembered: looking for them among thousands of stops would take longer than a step.
  const rings = { cursor: [], pointed: [] };
  function frame(kind, line) {
    for (const ring of rings[kind].splice(0)) ring.classList.remove("on");
    const target = line && line.box && byID(line.box);
    if (!target) return null;
    rings[kind] = pictures.surround(kind, target);
    return target;
  }

  // The page opens where it begins: nothing is told of that.
  let isOpen = false;

  // The caption: what is being said, a part at a time, with the current word marked.
  const caption = byID("caption");
  const place = byID("place");
  const longestPart = 96;
  let words = [];
  let shownPart = -1;
  let markedWord = null;
  function load(line) {
    const said = line.node.querySelector(".said");
    words = JSON.parse(line.node.dataset.words || "[]").map(([from, text, joins]) => ({ from, text, joins }));
    if (words.length === 0 && said) {
      const text = line.node.querySelector(".text").textContent;
      words = text.split(" ").map((word) => ({ from: null, text: word, joins: false }));
    }
    let part = 0;
    let length = 0;
    for (const word of words) {
      if (length > 0 && length + word.text.length > longestPart) {
        part += 1;
        length = 0;
      }
      length += word.text.length + 1;
      word.part = part;
    }
    shownPart = -1;
    markedWord = null;
    caption.lang = (line.node.querySelector("[lang]") || document.documentElement).lang;
    showPart(0);
  }
  function showPart(part) {
    if (part === shownPart) return;
    shownPart = part;
    const text = document.createElement("span");
    for (const word of words) {
      word.node = null;
      if (word.part !== part) continue;
      if (text.childNodes.length > 0 && !word.joins) text.append(" ");
      word.node = document.createElement("span");
      word.node.className = "word";
      word.node.textContent = word.text;
      text.append(word.node);
    }
    caption.replaceChildren(text);
  }
  function markWord(time) {
    let now = null;
    for (const word of words) if (word.from !== null && word.from <= time) now = word;
    if (now === markedWord) return;
    if (markedWord && markedWord.node) markedWord.node.classList.remove("now");
    markedWord = now;
    if (!now) return;
    showPart(now.part);
    now.node.classList.add("now");
  }

  // Moving from line to line.
  function show(line, { scrolls = false } = {}) {
    if (!line) return;
    showScene(line.scene);
    if (line === current) return;
    if (current) {
      current.node.classList.remove("current");
      current.node.removeAttribute("aria-current");
    }
    current = line;
    line.node.classList.add("current");
    line.node.setAttribute("aria-current", "true");
    const target = frame("cursor", line);
    if (target) pictures.show(target);
    if (caption) load(line);
    if (place) place.textContent = `${heard.indexOf(line) + 1} of ${heard.length}`;
    if (scrolls) line.node.scrollIntoView({ block: "nearest", behavior: pictures.behavior() });
    if (live && live.checked && isOpen) tell(line);
    updateButtons();
  }
  // What a listener's own screen reader is to say; told only to those who ask for it.
  const live = byID("live");
  function tell(line) {
    const said = line.node.querySelector(".said");
    byID("spoken").textContent = said ? said.innerText : "";
  }
  function go(line, { plays = false, only = false, scrolls = true, from = line && line.from, to = line && line.to } = {}) {
    if (!line) return;
    if (sound && from !== null) {
      sound.currentTime = from / 1000;
      stopAt = only ? to : null;
      if (plays) sound.play();
    } else if (sound && plays) {
      sound.pause();
    }
    show(line, { scrolls });
    if (sound && from !== null) markWord(from);
    updateClock();
  }
  function step(by) {
    const at = current ? heard.indexOf(current) : -1;
    speak(heard[Math.min(heard.length - 1, Math.max(0, at + by))]);
  }
  // A stop is heard alone and at once, as a swipe does: what still plays is cut off.
  function speak(line, part = {}) {
    const isFollowed = document.activeElement && document.activeElement.closest("summary");
    go(line, { plays: true, only: true, scrolls: wide.matches, ...part });
    const summary = isFollowed && line && line.node.querySelector("summary");
    if (summary && isFollowed.closest(".line")) summary.focus({ preventScroll: true });
  }
  const previous = byID("previous");
  const next = byID("next");
  function updateButtons() {
    if (!previous) return;
    // A button that is disabled while it has the focus would lose it.
    previous.setAttribute("aria-disabled", String(current === heard[0]));
    next.setAttribute("aria-disabled", String(current === heard[heard.length - 1]));
  }
  if (previous) {
    previous.addEventListener("click", () => step(-1));
    next.addEventListener("click", () => step(1));
  }

  // What a listener has chosen stays chosen, on this and on other pages.
  function remembered(name) {
    try { return localStorage.getItem(`earshot-${name}`); } catch { return null; }
  }
  function remember(name, value) {
    try { localStorage.setItem(`earshot-${name}`, value); } catch { /* A browser may keep nothing. */ }
  }
  if (live) {
    live.checked = remembered("live") === "yes";
    live.addEventListener("change", () => remember("live", live.checked ? "yes" : "no"));
  }

  // Listening.
  const play = byID("play");
  const seek = byID("seek");
  const clock = byID("clock");
  const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  function updateClock() {
    if (!sound) return;
    const length = Number(seek.max) / 1000;
    seek.value = String(Math.round(sound.currentTime * 1000));
    seek.setAttribute("aria-valuetext", `${minutes(sound.currentTime)} of ${minutes(length)}`);
    clock.textContent = `${minutes(sound.currentTime)} / ${minutes(length)}`;
  }
  function lineAt(time) {
    let low = 0;
    let high = timed.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (timed[middle].from <= time) low = middle;
      else high = middle - 1;
    }
    return timed[low];
  }
  function follow() {
    // Seeking lands a little beside the millisecond that was asked for.
    const time = sound.currentTime * 1000 + 2;
    if (stopAt !== null && time >= stopAt) {
      stopAt = null;
      sound.pause();
      return;
    }
    show(lineAt(time), { scrolls: wide.matches && !sound.paused });
    markWord(time);
    updateClock();
  }
  function tick() {
    follow();
    if (!sound.paused) requestAnimationFrame(tick);
  }
  if (sound) {
    play.addEventListener("click", () => {
      stopAt = null;
      // Where there is room for one thing only, that is the picture.
      if (sound.paused && !wide.matches && scenes[shownScene]) {
        scenes[shownScene].scrollIntoView({ block: "start", behavior: pictures.behavior() });
      }
      if (!sound.paused) return sound.pause();
      if (sound.currentTime * 1000 >= Number(seek.max) - 50) sound.currentTime = 0;
      // The first word is marked at once, not when the browser says that it plays.
      follow();
      sound.play();
    });
    sound.addEventListener("play", () => {
      play.classList.add("is-playing");
      play.setAttribute("aria-label", "Pause");
      tick();
    });
    sound.addEventListener("pause", () => {
      play.classList.remove("is-playing");
      play.setAttribute("aria-label", "Play");
    });
    // Frames stop while the page is not looked at; this goes on.
    sound.addEventListener("timeupdate", () => { if (!sound.paused) follow(); });
    seek.addEventListener("input", () => {
      stopAt = null;
      sound.currentTime = Number(seek.value) / 1000;
      follow();
    });
    const speed = byID("speed");
    const setSpeed = () => {
      sound.defaultPlaybackRate = Number(speed.value);
      sound.playbackRate = Number(speed.value);
    };
    speed.addEventListener("change", () => {
      setSpeed();
      remember("speed", speed.value);
    });
    const kept = remembered("speed");
    if (kept && speed.querySelector(`option[value="${CSS.escape(kept)}"]`)) speed.value = kept;
    setSpeed();
    updateClock();
  }

  // Lines and boxes point at each other.
  let pointed = null;
  function point(line) {
    if (pointed) pointed.node.classList.remove("pointed");
    pointed = line;
    frame("pointed", line && line.scene === shownScene ? line : null);
    if (line) line.node.classList.add("pointed");
  }
  function lineAround(node) {
    const item = node.closest && node.closest(".line");
    return item ? lineOf.get(item.id.slice(5)) : null;
  }
  const list = byID("transcript");
  list.addEventListener("mouseover", (event) => point(lineAround(event.target)));
  list.addEventListener("mouseleave", () => point(null));
  list.addEventListener("focusin", (event) => point(lineAround(event.target)));
  list.addEventListener("focusout", () => point(null));
  list.addEventListener("click", (event) => {
    const line = lineAround(event.target);
    if (!line || !event.target.closest("summary, .row-play")) return;
    speak(line, { scrolls: false });
  });
  // Of many lines, what stands behind each is built when it is opened.
  list.addEventListener("toggle", (event) => {
    const more = event.target.querySelector(".more");
    const folded = more && more.querySelector("noscript");
    if (folded) more.innerHTML = folded.textContent;
  }, true);
  const boxLine = (scene, node) => {
    const stop = node.closest && node.closest("[data-stop]");
    return stop ? lineOfBox.get(`${scene.id.replace(/scene$/, "")}box-${stop.dataset.stop}`) : null;
  };
  for (const scene of scenes) {
    scene.addEventListener("mouseover", (event) => point(boxLine(scene, event.target)));
    scene.addEventListener("mouseleave", () => point(null));
    scene.addEventListener("click", (event) => {
      const line = boxLine(scene, event.target);
      if (line) speak(line, { scrolls: true });
    });
  }
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-go]");
    if (!button) return;
    const line = lineOf.get(button.dataset.go);
    if (!line) return;
    event.preventDefault();
    const isInRotor = button.closest(".rotor") !== null;
    // An item that is a part of an element is heard alone.
    const { from, to } = button.dataset;
    const part = from === undefined ? {} : { from: Number(from), to: Number(to) };
    go(line, { plays: true, only: isInRotor, scrolls: !isInRotor, ...part });
  });
  function openTarget() {
    const line = lineOf.get(location.hash.replace(/^#line-/, ""));
    // A command is no stop: it is only shown, which the browser does.
    if (!line || !line.isHeard) return;
    const details = line.node.querySelector("details");
    if (details) {
      details.open = true;
      details.querySelector("summary").focus();
    }
    go(line);
  }
  addEventListener("hashchange", openTarget);

  // Rotors: one at a time.
  for (const choice of all(".rotor-choice")) {
    const rotors = Array.from(choice.closest(".rotors").querySelectorAll(".rotor"));
    const choose = () => { for (const rotor of rotors) rotor.hidden = rotor.id !== choice.value; };
    choice.addEventListener("change", choose);
    choose();
  }

  // The rotor by keyboard: turned to a list, its items are gone through.
  const turned = byID("turned");
  let rotor = null;
  const rotorsHere = () => all(".rotors").filter((one, place) => current && (all(".rotors").length === 1 || place === current.scene))
    .flatMap((one) => Array.from(one.querySelectorAll(".rotor")));
  function turn(by) {
    const rotors = rotorsHere();
    if (rotors.length === 0) return say("This screen has no rotor.");
    const at = rotors.indexOf(rotor);
    rotor = rotors[(at < 0 ? (by > 0 ? 0 : rotors.length - 1) : at + by + rotors.length) % rotors.length];
    const choice = rotor.closest(".rotors").querySelector(".rotor-choice");
    choice.value = rotor.id;
    choice.dispatchEvent(new Event("change"));
    turned.hidden = false;
    turned.textContent = rotor.querySelector("h4").textContent;
    say(`Rotor: ${turned.textContent}`);
  }
  function leaveRotor() {
    rotor = null;
    turned.hidden = true;
  }
  function heading(by) {
    const headings = rotorsHere().find((one) => "headings" in one.dataset);
    return headings ? item(by, headings) : say("This screen has no headings.");
  }
  function item(by, list = rotor) {
    const items = Array.from(list.querySelectorAll("[data-go]"));
    const at = current ? current.index : -1;
    const found = by > 0
      ? items.find((one) => lineOf.get(one.dataset.go).index > at)
      : items.reverse().find((one) => lineOf.get(one.dataset.go).index < at);
    if (!found) return say(by > 0 ? "No further item." : "No earlier item.");
    const { from, to } = found.dataset;
    speak(lineOf.get(found.dataset.go), from === undefined ? {} : { from: Number(from), to: Number(to) });
  }
  function say(text) { byID("status").textContent = text; }

  // Keys.
  const keys = byID("keys");
  const help = byID("help");
  const toPlayer = byID("to-player");
  const openKeys = () => keys.showModal();
  if (help) {
    help.addEventListener("click", openKeys);
    byID("close").addEventListener("click", () => keys.close());
    toPlayer.addEventListener("click", (event) => {
      event.preventDefault();
      (play || next).focus();
    });
  }
  function activate() {
    const command = lines.slice(current.index + 1).find((line) => !line.isHeard);
    const led = command && lines.slice(command.index + 1).find((line) => line.isHeard);
    if (led) speak(led);
    else say("No further step.");
  }
  const isFlow = lines.some((line) => !line.isHeard);
  const actions = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => speak((timed.length ? timed : heard)[0]),
    End: () => speak((timed.length ? timed : heard).at(-1)),
    ArrowDown: () => (rotor ? item(1) : false),
    ArrowUp: () => (rotor ? item(-1) : false),
    h: () => heading(1),
    H: () => heading(-1),
    r: () => turn(1),
    R: () => turn(-1),
    a: () => { if (sound) go(timed[0], { plays: true }); },
    "+": () => pictures.enlarge(1.25),
    "=": () => pictures.enlarge(1.25),
    "-": () => pictures.enlarge(0.8),
    " ": () => (play ? play.click() : false),
    Enter: () => (isFlow ? activate() : false),
    Escape: () => {
      if (sound) sound.pause();
      leaveRotor();
    },
    "?": openKeys,
  };
  document.addEventListener("keydown", (event) => {
    const action = actions[event.key];
    if (!action || !help || heard.length === 0 || keys.open) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    // The list of keys is closed here; a browser may leave the focus in it.
    const target = keys.contains(event.target)
      ? null : event.target.closest("input, select, textarea, audio, button, a, summary, .view");
    // What a control does by itself, it does.
    if (target && target.matches("input, select, textarea, audio")) return;
    if (target && [" ", "Enter"].includes(event.key)) return;
    if (target && target.matches(".view") && /^(Arrow(Up|Down)|Home|End)$/.test(event.key)) return;
    if (action() !== false) event.preventDefault();
  });

  // Only what was found, or a part of it.
  const filter = byID("filter");
  if (filter) {
    filter.addEventListener("change", () => {
      const kind = filter.value;
      for (const group of all(".group")) group.hidden = kind !== "" && kind !== "any" && group.dataset.kind !== kind;
      for (const { node } of lines) {
        const found = Array.from(node.querySelectorAll("summary .flag"));
        node.hidden = kind !== "" && !found.some((flag) => kind === "any" || flag.dataset.kinds.split(" ").includes(kind));
      }
    });
  }

  // Copying.
  const copy = byID("copy");
  async function put(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = document.createElement("textarea");
      area.className = "visually-hidden";
      area.value = text;
      document.body.append(area);
      area.select();
      const isDone = document.execCommand("copy");
      area.remove();
      copy.focus();
      return isDone;
    }
  }
  copy.addEventListener("click", async () => {
    const text = lines.map(({ node }) => {
      const hint = node.querySelector(".said .hint");
      return node.querySelector(".text").textContent + (hint ? `\n    ${hint.textContent}` : "");
    }).join("\n");
    const isDone = await put(`${text}\n`);
    copy.textContent = isDone ? "Copied" : "Could not copy";
    byID("status").textContent = isDone ? "The transcript is copied." : "The transcript could not be copied.";
    setTimeout(() => { copy.textContent = "Copy"; }, 2500);
  });

  showScene(0);
  show(timed[0] || heard[0]);
  if (location.hash) openTarget();
  isOpen = true;
})();
