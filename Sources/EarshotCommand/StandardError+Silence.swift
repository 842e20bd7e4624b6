import Earshot

extension StandardError {
  /// Returns what is said of a screen on which nothing can be reached, or `nil` for any other.
  static func silence(of named: NamedScreen, _ reading: ScreenReading, isSet: Bool) -> String? {
    let leftOut = named.imported.report.leftOutWhole
    guard let silence = Silence(reading, leftOut: leftOut) else { return nil }
    let name = isSet ? "\(SafeText.line(named.name)): " : ""
    return "\(name)nothing can be reached: \(silence.reason)"
  }
}
