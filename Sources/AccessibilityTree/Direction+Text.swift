extension Direction {
  /// The direction of a text: that of its first letter, or `nil` where it has none.
  package init?(ofText text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x41: continue
      case 0x41...0x5A, 0x61...0x7A:
        self = .ltr
        return
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin, with the forms of presentation.
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        self = .rtl
        return
      default:
        guard scalar.properties.isAlphabetic else { continue }
        self = .ltr
        return
      }
    }
    return nil
  }
}
