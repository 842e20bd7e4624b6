/// Whether the page shows where the keyboard's focus is, and what it shows to a mouse alone.
extension PageTab {
  // What the page draws by an element of its own is looked for around:
  // in what holds the control, in what stands beside it and in its labels. Where the browser would not show a focus at all
  // (no :focus-visible), or the page moves it on, nothing is known.
  static let focusQuestion = """
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
        // What nobody sees shows nothing, whatever its style says.
        const box = boxOf(control);
        if (box.width < 2 || box.height < 2 || !shows(control, {opacityProperty: true})) all.delete(control);
        return [...all];
      };
      const picture = list => list.map(each =>
        look(each) + '|' + look(each, '::before') + '|' + look(each, '::after')).join();
      const isControl = each => {
        if (!isHTML(each) && !isSVG(each)) return false;
        if (tabIndex(each) < 0 || matches(each, ':disabled')) return false;
        if (isHTML(each) && get(HTMLElement, 'isContentEditable')(each)) return false;
        // A box that a style draws in the place of its own: its label, or what stands beside it.
        if (tag(each) === 'input' && /^(checkbox|radio)$/.test(each.type) && getComputedStyle(each).display !== 'none'
          && [...each.labels ?? [], ...[...children(holder(each) ?? each)].slice(0, 4)].some(other => other !== each
            && boxOf(other).width >= 8 && shows(other, {opacityProperty: true, visibilityProperty: true}))) return true;
        const box = boxOf(each);
        return box.width >= 8 && box.height >= 8 && shows(each, {opacityProperty: true, visibilityProperty: true});
      };
      const selector = 'a[href],area[href],button,input,select,textarea,summary,[tabindex],[role=button],[role=link]';
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

  // By the rules of its styles: content that is shown by :hover on what holds it, and by no rule with :focus. What
  // states that it opens is opened by other ways; a style of another origin is not told.
  static let hoverQuestion = #"""
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
      const opens = 'summary,[aria-expanded],[aria-haspopup],[onclick],[data-toggle],[data-bs-toggle],[tabindex]';
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
