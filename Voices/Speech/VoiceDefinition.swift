internal import Documents

/// What a voice definition may say.
///
/// espeak-ng opens files and starts programs at the word of a voice definition, and copies its words
/// into buffers of fixed size. So a profile may use the lines that shape a sound or choose the rules
/// of a language, with short words that cannot be paths.
enum VoiceDefinition {
  private static let keywords: [String] = [
    "language", "phonemes", "dictionary", "dictrules", "intonation", "stressLength", "stressAmp",
    "stressRule", "stressAdd", "stressOpt", "numbers", "words", "replace", "pitch", "formant",
    "echo", "tunes", "tone", "flutter", "roughness", "voicing", "consonants", "breath", "breathw",
    "speed", "gender",
  ]

  /// Holds a definition against what it may say.
  static func check(_ definition: String, at node: DocumentNode) throws(SourceError) {
    guard definition.utf8.count <= 4096 else {
      throw node.error("the definition is longer than 4,096 bytes")
    }
    for line in definition.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let keyword = words.first else { continue }
      guard keywords.contains(String(keyword)) else {
        throw node.error(
          "the definition's line \(SafeText.quoted(String(line))) is not allowed",
          suggestion: Spelling.suggestion(
            for: String(keyword), among: keywords, noun: "lines of a voice"))
      }
      // espeak-ng counts their bits, and never ends with those of a negative number.
      if keyword == "numbers" || keyword == "dictrules",
        words.dropFirst().contains(where: { $0.hasPrefix("-") })
      {
        throw node.error(
          "the definition's line \(SafeText.quoted(String(line))) holds a negative number")
      }
      guard words.count <= 40, words.allSatisfy(isPlain) else {
        throw node.error(
          "the definition's line \(SafeText.quoted(String(line))) holds more than short words and "
            + "numbers")
      }
    }
  }

  private static func isPlain(_ word: Substring) -> Bool {
    word.utf8.count <= 16
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"):
          true
        default: "-_@#:|'*".utf8.contains(byte)
        }
      }
  }
}
