/// The script that watches a page from a world of its own, which the page's scripts do not see.
///
/// After each change of the document it compares what the live regions hold with what they held before: texts
/// by their nodes, so that the same words written once more are news. It runs in every frame, and looks into shadow
/// trees; into closed ones once it was handed them (``PageTab/openClosedTrees(of:before:)``). What a region holds when it comes into being is news as well, but for one
/// that only its tag makes live (WebKit, AXObjectCache::handleLiveRegionCreated).
enum PageObserver {
  /// What is asked after each step: everything that has happened since the last time, as JSON.
  static let question = "globalThis.earshot ? globalThis.earshot.news() : ''"

  /// What is asked for the element that has the keyboard's focus.
  static let focus = "globalThis.earshot ? globalThis.earshot.focused() : null"

  /// The same in a frame: the browser runs the script in no frame that has none of its own.
  static let focusInFrame = """
    globalThis.earshot ? globalThis.earshot.focused()
      : document.activeElement === document.body ? null : document.activeElement
    """

  /// What is asked of the element with the focus: the one that stands for it inside of a list, a menu or a tree.
  static let activeDescendant = """
    function () {
      \(DOMReading.script)
      const id = attribute(this, 'aria-activedescendant');
      // Older browsers know the attribute alone.
      const named = 'ariaActiveDescendantElement';
      return named in Element.prototype && get(Element, named)(this) || (id && rootOf(this).getElementById(id)) || null;
    }
    """

  /// What is asked of a field with the focus: what is selected in it, and its text where that is no secret.
  ///
  /// Offsets count code units of UTF-16.
  static let caret = """
    function () {
      let {selectionStart: start, selectionEnd: end, selectionDirection: way, value, type} = this;
      // Fields for addresses and numbers tell only what is selected in them.
      if (start === null && typeof value === 'string') {
        end = value.length;
        start = value && String(getSelection()) === value ? 0 : end;
      }
      if (typeof start !== 'number' || typeof end !== 'number') return '';
      const isTold = type !== 'password' && typeof value === 'string' && value.length <= \(longestField);
      return JSON.stringify({start, end, isBack: way === 'backward', text: isTold ? value : null});
    }
    """

  // The longest text of a field in which moves of the caret are told, in code units of UTF-16.
  private static let longestField = 100_000

  /// What is asked of a node in a closed shadow tree, so that the tree is watched.
  static let open = """
    function () { if (globalThis.earshot) globalThis.earshot.open(this); }
    """

