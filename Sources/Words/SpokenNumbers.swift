/// How numbers, and signs beside them, are spoken where an engine does not know a language's own way.
///
/// The text that is shown stays; these are the words that a voice is given in its place. What is not said
/// here is left to the engine, which in most languages reads numbers well.
package struct SpokenNumbers: Equatable, Sendable {
  /// The word for the point of a decimal fraction, after which each digit is said on its own, or `nil`.
  package var point: String?
  /// A share, with a gap `{number}`: `百分之{number}`.
  package var percent: String?
  /// A fraction, with gaps `{numerator}` and `{denominator}`: `{denominator}분의 {numerator}`.
  package var fraction: String?
  /// A time of day, with gaps `{hour}` and `{minute}`.
  package var time: String?
  /// A time of day on the hour, with a gap `{hour}`.
  package var wholeHour: String?
  /// How dates that are written in figures are spoken.
  package var dates = DateWording()
  /// The names of units by their signs: `km`, with the forms that stand beside numbers.
  package var units: [String: [PluralCategory: String]] = [:]
  /// Signs that are spoken in words wherever they stand, emoji among them.
  package var signs: [Character: String] = [:]
  /// What is said for an emoji that has no name here, or `nil` to leave it to the engine.
  package var unnamedEmoji: String?
  /// Counting words before which the language's own numerals are said, with the highest such number:
  /// Korean counts things as 한, 두, 세 and minutes as 일, 이, 삼.
  package var counters: [String: Int] = [:]
  /// The language's own numerals before counting words, in order from 1.
  package var numerals: [String] = []
  /// The language's own numerals for tens, in order from 10.
  package var tens: [String] = []
  /// The numerals for tens that nothing follows, or an empty list for those of ``tens``: 스무 for 20.
  package var wholeTens: [String] = []
  /// Whole words that are not made from their parts, such as `1번째`.
  package var words: [String: String] = [:]

  /// Creates numbers that are all left to the engine.
  package init() {}
}
