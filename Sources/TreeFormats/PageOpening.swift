package import Documents

/// Whoever opens pages and tells what a browser knows of them.
///
/// This room knows no browser: it is handed one by whoever has it.
package protocol PageOpening: AnyObject {
  /// Opens a page and tells what the browser knows of it.
  func dump(of page: PageInput) throws(SourceError) -> SourceText
  /// Opens a page and returns the text that it shows.
  func text(of page: PageInput) throws(SourceError) -> SourceText
  /// Closes the page that was opened last, which may go on running until then.
  func rest()
}

extension PageOpening {
  package func rest() {}
}
