/// How large a page may be, and the script that holds it to that while it grows.
///
/// The browser lays a page out as it comes, for minutes where it is large enough, and answers nothing meanwhile: so a
/// page that has grown too large is emptied at once, before it is laid out. It is not read then, and that is said.
enum PageSize {
  /// The most elements of a page that is read.
  static let mostElements = 50_000
  /// The most nodes of a page and all its frames: elements, texts, comments, and what stands in closed shadow trees.
  static let mostNodes = 200_000
  /// How long a page may take until its elements are counted, in seconds: what is large comes slowly.
  static let longestCount = 30.0

  /// What is asked: how many elements there are, or were when there were too many.
  static let question = "globalThis.earshotSize || document.getElementsByTagName('*').length"

  /// The script, which runs in every frame before anything of the page.
  ///
  /// It counts what is added with all that is inside, some of it twice, and only then all there is: so a page that
  /// keeps changing is not counted through each time.
  static let script = """
    (() => {
      if (globalThis.earshotSize !== undefined) return;
      globalThis.earshotSize = 0;
      let added = 0;
      const observer = new MutationObserver((records) => {
        for (const record of records) {
          for (const node of record.addedNodes) {
            if (node.nodeType !== 1) continue;
            added += 1 + (node.firstElementChild ? node.getElementsByTagName('*').length : 0);
          }
        }
        if (added <= \(mostElements)) return;
        added = document.getElementsByTagName('*').length;
        if (added <= \(mostElements)) return;
        observer.disconnect();
        globalThis.earshotSize = added;
        stop();
        document.documentElement.remove();
      });
      observer.observe(document, {childList: true, subtree: true});
    })();
    """
}
