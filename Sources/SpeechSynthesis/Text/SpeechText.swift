/// Text made fit for a speech engine: nothing in it commands, and no piece of it is too long.
///
/// An engine of many years trusts its text. U+0001 starts a command of espeak-ng even in plain text,
/// overlong words lose their middle, and long runs of Korean are dropped without a word.
package enum SpeechText {
  /// Returns the text without anything that cannot be heard.
  ///
  /// Controls, line breaks, white space of any kind and noncharacters become single spaces; marks
  /// that are invisible and change nothing in the sound (bidirectional controls, soft hyphens, joiners
  /// outside of emoji and of the scripts that need them) are dropped. What remains is in Unicode's
  /// composed form, which the rules of pronunciation expect.
  ///
  /// - Complexity: O(n) in the length of the text.
  package static func sanitized(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isComposed = true
    var pendingSpace = false
    var previous: Unicode.Scalar?
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      // Most text: letters of ASCII.
      if scalar.value >= 0x80 {
        let next = scalars[scalars.index(after: index)...].first
        if !scalar.isSpeakable(after: previous, before: next) { continue }
        isComposed = isComposed && scalar.value < 0x300
      }
      if scalar.isSpace {
        pendingSpace = !result.isEmpty
        previous = nil
        continue
      }
      if pendingSpace { result.append(" ") }
      pendingSpace = false
      result.append(scalar)
      previous = scalar
    }
    let string = String(result)
    return isComposed ? string : string.composed
  }
}

extension SpeechText {
  /// Returns the words of a text beside those that are spoken in their place.
  ///
  /// Words are paired from the start; what is left over on one side belongs to the last pair.
  static func pairedWords(of text: String, spoken: String) -> [SpokenWord] {
    let shown = spokenWords(of: text).map(\.shown)
    let said = spokenWords(of: spoken).map(\.shown)
    let count = min(shown.count, said.count)
    guard count > 0 else { return said.map { SpokenWord(shown: $0, spoken: $0) } }
    var words = (0..<count).map { SpokenWord(shown: shown[$0], spoken: said[$0]) }
    words[count - 1].shown = shown[(count - 1)...].joined(separator: " ")
    words[count - 1].spoken = said[(count - 1)...].joined(separator: " ")
    return words
  }

  /// Returns the words of a text as they are shown and spoken.
  static func spokenWords(of text: String) -> [SpokenWord] {
    sanitized(text).unicodeScalars.split(separator: " ").map {
      let word = String($0)
      return SpokenWord(shown: word, spoken: word)
    }
  }
}
