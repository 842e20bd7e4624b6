/// The direction of a line of text, where what draws it does not find it out by itself.
enum TextDirection {
  /// Returns whether a text runs from right to left: whether its first letter with a direction does.
  static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin, with the forms of presentation.
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
