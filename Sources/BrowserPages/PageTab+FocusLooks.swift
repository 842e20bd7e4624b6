internal import Documents

/// Whether the page shows where the keyboard's focus is.
extension PageTab {
  /// What a page shows of the focus: the numbers of nodes.
  struct FocusLooks {
    var shown: [Int] = []
    var hidden: [Int] = []
  }

  /// Gives the focus to one control after the other, and compares what is drawn with it and without.
  ///
  /// Done last: what listens to the focus may change the page. A page that takes too long has told what it has told.
  mutating func lookAtFocus(into dump: inout PageDump) throws {
    let deadline = Deadline(after: 10)
    try connection.call("Emulation.setFocusEmulationEnabled", before: deadline) {
      $0.field("enabled", true)
    }
    var looks = FocusLooks()
    for (key, script) in [(\FocusLooks.hidden, Self.question), (\.shown, "globalThis.shown")] {
      let list = try connection.ask("Runtime.evaluate", before: deadline) {
        $0.field("expression", script)
        if let world { $0.field("contextId", world) }
        $0.field("timeout", 5000)
      }["result"]?["objectId"]?.text
      guard let list else { return }
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
  }

  // Text fields have a caret, which shows the focus. What the page draws by an element of its own is looked for around:
  // in what holds the control, in what stands beside it and in its labels. Where the browser would not show a focus at all
  // (no :focus-visible), or the page moves it on, nothing is known.
  private static let question = """
    (() => {
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
      const look = (element, part) => {
        const style = getComputedStyle(element, part);
        return properties.map(name =>
          name.startsWith('outline') && name !== 'outlineStyle' && style.outlineStyle === 'none' ? '' : style[name]).join();
      };
      const around = element => {
        const all = new Set([element, ...(element.labels ?? []), ...[...element.querySelectorAll('*')].slice(0, 20)]);
        let holder = element.parentElement;
        for (let step = 0; holder && step < 3; step++, holder = holder.parentElement) {
          all.add(holder);
          if (step === 0) [...holder.children].slice(0, 20).forEach(child => all.add(child));
        }
        return [...all];
      };
      const picture = list => list.map(each =>
        look(each) + '|' + look(each, '::before') + '|' + look(each, '::after')).join();
      const texts = ['text','search','email','tel','url','password','number','date','time','month','week','datetime-local'];
      const controls = [...document.querySelectorAll(
        'a[href],area[href],button,input,select,summary,[tabindex],[role=button],[role=link]')].filter(each => {
          if (each.tabIndex < 0 || each.disabled || each.isContentEditable) return false;
          if (each.localName === 'input' && texts.includes(each.type)) return false;
          const box = each.getBoundingClientRect();
          return box.width >= 8 && box.height >= 8 && each.checkVisibility({opacityProperty: true, visibilityProperty: true});
        }).slice(0, 300);
      const hidden = [];
      globalThis.shown = [];
      for (const each of controls) {
        if (performance.now() > end) break;
        document.activeElement?.blur?.();
        const parts = around(each);
        const before = picture(parts);
        each.focus({preventScroll: true});
        if (document.activeElement !== each || !each.matches(':focus-visible')) continue;
        (picture(parts) === before ? hidden : globalThis.shown).push(each);
      }
      still.remove();
      return hidden;
    })()
    """
}
