package import AccessibilityTree
package import Documents

extension JSONWriter {
  /// Adds where an element stands in the document of a page, to the object that is open.
  package mutating func fields(of markup: PageMarkup?) {
    guard let markup else { return }
    field("selector", markup.selector)
    field("html", markup.html)
    if let frame = markup.frame { field("frame", frame) }
  }
}
