/// How a language writes out a date: 3 May 2026.
package struct DateWording: Equatable, Sendable {
  /// What some regions write otherwise.
  struct Region: Equatable, Sendable {
    /// The codes of the regions with spaces between them: `GB IE`.
    var codes: String
    var pattern: String?
    var months: [String] = []
  }

  /// The date, with gaps `{year}`, `{month}` and `{day}`, or `nil` where figures are left to the engine.
  package var pattern: String?
  /// The names of the months as they stand in a date, or an empty list for their numbers.
  package var months: [String] = []
  var regions: [Region] = []

  /// Creates a wording that leaves all to the engine.
  package init() {}

  /// Returns a date in words.
  package func text(year: Int, month: Int, day: Int, in language: String) -> String? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard year > 0, lengths.indices.contains(month - 1), (1...lengths[month - 1]).contains(day)
    else { return nil }
    let codes = Set(LanguageTag(language).text.uppercased().split(separator: "-").dropFirst())
    let region = regions.first { region in
      region.codes.split(separator: " ").contains { codes.contains($0) }
    }
    guard let pattern = region?.pattern ?? pattern else { return nil }
    var names = months
    if let region, !region.months.isEmpty { names = region.months }
    let name = names.isEmpty ? "\(month)" : names[month - 1]
    return Phrase(pattern).filled(["year": "\(year)", "month": name, "day": "\(day)"])
  }
}
