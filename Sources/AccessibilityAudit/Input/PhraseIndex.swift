import Transcript

/// Finds whole words in all the speech of a screen.
struct PhraseIndex {
  private let texts: [String]
  private let words: Set<String>

  init(_ screen: AuditedScreen) {
    let stops = screen.transcript.stops.map(\.text.foldedWords)
    texts = stops.map(Self.spaced)
    words = Set(stops.joined())
  }

  /// Returns whether words are heard as a part of anything.
  func holds(_ text: String) -> Bool {
    let parts = text.foldedWords
    // Most of what is lost has a word that is heard nowhere else.
    guard parts.allSatisfy(words.contains) else { return false }
    let words = Self.spaced(parts)
    return texts.contains { $0.contains(words) }
  }

  private static func spaced(_ words: [String]) -> String {
    " \(words.joined(separator: " ")) "
  }
}
