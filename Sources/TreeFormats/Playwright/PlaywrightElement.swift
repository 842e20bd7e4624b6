/// One item of a snapshot as its line holds it: `heading "Ferns" [level=2]: …`.
struct PlaywrightElement {
  /// What an item is.
  enum Kind {
    /// A node with a role.
    case node
    /// A text of the page.
    case text
    /// A property of the node around it, by its name: `url` of `/url`.
    case property(String)
    /// What did not change since the last snapshot, and so is left out.
    case unchanged
  }

  var kind = Kind.node
  var role = ""
  var name: String?
  /// Whether the name is a pattern that a test expects.
  var isPattern = false
  /// The marks in brackets: `level` and `2`, `checked` and nothing.
  var marks: [(key: Substring, word: String)] = []
  /// What stands behind the colon, or `nil`.
  var text: String?
  /// Whether that stands in quotes, so that a sign means itself.
  var isQuoted = false
}
