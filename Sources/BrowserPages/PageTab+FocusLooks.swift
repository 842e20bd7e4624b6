internal import Documents

/// Whether the page shows where the keyboard's focus is, and what it shows to a mouse alone.
extension PageTab {
  /// What a page shows of the focus: the numbers of nodes.
  struct FocusLooks {
    var shown: [Int] = []
    var hidden: [Int] = []
    /// What shows more while a mouse is over it, and not while the focus is.
    var hovered: [Int] = []
  }

  /// Why controls were not looked at, and how many.
  private static let leavings = [
    ("most", "the page has more controls than Earshot checks"), ("time", "time ran out"),
    ("apart", "they are in a frame or a shadow tree"),
    ("moved", "the page moved the focus on"),
  ]

  /// Looks at the focus; a page that does not let itself be asked is judged by the rest.
  mutating func seeFocus(_ dump: inout PageDump) {
    do {
      try lookAtFocus(into: &dump)
    } catch {
      dump.notes.append("focus visibility was not checked: the page did not answer")
    }
  }

  /// Gives the focus to one control after the other, and compares what is drawn with it and without.
  ///
  /// Done last: what listens to the focus may change the page. A page that takes too long has told what it has told.
  private mutating func lookAtFocus(into dump: inout PageDump) throws {
    let deadline = Deadline(after: 10)
    try connection.call("Emulation.setFocusEmulationEnabled", before: deadline) {
      $0.field("enabled", true)
    }
    var looks = FocusLooks()
    for (key, script) in [
      (\FocusLooks.hovered, Self.hovering), (\.hidden, Self.question),
      (\.shown, "globalThis.shown"),
    ] {
      let list = try connection.ask("Runtime.evaluate", before: deadline) {
        $0.field("expression", script)
        if let world { $0.field("contextId", world) }
        $0.field("timeout", 5000)
      }["result"]?["objectId"]?.text
      guard let list else { throw BrowserFailure.babble("a list of controls is missing") }
      let members = try connection.ask("Runtime.getProperties", before: deadline) {
        $0.field("objectId", list)
        $0.field("ownProperties", true)
      }["result"]
      for member in members?.items ?? [] where Int(member["name"]?.text ?? "") != nil {
        guard let object = member["value"]?["objectId"]?.text else { continue }
        let node = try connection.ask("DOM.describeNode", before: deadline) {
          $0.field("objectId", object)
        }["node"]
        if let number = Self.number(of: node) { looks[keyPath: key].append(number) }
      }
    }
    dump.focus = looks
    if try evaluate("globalThis.hoverEnded", before: deadline)?.text == "true" {
      dump.notes.append(
        "content that appears on hover was checked in part: the page has too many styles or parts")
    }
    let left = try evaluate("globalThis.unseen", before: deadline)
    for (key, reason) in Self.leavings {
      guard let count = left?[key]?.looseNumber.flatMap({ Int(exactly: $0) }), count > 0 else {
        continue
      }
      let controls = count == 1 ? "1 control" : "\(count) controls"
      dump.notes.append("focus visibility was not checked on \(controls): \(reason)")
    }
  }

  // Text fields have a caret, which shows the focus. What the page draws by an element of its own is looked for around:
  // in what holds the control, in what stands beside it and in its labels. Where the browser would not show a focus at all
  // (no :focus-visible), or the page moves it on, nothing is known.
  private static let question = """
    (() => {
      \(DOMReading.script)
      const end = performance.now() + 3000;
      const still = document.createElement('style');
      still.textContent = '*,*::before,*::after{transition:none!important;animation:none!important}';
      document.head?.append(still);
      const properties = ['outlineStyle','outlineWidth','outlineColor','outlineOffset','boxShadow','borderTopColor',
        'borderTopWidth','borderTopStyle','borderBottomColor','borderBottomWidth','borderBottomStyle','borderLeftColor',
        'borderLeftWidth','borderLeftStyle','borderRightColor','borderRightWidth','backgroundColor','backgroundImage',
        'backgroundPosition','backgroundSize','color','fill','stroke','strokeWidth','textDecorationLine','textDecorationColor',
        'textDecorationThickness','textUnderlineOffset','textShadow','fontWeight','opacity','visibility','display','transform',
        'translate','scale','filter','clipPath','left','top','width','height','content'];
      const look = (part, pseudo) => {
        const style = getComputedStyle(part, pseudo);
        return properties.map(name =>
          name.startsWith('outline') && name !== 'outlineStyle' && style.outlineStyle === 'none' ? '' : style[name]).join();
      };
      const around = control => {
        const labels = tag(control) === 'form' ? [] : control.labels ?? [];
        const all = new Set([control, ...labels, ...[...within(control, '*')].slice(0, 20)]);
        let outside = holder(control);
        for (let step = 0; outside && step < 3; step++, outside = holder(outside)) {
          all.add(outside);
          if (step === 0) [...children(outside)].slice(0, 20).forEach(child => all.add(child));
        }
        return [...all];
      };
      const picture = list => list.map(each =>
        look(each) + '|' + look(each, '::before') + '|' + look(each, '::after')).join();
      const texts = ['text','search','email','tel','url','password','number','date','time','month','week','datetime-local'];
      const isControl = each => {
        if (!isHTML(each) && !isSVG(each)) return false;
        if (tabIndex(each) < 0 || matches(each, ':disabled')) return false;
        if (isHTML(each) && get(HTMLElement, 'isContentEditable')(each)) return false;
        if (tag(each) === 'input' && texts.includes(each.type)) return false;
        const box = boxOf(each);
        return box.width >= 8 && box.height >= 8 && shows(each, {opacityProperty: true, visibilityProperty: true});
      };
      const selector = 'a[href],area[href],button,input,select,summary,[tabindex],[role=button],[role=link]';
      const all = [...document.querySelectorAll(selector)].filter(isControl);
      const controls = all.slice(0, 300);
      const unseen = {most: all.length - controls.length, time: 0, apart: 0, moved: 0};
      const apart = root => [...root.querySelectorAll('*')].flatMap(each => {
        let tree = shadowOf(each);
        try { tree ??= /^i?frame$/.test(tag(each)) ? each.contentDocument : null; } catch {}
        return tree ? [...[...tree.querySelectorAll(selector)].filter(isControl), ...apart(tree)] : [];
      });
      unseen.apart = apart(document).length;
      globalThis.unseen = unseen;
      const hidden = [];
      globalThis.shown = [];
      for (const [place, each] of controls.entries()) {
        if (performance.now() > end) { unseen.time = controls.length - place; break; }
        document.activeElement?.blur?.();
        const parts = around(each);
        const before = picture(parts);
        focusOn(each, {preventScroll: true});
        if (document.activeElement !== each) { unseen.moved += 1; continue; }
        if (!matches(each, ':focus-visible')) continue;
        (picture(parts) === before ? hidden : globalThis.shown).push(each);
      }
      still.remove();
      return hidden;
    })()
    """

