/// The script that has the browser lay out what it would lay out only when somebody scrolls to it.
///
/// Chromium tells readers nothing of what `content-visibility: auto` puts off, far down a page. A person hears it on the
/// way down, so it is drawn before the page is read: by an animation, which no style and no attribute shows. What the
/// page hides with `hidden` stays hidden. Frames of other origins are not looked into.
enum PageSections {
  /// What is evaluated; elements are found by the getters of their types, which no name on the page hides.
  static let script = """
    (() => {
      \(DOMReading.script)
      const animate = method(Element, 'animate'), frameOf = get(HTMLIFrameElement, 'contentDocument');
      const roots = [document];
      while (roots.length > 0) {
        const root = roots.pop();
        for (const e of allIn(root, '*')) {
          if (getComputedStyle(e).contentVisibility === 'auto') {
            animate(e, {contentVisibility: ['visible', 'visible']}, {duration: 1e9, fill: 'both'});
          }
          const inner = shadowOf(e) || (tag(e) === 'iframe' && isHTML(e) && frameOf(e));
          if (inner) roots.push(inner);
        }
      }
    })()
    """
}
