package import AccessibilityTree

/// What a command is done to or with.
package enum CommandArgument: Equatable, Hashable, Sendable {
  /// Nothing.
  case none
  /// A text: a name, an `id`, or what is typed.
  case text(String)
  /// A number of characters or milliseconds.
  case number(Int)
  /// A way.
  case direction(ScrollDirection)
  /// A point, in screen points.
  case point(Point)
  /// The name of a quick key, and whether it leads back.
  case jump(String, isBack: Bool)
  /// Keys, one chord after the other.
  case keys([KeyChord])

  /// What may stand behind a command's word.
  package enum Kind: Equatable, Sendable {
    /// Nothing.
    case none
    /// How often, or nothing for once.
    case count
    /// A number of characters, or nothing for one.
    case characters
    /// A name that the command cannot do without.
    case name
    /// A text that the command cannot do without.
    case text
    /// `up`, `down`, `left` or `right`.
    case direction
    /// A point `[x, y]` or the `id` of an element.
    case place
    /// The name of a quick key, or `{to, back}`.
    case jump
    /// A text, or `{text, limit}`.
    case search
    /// The name of a screen or the path of a file.
    case screen
    /// A number of milliseconds.
    case milliseconds
    /// Keys, or a list of them.
    case keys
  }

  var text: String { if case .text(let text) = self { text } else { "" } }

  var number: Int { if case .number(let number) = self { number } else { 0 } }
}
