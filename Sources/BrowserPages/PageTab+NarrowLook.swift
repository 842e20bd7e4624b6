/// What does not fit into a narrow window (WCAG 1.4.10).
extension PageTab {
  // A page that does not scroll sideways fits, but for what is cut off. What may be as wide as it is
  // (tables, code, pictures, maps), what scrolls or is cut by itself, and what is put aside on purpose is left out.
  static let narrowQuestion = #"""
    (() => {
      \#(DOMReading.script)
      const end = performance.now() + 1500, page = document.scrollingElement ?? document.documentElement;
      const width = document.documentElement.clientWidth || 320;
      const isBackwards = getComputedStyle(document.documentElement).direction === 'rtl';
      const own = 'table,pre,code,svg,canvas,video,iframe,object,math,marquee,textarea,select,[role=table],[role=grid],'
        + '[role=treegrid],[role=toolbar],[role=application],[role=img],[role=math],[contenteditable]';
      const over = box => isBackwards ? -box.left - page.scrollLeft : box.right + page.scrollLeft - width;
      const isAside = box => isBackwards ? box.right + page.scrollLeft <= 0 : box.left + page.scrollLeft >= width;
      const known = new Map(), scrolls = page.scrollWidth > width + 16;
      // What shows one thing after the other cuts off the others.
      const shown = /carousel|slide|swiper|slick|splide|marquee|ticker|track|gallery|hero|banner|menu|nav|drawer|modal|popup/i;
      // 'left out', 'moved' (lies where its page puts it, not where text flows), 'cut' (by what holds it) or 'flows'.
      const kind = each => {
        if (!each || each === document.body || each === document.documentElement) return 'flows';
        if (known.has(each)) return known.get(each);
        let answer;
        if (matches(each, own)) answer = 'left out';
        else {
          const style = getComputedStyle(each);
          const cuts = /hidden|clip/.test(style.overflowX);
          if (style.animationName !== 'none' || style.textOverflow === 'ellipsis' || style.overflowX !== 'visible' && !cuts
            || cuts && shown.test(`${attribute(each, 'class')} ${attribute(each, 'id')}`)) answer = 'left out';
          else if (cuts && kind(holder(each)) !== 'left out') answer = 'cut';
          else {
            answer = kind(holder(each));
            if (answer !== 'left out' && (/absolute|fixed/.test(style.position) || style.transform !== 'none'
              || style.translate !== 'none')) answer = 'moved';
          }
        }
        known.set(each, answer);
        return answer;
      };
      const found = [];
      // Fields cut what is in them: what counts is what holds them, and the text.
      const fails = (node, box) => {
        if (box.width < 2 || box.height < 2 || over(box) < 16) return false;
        const way = kind(holder(node));
        // What is cut off where it begins to the side may be meant to be.
        if (way === 'left out' || way !== 'flows' && isAside(box) || way !== 'cut' && !scrolls) return false;
        if (way === 'cut') {
          if (isBackwards ? box.right < width / 3 : box.left > width * 2 / 3) return false;
          let cutter = holder(node);
          while (!/hidden|clip/.test(getComputedStyle(cutter).overflowX)) cutter = holder(cutter);
          if (boxOf(cutter).width < width / 2) return false;
        }
        return shows(element(node), {opacityProperty: true, visibilityProperty: true});
      };
      const range = document.createRange();
      const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
      const isFull = () => globalThis.narrowEnded = performance.now() > end || found.length >= 200;
      for (let text = walker.nextNode(); text && !isFull(); text = walker.nextNode()) {
        if (!/[\p{L}\p{N}]/u.test(text.data) || !holder(text)) continue;
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some(box => fails(text, box))) found.push(text);
      }
      for (const each of allIn(document, 'input,select,textarea')) {
        if (isFull()) break;
        if (fails(each, boxOf(each))) found.push(each);
      }
      return found;
    })()
    """#
}
