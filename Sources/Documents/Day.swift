/// A calendar date, written `YYYY-MM-DD`.
public struct Day: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Parses a date; the result is `nil` if the text is not a valid date.
  ///
  /// - Parameter text: `YYYY-MM-DD`, such as `2030-12-31`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day, in the Gregorian calendar and universal time, that holds a moment.
  package init(secondsSince1970 seconds: Int) {
    var days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    var year = 1970
    // Four hundred years have the same number of days wherever they begin.
    year += 400 * (days / 146_097)
    days %= 146_097
    while days < 0 {
      year -= 1
      days += Self.length(of: year)
    }
    while days >= Self.length(of: year) {
      days -= Self.length(of: year)
      year += 1
    }
    var month = 1
    while days >= Self.length(of: month, in: year) {
      days -= Self.length(of: month, in: year)
      month += 1
    }
    self.year = year
    self.month = month
    self.day = days + 1
  }

  /// The date as `YYYY-MM-DD`.
  public var description: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// Returns whether one date comes before another.
  ///
  /// - Parameters:
  ///   - first: A date.
  ///   - second: Another date.
  /// - Returns: Whether the first one is earlier.
  public static func < (first: Day, second: Day) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func length(of year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
