/// How many sounds a word has, estimated so that no text is lost.
///
/// espeak-ng holds 200 sounds of a word and 1,000 of a clause, and drops the rest without a word. A
/// letter is a sound or two, but one that is spelt has a name ("double-u", "Cyrillic ja"), and an emoji
/// has several words. The figures are measured with runs of each kind.
struct SoundEstimate {
  /// The estimate so far.
  private(set) var sounds = 0
  /// Whether the last scalar joins the next one to its character.
  private(set) var isJoined = false
  private var consonants = 0

  /// Adds a scalar of the word.
  mutating func add(_ scalar: Unicode.Scalar) {
    isJoined = scalar.value == 0x200D
    consonants = scalar.isConsonant ? consonants + 1 : 0
    sounds += cost(of: scalar)
  }

  private func cost(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII {
      // More consonants than any word has in a row are spelt; digits are read as numbers.
      if consonants > 4 { return 12 }
      return scalar.properties.isAlphabetic ? 2 : 4
    }
    if scalar.continuesCharacter || scalar.value == 0xFE0F { return 3 }
    // Emoji, and letters that are read out as numbers of characters.
    if scalar.value >= 0x1_0000 { return 40 }
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .currencySymbol, .privateUse, .unassigned:
      return 20
    default: return (0xAC00...0xD7A3).contains(scalar.value) ? 4 : 5
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isConsonant: Bool {
    switch self {
    case "a", "e", "i", "o", "u", "y", "A", "E", "I", "O", "U", "Y": false
    case "a"..."z", "A"..."Z": true
    default: false
    }
  }
}
