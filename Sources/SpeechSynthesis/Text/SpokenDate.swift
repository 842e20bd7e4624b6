internal import Foundation
internal import Voices

/// A date that is written in figures, as a language says it.
struct SpokenDate {
  let year: Int
  let month: Int
  let day: Int

  /// Returns the date with the name of its month.
  ///
  /// - Parameters:
  ///   - language: The language as a BCP 47 tag.
  ///   - pattern: How a phrasebook says dates, or `nil` for the way of Unicode's locale data.
  /// - Returns: The date, or `nil` for one that no calendar has.
  func text(in language: String, pattern: String?) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    guard let zone = TimeZone(secondsFromGMT: 0) else { return nil }
    calendar.timeZone = zone
    let parts = DateComponents(year: year, month: month, day: day)
    guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
    if let pattern {
      return Phrase(pattern).filled(["year": "\(year)", "month": "\(month)", "day": "\(day)"])
    }
    var style = Date.FormatStyle(date: .long, time: .omitted)
    style.locale = Locale(identifier: language)
    style.calendar = calendar
    style.timeZone = zone
    return style.format(date)
  }
}
