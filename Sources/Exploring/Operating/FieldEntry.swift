import AccessibilityTree

/// Text to type into fields.
enum FieldEntry {
  /// Returns text that a page should reject, by the field's stated type, or `nil` if any text is right or the browser
  /// accepts only right text.
  static func wrong(for element: Element) -> String? {
    let flags = element.webFlags
    if flags.contains(.isEmail) { return "ann at example" }
    if flags.contains(.isTelephone) { return "no number" }
    if flags.contains(.isAddress) { return "no address" }
    // Wrong where any sign is taken, and a whole code where only digits are.
    if flags.contains(.takesDigits) { return "?000000" }
    if !flags.isDisjoint(with: [.isDate, .isTime, .isDateTime, .isColor, .isFile]) { return nil }
    return "?"
  }
}
