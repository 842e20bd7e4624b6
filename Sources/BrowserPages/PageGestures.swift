/// Scripts that find out where on the page an act has to happen; each is called on a node of the page, in a
/// world that the page's scripts do not see.
enum PageGestures {
  /// Brings a node into the window and says where a finger would touch it, or that only the document can.
  static let aim = """
    function () {
      \(DOMReading.script)
      const e = element(this);
      if (!e || !isConnected(e)) return {isGone: true};
      // What a browser opens for these is no part of the page, and would keep every further touch from it.
      if (matches(e, 'select:not([multiple]),input[type=color]')) { e.focus(); return {isGone: true}; }
      const view = pageOf(e).defaultView;
      const boxes = () => {
        if (this === e) return [...boxesOf(e)];
        const range = pageOf(e).createRange();
        range.selectNodeContents(this);
        return [...range.getClientRects()];
      };
      // What is on its way to its place is there already for whoever operates it.
      for (const way of pageOf(e).getAnimations()) if (way.transitionProperty) way.finish();
      method(Element, 'scrollIntoView')(e, {block: 'nearest', inline: 'nearest', behavior: 'instant'});
      const box = boxes().find((b) => b.width > 0 && b.height > 0);
      if (!box) return {isCovered: true};
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (x < 0 || y < 0 || x >= view.innerWidth || y >= view.innerHeight) return {isCovered: true};
      let hit = rootOf(e).elementFromPoint(x, y);
      while (hit && shadowOf(hit)) {
        const inner = shadowOf(hit).elementFromPoint(x, y);
        if (!inner || inner === hit) break;
        hit = inner;
      }
      let isHit = false;
      for (let n = hit; n && !isHit; n = outer(n)) {
        isHit = n === e || (tag(n) === 'label' && n.control === e);
      }
      return isHit ? {x, y} : {isCovered: true};
    }
    """

  /// Returns where the link leads that a node is, or is in.
  static let link = """
    function () {
      \(DOMReading.script)
      return closest(element(this), 'a[href],area[href]')?.href ?? '';
    }
    """

  /// Says which part of the page the window shows.
  static let view = """
    (() => { const v = visualViewport; return {left: v.offsetLeft, top: v.offsetTop}; })()
    """

  /// Tells whether a node stands in the document of the frame that the script runs in.
  static let isInOwnFrame = """
    function () { return this.ownerDocument.defaultView === globalThis.window; }
    """

  /// Brings the element that holds a frame into the window.
  static let show = """
    function () { this.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'}); }
    """

  /// Says where a point inside of a frame is in the window that the frame stands in, or that something covers it.
  static let outward = """
    function (x, y) {
      const place = this.getBoundingClientRect(), view = this.ownerDocument.defaultView;
      x += place.left + this.clientLeft;
      y += place.top + this.clientTop;
      if (x < 0 || y < 0 || x >= view.innerWidth || y >= view.innerHeight) return {isCovered: true};
      return this.getRootNode().elementFromPoint(x, y) === this ? {x, y} : {isCovered: true};
    }
    """

  /// Tells whether a click on a node leads to another document, to a file or to another program, sends a form or empties
  /// it, and which form of its document a node belongs to.
  static let parting = """
    function () {
      \(DOMReading.script)
      const e = element(this);
      const link = closest(e, 'a[href],area[href]');
      if (link && !/^(#|javascript:)/i.test(link.getAttribute('href').trim())) {
        const [from, to] = [location, link].map((place) => place.protocol + place.host + place.pathname);
        return {way: from === to && !has(link, 'target') && !has(link, 'download') ? 'queries' : 'leaves'};
      }
      const field = closest(e, 'button,input,select,textarea');
      if (!field || !field.form) return {way: 'stays'};
      const form = [...pageOf(e).forms].indexOf(field.form);
      if (!field.matches('button,input') || get(HTMLFormElement, 'method')(field.form) === 'dialog') return {way: 'stays', form};
      const ways = {submit: 'sends', image: 'sends', reset: 'resets'};
      return {way: Object.hasOwn(ways, field.type) ? ways[field.type] : 'stays', form};
    }
    """

  /// Has the document itself act, for what no finger reaches.
  static let press = """
    function () {
      \(DOMReading.script)
      const e = element(this);
      const label = closest(e, 'label');
      if (matches(e, 'input,textarea,select,button,a[href],[tabindex],[contenteditable]')) focusOn(e);
      const pressed = label && label.control ? label : e;
      // An element of SVG has no click of its own.
      if (isHTML(pressed)) method(HTMLElement, 'click')(pressed);
      else pressed.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true}));
    }
    """