  /// The script.
  static let script = """
    (() => {
      if (globalThis.earshot) return;
      const implied = {alert: 'assertive', status: 'polite', log: 'polite', timer: 'off', marquee: 'off'};
      const selector = '[aria-live],[role~=alert],[role~=status],[role~=log],[role~=timer],[role~=marquee],output';
      \(DOMReading.script)
      const ready = get(Document, 'readyState'), title = get(Document, 'title'), focus = get(Document, 'activeElement');
      const bodyOf = get(Document, 'body'), top = get(Document, 'documentElement');
      const all = (root, wanted) => allIn(root, wanted || selector);
      const roots = [document];
      const known = new WeakMap();
      // The closed shadow trees that were handed to us, by what holds them.
      const closed = new WeakMap();
      const shadow = (e) => shadowOf(e) || closed.get(e) || null;
      let records = [];
      // How much of what regions say is not kept: whole changes, ends of texts, and parts that are not watched.
      let lost = 0;
      let changes = 0;
      // How often the page itself was scrolled, which changes nothing in it.
      let scrolls = 0;
      // How often an element has got the focus.
      let focusings = 0;
      let isLoaded = false;
      const role = (e) => (attribute(e, 'role') || '').trim().toLowerCase().split(/\\s+/)[0];
      const live = (e) => {
        const said = (attribute(e, 'aria-live') || '').trim().toLowerCase();
        if (said === 'off' || said === 'polite' || said === 'assertive') return said;
        return implied[role(e)] || (tag(e) === 'output' && !role(e) ? 'polite' : null);
      };
      const parent = (n) => slotOf(n) || outer(n);
      const above = (n, test) => { for (let e = n; e; e = parent(e)) if (test(e)) return e; return null; };
      const isShown = (e) => shows(e, {visibilityProperty: true});
      const textIn = get(Node, 'textContent');
      const isGroup = (e) => ['', 'group', 'region', 'article', 'list', 'listitem', 'note'].includes(role(e))
        && ['div', 'section', 'article', 'fieldset', 'ul', 'ol', 'li', 'p'].includes(tag(e));
      const block = (n) => above(kindOf(n) === 1 ? n : holder(n),
        (e) => !getComputedStyle(e).display.startsWith('inline'));
      const silent = new Set(['script', 'style', 'template', 'noscript', 'select', 'textarea']);
      // The texts of a region by their nodes, in order.
      const texts = (region) => {
        const held = new Map();
        if (!isShown(region) || above(region, (e) => attribute(e, 'aria-hidden') === 'true')) return null;
        const waiting = [region];
        while (waiting.length > 0) {
          if (held.size >= 1000) { miss(region); break; }
          const node = waiting.pop();
          if (kindOf(node) === 3) {
            if (node.nodeValue.trim()) held.set(node, node.nodeValue);
            continue;
          }
          if (kindOf(node) !== 1 || silent.has(tag(node))) continue;
          if (node !== region && (live(node) || attribute(node, 'aria-hidden') === 'true')) continue;
          if (node !== region && !shows(node, {visibilityProperty: true})
            && getComputedStyle(node).display !== 'contents') continue;
          const name = node !== region && (attribute(node, 'aria-label') || (tag(node) === 'img' && node.alt));
          // What is in a labelled group is read, and not its label in its place (source code: NVDA's
          // ia2LiveRegions.cpp; recorded from Orca).
          if (name && !(isGroup(node) && textIn(node).trim())) { held.set(node, name); continue; }
          const parts = tag(node) === 'slot' ? node.assignedNodes({flatten: true})
            : inside(shadow(node) || node);
          for (let i = parts.length - 1; i >= 0; i--) waiting.push(parts[i]);
        }
        return held;
      };
      const missed = new WeakSet();
      const miss = (o) => { if (!missed.has(o)) { missed.add(o); lost += 1; } };
      const joined = (entries) => {
        let text = '', last = null;
        for (const [node, part] of entries) {
          const own = isConnected(node) ? block(node) : node;
          if (last && own !== last) text += ' ';
          last = own;
          text += part;
        }
        text = text.replace(/\\s+/g, ' ').trim();
        if (text.length > 2000) lost += 1;
        return text.slice(0, 2000);
      };
      const look = () => {
        for (const root of roots) for (const region of all(root)) {
          const kind = live(region);
          if (!kind) continue;
          if (above(region, (e) => attribute(e, 'aria-busy') === 'true')) continue;
          const now = texts(region);
          const before = known.get(region);
          known.set(region, now);
          if (!isLoaded || kind === 'off' || !now) continue;
          // A region that comes with its words is told (recorded from Orca 43.1 with Chromium 156).
          const old = before || new Map();
          const added = [...now].filter(([node, text]) => old.get(node) !== text);
          const removed = [...old].filter(([node]) => !now.has(node));
          if (added.length === 0 && removed.length === 0) continue;
          if (records.length >= 100) { lost += 1; continue; }
          const holderOf = ([first]) => (first && block(first[0])) || region;
          const atomic = above(added[0] ? holder(added[0][0]) : region,
            (e) => has(e, 'aria-atomic') || e === region);
          records.push({
            at: Date.now(), live: kind, role: role(region), atomic: atomic ? attribute(atomic, 'aria-atomic') : null,
            relevant: attribute(region, 'aria-relevant'), isNew: !before, holder: attribute(holderOf(added), 'aria-label'),
            added: joined(added), removed: joined(removed), whole: joined(now)});
        }
      };
      const watch = (root) => observer.observe(root,
        {subtree: true, childList: true, characterData: true, attributes: true});
      const enter = (top) => {
        const waiting = [top];
        while (waiting.length > 0) {
          const node = waiting.pop();
          const root = kindOf(node) === 1 ? shadow(node) : null;
          if (root && roots.length >= 1000) miss(root);
          else if (root && !roots.includes(root)) {
            roots.push(root);
            watch(root);
            waiting.push(root);
          }
          for (const child of inside(node)) if (kindOf(child) === 1) waiting.push(child);
        }
      };
      const observer = new MutationObserver((list) => {
        changes += list.length;
        for (const record of list) for (const node of record.addedNodes) enter(node);
        look();
      });
      watch(document);
      addEventListener('input', () => { changes += 1; }, true);
      addEventListener('scroll', (v) => { if (v.target === document) scrolls += 1; else changes += 1; }, true);
      addEventListener('toggle', () => { changes += 1; }, true);
      addEventListener('focus', (v) => { if (v.target instanceof Element) focusings += 1; }, true);
      // What a page shows without a change of its document: places, and what people or scripts have set. Custom elements
      // may tell the browser more of themselves than any script can ask for, and long pages of fields take too long.
      const knows = (selector) => CSS.supports('selector(' + selector + ')');
      const [knowsUse, knowsOpen] = [':user-invalid', ':open'].map(knows);
      // The browser's own word on a wrong field comes and goes as it likes.
      let isTold = false;
      addEventListener('invalid', () => { isTold = true; }, true);
      // The elements that tell more than their place.
      const told = new Set(['input', 'textarea', 'select', 'option', 'img', 'audio', 'video']);
      const composites = ['tree', 'treegrid', 'grid', 'listbox', 'tablist', 'menu', 'menubar', 'radiogroup'];
      const state = () => {
        if (isTold || !knowsOpen) return null;
        // An item of these is selected where it has the focus, unless the page says otherwise (Chromium).
        const focused = globalThis.earshot.focused();
        const item = focused && above(focused, (e) => composites.includes(role(e))) ? focused : null;
        const {x: originX, y: originY} = boxOf(top(document));
        let a = 17, b = 31, room = 1000000;
        const mix = (n) => {
          a = Math.imul(a ^ n, 0x9e3779b1);
          b = Math.imul((b << 13 | b >>> 19) ^ n, 0x85ebca6b);
          a ^= a >>> 15;
        };
        const say = (text) => {
          room -= text.length;
          mix(text.length);
          if (room > 0) for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
        };
        for (const root of roots) for (const e of all(root, '*')) {
          const name = tag(e);
          if (name.includes('-')) return null;
          const {x, y, width, height} = boxOf(e);
          // Far down a page its places are not exact to a part of a pixel, and differ by where it is scrolled to.
          // What has no box has no place either, wherever the page is scrolled to.
          if (x || y || width || height) {
            mix(Math.round((x - originX) * 4 + 0.1));
            mix(Math.round((y - originY) * 4 + 0.1));
          }
          mix(width * 64);
          mix(height * 64);
          mix((isShown(e) ? 1 : 2) | (e === item ? 4 : 0));
          if (!told.has(name) || !isHTML(e)) continue;
          if (name === 'input' || name === 'textarea' || name === 'select') {
            say(e.value);
            mix(e.checked << 1 | e.indeterminate << 2 | e.validity.valid << 3);
            mix(knowsUse && matches(e, ':user-invalid') ? 1 : 2);
            mix(matches(e, ':open') ? 1 : 2);
          } else if (name === 'option') mix(e.selected | 0);
          else if (name === 'img') mix(e.complete << 1 | e.naturalWidth << 2);
          else if (name === 'audio' || name === 'video') {
            mix(e.paused | e.muted << 1 | e.ended << 2 | e.readyState << 3);
            mix(e.currentTime);
          }
        }
        return room > 0 ? a + ' ' + b : null;
      };
      const begin = () => { if (isLoaded) return; enter(document); look(); isLoaded = true; };
      if (ready(document) === 'complete') begin(); else addEventListener('load', begin);
      globalThis.earshot = {
        news() {
          begin();
          look();
          const news = {changes: changes + scrolls, isStill: changes === 0, focusings, records, lost, state: state(), title: title(document), url: location.href};
          changes = scrolls = 0;
          focusings = 0;
          records = [];
          lost = 0;
          return JSON.stringify(news);
        },
        // What the trees held when they were handed over is no news.
        open(node) {
          const root = rootOf(node), host = hostOf(node);
          if (!host || closed.has(host)) return;
          closed.set(host, root);
          const wasLoaded = isLoaded;
          isLoaded = false;
          enter(host);
          look();
          isLoaded = wasLoaded;
        },
        // An element that holds a frame stands for whatever has the keyboard in it.
        focused() {
          let e = focus(document);
          while (e && shadow(e) && shadow(e).activeElement) e = shadow(e).activeElement;
          return e === bodyOf(document) || e === top(document) ? null : e;
        },
      };
    })()
    """
}
