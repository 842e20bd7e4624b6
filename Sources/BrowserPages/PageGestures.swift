/// Scripts that find out where on the page an act has to happen; each is called on a node of the page, in a
/// world that the page's scripts do not see.
enum PageGestures {
  /// Brings a node into the window and says where a finger would touch it, or that only the document can.
  static let aim = """
    function () {
      const e = this.nodeType === 1 ? this : this.parentElement;
      if (!e || !e.isConnected) return {isGone: true};
      // What a browser opens for these is no part of the page, and would keep every further touch from it.
      if (e.matches('select:not([multiple]),input[type=color]')) { e.focus(); return {isGone: true}; }
      const view = e.ownerDocument.defaultView;
      const boxes = () => {
        if (this.nodeType === 1) return [...e.getClientRects()];
        const range = e.ownerDocument.createRange();
        range.selectNodeContents(this);
        return [...range.getClientRects()];
      };
      e.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
      const box = boxes().find((b) => b.width > 0 && b.height > 0);
      if (!box) return {isCovered: true};
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (x < 0 || y < 0 || x >= view.innerWidth || y >= view.innerHeight) return {isCovered: true};
      let hit = e.getRootNode().elementFromPoint(x, y);
      while (hit && hit.shadowRoot) {
        const inner = hit.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === hit) break;
        hit = inner;
      }
      let isHit = false;
      for (let n = hit; n && !isHit; n = n.parentElement || n.getRootNode().host) {
        isHit = n === e || (n.localName === 'label' && n.control === e);
      }
      return isHit ? {x, y} : {isCovered: true};
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
      const e = this.nodeType === 1 ? this : this.parentElement;
      const link = e.closest('a[href],area[href]');
      if (link && !/^(#|javascript:)/i.test(link.getAttribute('href').trim())) return {way: 'leaves'};
      const field = e.closest('button,input,select,textarea');
      if (!field || !field.form) return {way: 'stays'};
      const form = [...e.ownerDocument.forms].indexOf(field.form);
      if (!field.matches('button,input') || field.form.method === 'dialog') return {way: 'stays', form};
      const ways = {submit: 'sends', image: 'sends', reset: 'resets'};
      return {way: Object.hasOwn(ways, field.type) ? ways[field.type] : 'stays', form};
    }
    """

  /// Has the document itself act, for what no finger reaches.
  static let press = """
    function () {
      const e = this.nodeType === 1 ? this : this.parentElement;
      const label = e.closest('label');
      if (e.matches('input,textarea,select,button,a[href],[tabindex],[contenteditable]')) e.focus();
      (label && label.control ? label : e).click();
    }
    """

  /// Gives a field the keyboard, with the caret behind its text, and tells what it holds.
  static let edit = """
    function () {
      const e = this.nodeType === 1 ? this : this.parentElement;
      const field = e.closest('input,textarea,[contenteditable]') || e;
      if (field.getRootNode().activeElement !== field) field.focus();
      const isInput = field.localName === 'input' || field.localName === 'textarea';
      if (isInput) {
        try { field.setSelectionRange(field.value.length, field.value.length); } catch {}
      } else {
        const selection = field.ownerDocument.getSelection();
        selection.selectAllChildren(field);
        selection.collapseToEnd();
      }
      return {text: isInput ? field.value : field.textContent, isFocused: field.getRootNode().activeElement === field};
    }
    """

  /// Selects all that a field holds.
  static let selectAll = """
    function () {
      const e = this.nodeType === 1 ? this : this.parentElement;
      const field = e.closest('input,textarea,[contenteditable]') || e;
      if (field.select) field.select();
      else field.ownerDocument.getSelection().selectAllChildren(field);
    }
    """

  /// Gives an element the keyboard.
  static let focus = """
    function () { (this.nodeType === 1 ? this : this.parentElement).focus(); }
    """

  /// Has keys go on from a node: what it is, or is in, takes the focus unless it is there already; of anything else the
  /// focus is looked for from there on.
  static let startKeys = """
    function () {
      const e = this.nodeType === 1 ? this : this.parentElement;
      if (!e || !e.isConnected) return;
      const root = e.getRootNode(), page = e.ownerDocument;
      const has = root.activeElement;
      if (has && has !== page.body && has !== page.documentElement
          && (has === e || has.contains(e) || e.contains(has))) return;
      const keys = 'a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable]';
      const own = e.closest(keys);
      if (own && own.matches(':not(:disabled)')) own.focus({preventScroll: true});
      if (own && root.activeElement === own) return;
      if (has && has !== page.body) has.blur();
      page.getSelection().collapse(e, 0);
    }
    """

  /// Tells what a closed list of choices holds; nothing for anything else.
  static let choices = """
    function () {
      const e = this.nodeType === 1 ? this : this.parentElement;
      if (!e.matches('select:not([multiple])') || e.disabled) return [];
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
      let e = this.nodeType === 1 ? this : (this.parentElement || this.documentElement);
      const page = e.ownerDocument.scrollingElement;
      for (; e; e = e.parentElement || e.getRootNode().host || null) {
        const style = getComputedStyle(e);
        const scrolls = e === page || /auto|scroll/.test(y ? style.overflowY : style.overflowX);
        if (!scrolls) continue;
        const before = [e.scrollLeft, e.scrollTop];
        e.scrollBy({left: x * e.clientWidth * 0.9, top: y * e.clientHeight * 0.9, behavior: 'instant'});
        if (e.scrollLeft !== before[0] || e.scrollTop !== before[1]) return true;
      }
      return false;
    }
    """
}
