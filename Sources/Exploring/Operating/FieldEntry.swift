import AccessibilityTree

/// What is typed into fields.
enum FieldEntry {
  /// Returns an entry that a page should reject, by the kind that the field states; `nil` where any entry is right, or
  /// where the browser takes no other than right ones.
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
