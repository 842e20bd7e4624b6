/// The script that has the browser lay out what it would lay out only when somebody scrolls to it.
///
/// Chromium tells readers nothing of what `content-visibility: auto` puts off, far down a page. A person hears it on the
/// way down, so it is drawn before the page is read: by an animation, which no style and no attribute shows. What the
/// page hides with `hidden` stays hidden. Frames of other origins are not looked into.
enum PageSections {
  /// What is asked; how many parts were put off.
  static let script = """
    (() => {
      \(DOMReading.script)
      let count = 0;
      const look = (root) => {
        for (const e of root.querySelectorAll('*')) {
          if (getComputedStyle(e).contentVisibility === 'auto') {
            count += 1;
            Element.prototype.animate.call(e, {contentVisibility: ['visible', 'visible']}, {duration: 1e9, fill: 'both'});
          }
          const inner = shadowOf(e);
          if (inner) look(inner);
          if (tag(e) === 'iframe') try { if (e.contentDocument) look(e.contentDocument); } catch {}
        }
      };
      look(document);
      return count;
    })()
    """
}
