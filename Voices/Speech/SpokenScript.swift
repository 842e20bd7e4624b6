/// What a letter, digit or mark is to a voice, as far as it decides how long it takes to say.
enum SpokenScript: Equatable {
  /// Letters that make words of several sounds each: Latin, Cyrillic, Greek, and all that is not measured.
  case alphabet
  case arabic, devanagari, hangul
  /// A letter of Hangul by itself, which is said by its name.
  case jamo
  case kana
  /// Chinese characters.
  case han
  case digit
  /// A sign that is said by its name: "percent".
  case namedSign
  case emoji
  /// A mark that makes a pause where something follows it.
  case pause
  /// What ends a word, and is not said itself.
  case space

  /// Tells what a scalar is.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x80: self = Self.ascii(scalar)
    case 0x00A3, 0x00A5, 0x00B0, 0x20AC, 0x2192, 0x2605, 0xFF05: self = .namedSign
    case 0x0600...0x06FF where scalar.properties.isAlphabetic, 0x0750...0x077F: self = .arabic
    case 0x0900...0x0963: self = .devanagari
    case 0x1100...0x11FF, 0x3131...0x318E: self = .jamo
    case 0xAC00...0xD7A3: self = .hangul
    case 0x3041...0x30FA, 0x30FC...0x30FF: self = .kana
    case 0x3005...0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    case 0x2026, 0x3001, 0x3002, 0xFF0C, 0xFF01, 0xFF1A, 0xFF1B, 0xFF1F: self = .pause
    case 0x2600...0x27BF, 0x1F000...0x1FAFF: self = .emoji
    default: self = Self.other(scalar)
    }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> SpokenScript {
    switch scalar {
    case "a"..."z", "A"..."Z": .alphabet
    case "0"..."9": .digit
    case ",", ".", ";", ":", "!", "?": .pause
    case "%", "&", "+", "@", "=", "/", "#", "$", "*", "~", "<", ">", "_": .namedSign
    default: .space
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> SpokenScript {
    if scalar.properties.isAlphabetic { return .alphabet }
    return scalar.properties.numericType == .decimal ? .digit : .space
  }
}