  // By the rules of its styles: content that is shown by :hover on what holds it, and by no rule with :focus. What has a
  // button or states that it opens is opened by other ways; a style of another origin is not told.
  private static let hovering = #"""
    (() => {
      \#(DOMReading.script)
      const end = performance.now() + 1000;
      // A form shows its fields by their names before what is its own.
      const textOf = get(Node, 'textContent'), holds = method(Node, 'contains');
      const rules = [];
      const gather = (list, depth) => {
        for (const rule of list) {
          if (rules.length >= 5000) { globalThis.hoverEnded = true; return; }
          if (rule.selectorText !== undefined) rules.push(rule);
          if (rule.cssRules && depth < 4 && (!rule.media || matchMedia(rule.media.mediaText).matches)) gather(rule.cssRules, depth + 1);
        }
      };
      for (const sheet of document.styleSheets) {
        try { if (!sheet.disabled && matchMedia(sheet.media.mediaText || 'all').matches) gather(sheet.cssRules, 0); } catch {}
      }
      const reveals = ({display, visibility, opacity}) =>
        display && display !== 'none' || visibility === 'visible' || Number(opacity) > 0;
      const parted = text => text.split(/,(?![^(]*\))/).map(each => each.trim());
      const isOf = (each, selector) => { try { return matches(each, selector); } catch { return false; } };
      const focused = rules.filter(rule => /:focus/.test(rule.selectorText) && reveals(rule.style))
        .flatMap(rule => parted(rule.selectorText)).filter(each => /:focus/.test(each))
        .map(each => each.replace(/:focus(-within|-visible)?/g, ''));
      const opens = 'button,summary,[aria-expanded],[aria-haspopup],[onclick],[data-toggle],[data-bs-toggle],[tabindex]';
      const seen = each => shows(each, {visibilityProperty: true, opacityProperty: true});
      const found = new Set();
      for (const rule of rules) {
        if (!/:hover/.test(rule.selectorText) || !reveals(rule.style)) continue;
        for (const each of parted(rule.selectorText)) {
          const at = each.indexOf(':hover');
          if (at < 0 || !/^[^\s>+~]*[\s>]+[^\s>+~]/.test(each.slice(at + 6))) continue;
          let parts;
          try { parts = [...allIn(document, each.replaceAll(':hover', ''))].slice(0, 50); } catch { continue; }
          for (const part of parts) {
            if (performance.now() > end || found.size >= 20) { globalThis.hoverEnded = true; return [...found]; }
            if (!isHTML(part) || seen(part) || !holder(part)) continue;
            let over;
            try { over = closest(holder(part), each.slice(0, at).trim() || '*'); } catch { continue; }
            if (!over || !seen(over) || boxOf(over).height < 8) continue;
            const words = textOf(part).replace(/\s+/g, ' ').trim();
            if (words.length < 2 && within(part, 'a[href],button,input').length === 0) continue;
            if (words === attribute(over, 'aria-label') || words === attribute(over, 'title')) continue;
            if (matches(over, opens) || [...within(over, opens)].some(other => !holds(part, other))) continue;
            if (focused.some(selector => isOf(part, selector))) continue;
            found.add(over);
          }
        }
      }
      return [...found];
    })()
    """#
}
