/// The result when a reader inspects a text to recognise its format.
public enum Recognition: Equatable, Sendable {
  /// The text has the reader's format, or was intended to have it.
  case recognised
  /// The text has some marks of the format and lacks another.
  ///
  /// - signs: The marks that were found, as named in messages: `"AXLabel"`, `a <node> tag`.
  /// - lacks: The missing mark, in the same form: `<hierarchy> around it`.
  case resembles(signs: [String], lacks: String)
  /// The text has no marks of the format.
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
