/// A part of a recorded line that stands for what changes on every run.
package enum Placeholder: String, CaseIterable {
  /// Any text within the line.
  case any
  /// A number in digits of any script, with a sign and separators.
  case number
  /// A date or a time as apps write them.
  case date

  /// How it is written in a recording: `{{number}}`.
  package var written: String { "{{\(rawValue)}}" }

  /// The regular expression that it stands for.
  var expression: String {
    switch self {
    case .any: ".*"
    case .number: Self.numbers
    case .date: Self.dates
    }
  }

  private static let numbers = #"[-+−]?\p{Nd}++(?:[.,'’٬٫\x{A0}\x{202F}]\p{Nd}++)*+"#

  /// Dates in figures, dates with the name of a month, and times of day; a weekday may stand before.
  private static let dates: String = {
    let word = #"\p{L}[\p{L}\p{M}]{1,15}\.?"#
    let time =
      #"(?:\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2}(?:\.\p{Nd}{1,9})?)?(?:\s?[AaPp]\.?[Mm]\.?)?"#
      + #"(?:Z|\s?[-+−]\p{Nd}{2}:?\p{Nd}{2})?)"#
    let days = [
      // 2026-11-21, 21.11.2026, 11/21/26, 2026. 11. 21.
      #"\p{Nd}{1,4}(?:[-/]\p{Nd}{1,2}[-/]|\.\s?\p{Nd}{1,2}\.\s?)\p{Nd}{1,4}\.?"#,
      // 2026年11月21日, 2026년 11월 21일
      #"(?:\p{Nd}{2,4}[年년]\s?)?\p{Nd}{1,2}[月월]\s?\p{Nd}{1,2}[日일]"#,
      // 21 November 2026, 21. November, 21 de noviembre de 2026
      #"\p{Nd}{1,2}(?:\.|st|nd|rd|th|er|º)?\s(?:de\s)?"# + word + #"(?:,?\s(?:de\s)?\p{Nd}{4})?"#,
      // November 21, 2026; Nov 21
      word + #"\s\p{Nd}{1,2}(?:st|nd|rd|th)?(?:,?\s\p{Nd}{4})?"#,
    ].joined(separator: "|")
    let weekday = #"(?:"# + word + #",?\s)?"#
    return "(?:\(weekday)(?:\(days))(?:(?:,|T|\\sat|)\\s?\(time))?|\(time))"
  }()
}
