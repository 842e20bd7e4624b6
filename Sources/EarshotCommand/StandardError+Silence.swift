import Earshot

extension StandardError {
  /// Returns what is said of a screen on which nothing can be reached, or `nil` for any other.
  ///
  /// - Parameters:
  ///   - named: The screen.
  ///   - reading: The screen as the reader goes through it.
  ///   - isSet: Whether the screen is one of several, and so is named.
  /// - Returns: That it is so, and why.
  static func silence(of named: NamedScreen, _ reading: ScreenReading, isSet: Bool) -> String? {
    let leftOut = named.imported.report.leftOutWhole
    guard let silence = Silence(reading, leftOut: leftOut) else { return nil }
    let name = isSet ? "\(SafeText.line(named.name)): " : ""
    return "\(name)nothing can be reached: \(silence.reason)"
  }
}
