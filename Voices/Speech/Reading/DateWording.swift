internal import Voices

/// How a language writes out a date: 3 May 2026.
package struct DateWording: Equatable, Sendable {
  /// The order of the figures of a date: `3/4/2027`.
  package enum Order: String, CaseIterable, Sendable {
    /// Day, month, year.
    case dmy
    /// Month, day, year.
    case mdy
    /// Year, month, day.
    case ymd
  }

  /// What some regions write otherwise.
  struct Region: Equatable, Sendable {
    /// The codes of the regions with spaces between them: `GB IE`.
    var codes: String
    var pattern: String?
    var dayAndMonth: String?
    var order: Order?
    var months: [String] = []
  }

  /// The date, with gaps `{year}`, `{month}` and `{day}`, or `nil` where figures are left to the engine.
  ///
  /// `{ordinal}` in the place of `{day}` is the day's ordinal number.
  package var pattern: String?
  /// A day of a month, with gaps `{month}` and `{day}` or `{ordinal}`.
  package var dayAndMonth: String?
  /// The order in which figures are written.
  package var order = Order.dmy
  /// The names of the months as they stand in a date, or an empty list for their numbers.
  package var months: [String] = []
  /// Names of months and their abbreviations, in small letters and without a point, by number.
  package var monthNames: [String: Int] = [:]
  var regions: [Region] = []

  /// Creates a wording that leaves all to the engine.
  package init() {}

  /// Whether a date is one of the calendar; without a year, of a leap year.
  package static func exists(year: Int?, month: Int, day: Int) -> Bool {
    let isLeap = year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) } ?? true
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return year.map { $0 > 0 } ?? true && lengths.indices.contains(month - 1)
      && (1...lengths[month - 1]).contains(day)
  }

  /// Returns the order in which the figures of a date are written in a language's region.
  package func order(in language: String) -> Order { region(of: language)?.order ?? order }

  /// Returns a date in words; `ordinal` gives the ordinal number of a day.
  package func text(
    year: Int?, month: Int, day: Int, in language: String, ordinal: (Int) -> String = { "\($0)" }
  ) -> String? {
    guard Self.exists(year: year, month: month, day: day) else { return nil }
    let region = region(of: language)
    let pattern =
      year == nil
      ? region?.dayAndMonth ?? dayAndMonth : region?.pattern ?? pattern
    guard let pattern else { return nil }
    var names = months
    if let region, !region.months.isEmpty { names = region.months }
    let name = names.isEmpty ? "\(month)" : names[month - 1]
    return Phrase(pattern).filled([
      "year": year.map { "\($0)" } ?? "", "month": name, "day": "\(day)", "ordinal": ordinal(day),
    ])
  }

  private func region(of language: String) -> Region? {
    let codes = Set(LanguageTag(language).text.uppercased().split(separator: "-").dropFirst())
    guard !codes.isEmpty else { return nil }
    return regions.first { region in
      region.codes.split(separator: " ").contains { codes.contains($0) }
    }
  }
}