  /// Gives a field the keyboard, with the caret behind its text, and tells what it holds.
  static let edit = """
    function () {
      \(DOMReading.script)
      const e = element(this);
      const field = closest(e, 'input,textarea,[contenteditable]') || e;
      if (rootOf(field).activeElement !== field) focusOn(field);
      const isInput = ['input', 'textarea'].includes(tag(field));
      if (isInput) {
        try { field.setSelectionRange(field.value.length, field.value.length); } catch {}
      } else {
        const selection = pageOf(field).getSelection();
        selection.selectAllChildren(field);
        selection.collapseToEnd();
      }
      const text = isInput ? field.value : get(Node, 'textContent')(field);
      return {text, isFocused: rootOf(field).activeElement === field};
    }
    """

  /// Tells whether the keys of a field still go to its own document: a page may lead from field to field, letter by letter.
  static let keepsKeys = """
    function () {
      \(DOMReading.script)
      const own = pageOf(element(this));
      // What is in a frame knows by its own document that the keys go elsewhere.
      if (own.defaultView !== own.defaultView.top && !own.hasFocus()) return false;
      let active = own.activeElement;
      while (active && shadowOf(active)?.activeElement) active = shadowOf(active).activeElement;
      return !active || !['iframe', 'frame', 'object', 'embed'].includes(tag(active));
    }
    """

  /// Selects all that a field holds.
  static let selectAll = """
    function () {
      \(DOMReading.script)
      const e = element(this);
      const field = closest(e, 'input,textarea,[contenteditable]') || e;
      if (['input', 'textarea'].includes(tag(field))) field.select();
      else pageOf(field).getSelection().selectAllChildren(field);
    }
    """

  /// Gives an element the keyboard.
  static let focus = """
    function () {
      \(DOMReading.script)
      focusOn(element(this));
    }
    """

  /// Has keys go on from a node: what it is, or is in, takes the focus unless it is there already.
  ///
  /// From anything else Tab (1), or Shift-Tab (-1), goes to the next thing that takes it: what is nearest on the other
  /// side takes the focus, as it does where Orca has read past it (recorded). Other keys (0) go to the page.
  static let startKeys = """
    function (way) {
      \(DOMReading.script)
      const e = element(this);
      if (!e || !isConnected(e)) return;
      const root = rootOf(e), page = pageOf(e), contains = method(Node, 'contains');
      const order = method(Node, 'compareDocumentPosition');
      const held = root.activeElement;
      if (held && held !== page.body && held !== page.documentElement
          && (held === e || contains(held, e) || contains(e, held))) return;
      const keys = 'a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable]';
      const own = closest(e, keys);
      if (own && matches(own, ':not(:disabled)')) focusOn(own, {preventScroll: true});
      if (own && root.activeElement === own) return;
      let near = null;
      const all = way === 0 ? [] : [...allIn(root, keys)];
      for (const other of way > 0 ? all.reverse() : all) {
        const side = way > 0 ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
        if (!(order(e, other) & side) || contains(other, e) || contains(e, other)) continue;
        if (tabIndex(other) < 0 || matches(other, ':disabled') || !shows(other, {visibilityProperty: true})) continue;
        near = other;
        break;
      }
      if (near && near !== held) focusOn(near, {preventScroll: true});
      if (near && root.activeElement === near) return;
      if (held && held !== page.body) both(method, 'blur')(held);
    }
    """

  /// Tells what a closed list of choices holds; nothing for anything else.
  static let choices = """
    function () {
      \(DOMReading.script)
      const e = element(this);
      if (!matches(e, 'select:not([multiple])') || e.disabled) return [];
      return [...e.options].slice(0, 1000).map((o) => ({
        text: o.label || o.text, isDisabled: o.matches(':disabled'), isSelected: o.selected}));
    }
    """

  /// Chooses from a list as a person does.
  static let choose = """
    function (index) {
      this.focus();
      if (this.selectedIndex === index) return;
      this.selectedIndex = index;
      this.dispatchEvent(new Event('input', {bubbles: true}));
      this.dispatchEvent(new Event('change', {bubbles: true}));
    }
    """

  /// Scrolls what holds a node by nearly a window, and tells whether anything moved.
  static let scroll = """
    function (x, y) {
      \(DOMReading.script)
      let e = element(this) || this.documentElement;
      const page = pageOf(e).scrollingElement, by = method(Element, 'scrollBy');
      const sizes = ['scrollLeft', 'scrollTop', 'clientWidth', 'clientHeight'].map((name) => get(Element, name));
      for (; e; e = outer(e)) {
        const style = getComputedStyle(e);
        const scrolls = e === page || /auto|scroll/.test(y ? style.overflowY : style.overflowX);
        if (!scrolls) continue;
        const [left, top, width, height] = sizes.map((read) => read(e));
        by(e, {left: x * width * 0.9, top: y * height * 0.9, behavior: 'instant'});
        if (sizes[0](e) !== left || sizes[1](e) !== top) return true;
      }
      return false;
    }
    """
}
