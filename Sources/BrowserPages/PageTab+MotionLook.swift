internal import Documents

/// What a page shows on the way through it, and what it moves by itself.
extension PageTab {
  /// Goes through a page as somebody does who reads it, and lets what it draws on the way come to its end.
  ///
  /// What fades in when it is scrolled to has its colours only then. A page that does not let itself be scrolled is read
  /// as it is.
  mutating func goThrough(_ dump: inout PageDump, before deadline: Deadline) {
    do {
      if try evaluate(Self.going, before: deadline.orSooner(after: 4))?.text == "true" {
        dump.notes.append("Earshot scrolled only part of the page: it is longer than 30000 pixels")
      }
    } catch {
      dump.notes.append(
        "content that appears on scrolling was not loaded: the page did not answer")
    }
  }

  private static let going = """
    (async () => {
      const page = document.scrollingElement;
      const frame = () => new Promise(next => requestAnimationFrame(() => setTimeout(next)));
      if (page && document.scripts.length > 0 && page.scrollHeight > innerHeight + 8) {
        const [left, top] = [scrollX, scrollY], height = Math.min(page.scrollHeight, 30000);
        for (let next = innerHeight * 0.8; next < height; next += innerHeight * 0.8) {
          scrollTo({left, top: next, behavior: 'instant'});
          await frame();
        }
        scrollTo({left, top, behavior: 'instant'});
        await frame();
        await frame();
      }
      for (const each of document.getAnimations()) {
        try { if (Number.isFinite(each.effect.getComputedTiming().endTime)) each.finish(); } catch {}
      }
      return document.scripts.length > 0 && (page?.scrollHeight ?? 0) > 30000;
    })()
    """

  // By what its class or id is called: what shows one thing after the other. A page without scripts moves nothing.
  static let motionQuestion = #"""
    (async () => {
      \#(DOMReading.script)
      const called = /carousel|slide|swiper|slick|splide|banner|marquee|ticker|rotator|testimonial|hero|gallery|轮播/i;
      const most = 40;
      const isCalled = each => called.test(attribute(each, 'class') ?? '') || called.test(attribute(each, 'id') ?? '');
      const isLarge = each => { const box = boxOf(each); return box.width >= 120 && box.height >= 40; };
      const holds = method(Node, 'contains');
      const all = document.scripts.length === 0 ? [] : [...allIn(document, '[class],[id]')]
        .filter(each => isHTML(each) && isCalled(each) && each !== document.body && isLarge(each)
          && shows(each, {visibilityProperty: true})).slice(0, 200);
      const outermost = all.filter(each => !all.some(other => other !== each && holds(other, each)));
      const parts = outermost.slice(0, most);
      globalThis.motionEnded = all.length === 200 || parts.length < outermost.length;
      if (parts.length === 0) return [];
      // What has just come is drawn within the first moments; what is filled once, later, does not go on.
      const found = new Set(), filled = new Map(), seconds = 5.2, start = performance.now() + 600;
      const places = parts.map(part => [part, ...within(part, '*')].slice(0, 50).map(each => [each, each.scrollLeft]));
      await new Promise(done => {
        const ended = start + seconds * 1000;
        const watcher = new MutationObserver(records => {
          for (const record of records) {
            const target = element(record.target);
            const part = target && parts.find(each => holds(each, target));
            if (!part || !isLarge(target) || performance.now() < start) continue;
            const isFilling = record.type !== 'attributes' || tag(target) === 'img' && record.attributeName === 'class';
            if (!isFilling) { found.add(part); continue; }
            const first = filled.get(part);
            if (first === undefined) filled.set(part, performance.now());
            else if (performance.now() - first > 800) found.add(part);
          }
        });
        for (const part of parts) watcher.observe(part, {subtree: true, childList: true, characterData: true, attributes: true,
          attributeFilter: ['class', 'style', 'src', 'hidden', 'aria-hidden']});
        const look = () => {
          places.forEach((list, index) => {
            if (list.some(([each, left]) => each.scrollLeft !== left)) found.add(parts[index]);
          });
          if (found.size === parts.length || performance.now() > ended) { watcher.disconnect(); done(); }
          else setTimeout(look, 100);
        };
        look();
      });
      return [...found];
    })()
    """#
}
