/// What a reader makes of a text by a look at its content.
public enum Recognition: Equatable, Sendable {
  /// The text is of the reader's format, or was meant to be.
  case recognised
  /// The text has some of the format's marks and lacks another.
  ///
  /// - signs: What was found, each as a message names it: `"AXLabel"`, `a <node> tag`.
  /// - lacks: What was not, in the same way: `<hierarchy> around it`.
  case resembles(signs: [String], lacks: String)
  /// The text has nothing of the format.
  case unlike

  /// How much of the format was found; the format with the most is the one that a message names.
  var likeness: Int {
    switch self {
    case .recognised: .max
    case .resembles(let signs, _): signs.count
    case .unlike: 0
    }
  }
}
