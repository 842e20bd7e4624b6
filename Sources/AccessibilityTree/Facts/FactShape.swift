/// What the value of a fact looks like.
package indirect enum FactShape: Sendable {
  /// A text.
  case text
  /// A list of texts.
  case texts
  /// A colour: `#RRGGBB`, `#RRGGBBAA` or a name.
  case color
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// `true` or `false`.
  case flag
  /// One of some words.
  case word([String])
  /// A list of some words.
  case words([String])
  /// So many numbers in a list.
  case numbers(count: Int)
  /// A list of values of one shape.
  case list(FactShape)
  /// Keys with values of their own shapes.
  case mapping([(key: String, shape: FactShape)])
  /// The rules that the audit passes over here, each with its reason.
  case suppressions
  /// What changes under which settings of the device.
  case variants
}
