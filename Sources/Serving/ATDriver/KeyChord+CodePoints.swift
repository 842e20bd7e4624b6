import ScreenReader

extension KeyChord {
  /// Reads the code points of a message (WebDriver's, as AT Driver takes them).
  static func read(_ codes: [String]) -> Result<KeyChord, UnknownKey> {
    var chord = KeyChord([], [])
    for code in codes {
      guard let scalar = code.unicodeScalars.first, code.unicodeScalars.count == 1 else {
        return .failure(UnknownKey(code: code))
      }
      if let modifier = heldByCode[scalar.value] {
        chord.modifiers.insert(modifier)
      } else if let name = name(of: scalar) {
        chord.keys.append(name)
      } else {
        return .failure(UnknownKey(code: code))
      }
    }
    return .success(chord)
  }

  /// A text that is no key.
  struct UnknownKey: Error {
    let code: String
  }

  private static func name(of scalar: Unicode.Scalar) -> String? {
    if let name = namesByCode[scalar.value] { return name }
    switch scalar.value {
    case 0xE01A...0xE023: return "Keypad \(scalar.value - 0xE01A)"
    case 0xE031...0xE03C: return "F\(scalar.value - 0xE030)"
    case 0xE000...0xF8FF, 0..<0x20, 0x7F: return nil
    default: return String(scalar).uppercased()
    }
  }

  // WebDriver, section 17.4.2, and the automation harness (`webDriverCodePoints`).
  private static let heldByCode: [UInt32: Modifier] = [
    0xE008: .shift, 0xE009: .control, 0xE00A: .alt, 0xE03D: .command, 0xE016: .insert,
    0xE050: .shift, 0xE051: .control, 0xE052: .alt, 0xE053: .command,
  ]
  private static let namesByCode: [UInt32: String] = [
    0x20: "Space bar", 0xE00D: "Space bar", 0xE003: "Backspace", 0xE004: "Tab", 0xE006: "Return",
    0xE007: "Enter", 0xE00C: "Escape", 0xE00E: "Page Up", 0xE00F: "Page Down", 0xE010: "End",
    0xE011: "Home", 0xE012: "Left Arrow", 0xE013: "Up Arrow", 0xE014: "Right Arrow",
    0xE015: "Down Arrow", 0xE017: "Delete", 0xE018: ";", 0xE019: "=", 0xE024: "Keypad Times",
    0xE025: "Keypad Plus", 0xE026: "Keypad Separator", 0xE027: "Keypad Minus",
    0xE028: "Keypad Period",
    0xE029: "Keypad Divide", 0xE000: "Null", 0xE001: "Cancel", 0xE002: "Help", 0xE005: "Clear",
    0xE00B: "Pause", 0xE040: "Zenkaku",
  ]
}
