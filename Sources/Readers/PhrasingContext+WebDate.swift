import AccessibilityTree
import ScreenReader
import Voices

extension PhrasingContext {
  /// The date or time of a field as it is said, or `nil` where it is said as it stands there.
  ///
  /// "1:30pm" and "September 15, 2026" on iOS, "december 12, 2012" on macOS (transcribed). How other languages
  /// write theirs no recording shows: there the field's own writing is said.
  var webDate: String? {
    guard toolkit == .webKit, let value = element.value,
      LanguageTag(book.language).primary == "en"
    else { return nil }
    let flags = element.webFlags
    if flags.contains(.isDate) { return Self.date(value) }
    return flags.contains(.isTime) ? Self.time(value) : nil
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  // Fields keep their dates as HTML writes them: 2012-12-31.
  private static func date(_ text: String) -> String? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1), 1...31 ~= parts[2] else {
      return nil
    }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  // And their times: 13:30.
  private static func time(_ text: String) -> String? {
    let parts = text.split(separator: ":")
    guard parts.count >= 2, let hour = Int(parts[0]), 0...23 ~= hour, parts[1].count == 2 else {
      return nil
    }
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(parts[1]) \(hour < 12 ? "AM" : "PM")"
  }
}
