extension KeyChord {
  /// The names of keys that stand for several: a reader's own, and what keyboards of other systems call them.
  private static let modifiersByWord: [String: Set<Modifier>] = [
    "VO": [.control, .alt], "NVDA": [.insert], "Orca": [.insert], "Search": [.command],
    "Option": [.alt],
  ]

  /// Reads the words that a reader has for a command: "VO-Right Arrow", "Enter or Space bar".
  ///
  /// What is said of other circumstances ("…, in focus mode"), and what names no keys, is left out.
  static func chords(in words: String) -> [KeyChord] {
    guard !words.contains(",") else { return [] }
    return words.split(separator: " or ").compactMap { chord(String($0)) }
  }

  /// Reads a chord, or returns `nil` where the words name none.
  static func chord(_ words: String) -> KeyChord? {
    var chord = KeyChord([], [])
    let parts = words.split(separator: "-")
    for (index, part) in parts.enumerated() {
      if let held = modifiers(named: String(part)) {
        chord.modifiers.formUnion(held)
      } else {
        guard index == parts.count - 1, isKey(part) else { return nil }
        chord.keys.append(String(part))
      }
    }
    return chord
  }

  static func modifiers(named word: String) -> Set<Modifier>? {
    modifiersByWord[word] ?? Modifier(rawValue: word).map { [$0] }
  }

  private static func isKey(_ word: Substring) -> Bool {
    if word.count == 1 || word.first == "F" && Int(word.dropFirst()) != nil { return true }
    let ends = ["Arrow", "bar", "Enter", "Return", "Escape", "Tab", "Home", "End", "Plus", "Minus"]
    return ends.contains {
      word == $0 || word.hasSuffix(" \($0)") && word.split(separator: " ").count == 2
    }
      || word.first == "F" && Int(word.dropFirst()) != nil
  }
}
