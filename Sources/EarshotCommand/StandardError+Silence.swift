import Earshot

extension StandardError {
  /// Says of a screen on which nothing can be reached that this is so, and why.
  ///
  /// - Parameters:
  ///   - named: The screen.
  ///   - reading: The screen as the reader goes through it.
  ///   - isSet: Whether the screen is one of several, and so is named.
  static func silence(of named: NamedScreen, _ reading: ScreenReading, isSet: Bool) {
    let leftOut = named.imported.report.leftOutWhole
    guard let silence = Silence(reading, leftOut: leftOut) else { return }
    let name = isSet ? "\(SafeText.line(named.name)): " : ""
    note("\(name)nothing can be reached: \(silence.reason)")
  }
}
