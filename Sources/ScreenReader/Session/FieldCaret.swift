/// The caret in the field that has the keyboard's focus, as a page tells it.
package struct FieldCaret: Equatable, Sendable {
  /// Where what is selected begins, in code units of UTF-16.
  package var start: Int
  /// Where it ends: at its beginning where nothing is selected.
  package var end: Int
  /// Whether the caret stands at the beginning of it.
  package var isBack: Bool
  /// The field's text, or `nil` where nobody tells it.
  package var text: String?

  /// Creates a caret.
  package init(start: Int, end: Int, isBack: Bool, text: String?) {
    self.start = start
    self.end = end
    self.isBack = isBack
    self.text = text
  }

  /// Where it stands, as far as readers tell of a field that gets the focus.
  var place: KeyboardFocus.Caret { end > start ? .all : start == 0 ? .start : .end }

  /// Where the caret itself stands.
  var caret: Int { isBack ? start : end }

  /// The other end of what is selected.
  var other: Int { isBack ? end : start }
}
