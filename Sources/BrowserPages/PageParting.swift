/// What a click on an element does to the page that it stands on, as far as its tag tells.
package struct PageParting: Equatable, Sendable {
  /// What a click does.
  package enum Way: String, Sendable {
    /// It leads to another document, to a file or to another program.
    case leaves
    /// It leads to the same document with another query, unless a script shows that in its place.
    case queries
    /// It sends a form.
    case sends
    /// It empties a form.
    case resets
    /// The page stays as far as tags tell; its scripts may do anything.
    case stays
  }

  /// What a click does.
  package var way: Way
  /// Which form of its document the element belongs to, counted from 0; `nil` for none.
  package var form: Int?

  /// Creates what a click does.
  package init(way: Way, form: Int? = nil) {
    self.way = way
    self.form = form
  }
}
