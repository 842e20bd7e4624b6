import AccessibilityTree
import TranscriptDiff

/// Things said, in order; each is put into lower case and taken apart into words once, when it is first looked at.
struct SaidTexts {
  private(set) var texts: [String] = []
  /// How many bytes the texts have.
  private(set) var byteCount = 0
  /// The words of as many of the texts as were looked at.
  private var lists: [WordList] = []
  /// As many of the texts in lower case as were looked at.
  private var lowered: [String] = []

  mutating func append(_ text: String) {
    texts.append(text)
    byteCount += text.utf8.count
  }

  /// Returns the first thing said that a text fits as it does where it has to be heard; `nil` for a plain
  /// text, of which ``first(holding:)`` looks for the words.
  mutating func first(
    fitting text: HeardText, _ patterns: inout TextPatterns
  ) throws(TextPatterns.Failure) -> String? {
    guard text.measure == .part else {
      guard text.isPattern else { return nil }
      for said in texts where try text.fits(said, &patterns) { return said }
      return nil
    }
    lowered += texts[lowered.count...].map { $0.lowercased() }
    let part = text.text.lowercased()
    return zip(texts, lowered).first { !part.isEmpty && $1.holds(part) }?.0
  }

  /// Returns the first thing said that holds some words, as whole words in a row; case is ignored.
  mutating func first(holding text: String) -> String? {
    lists += texts[lists.count...].map(WordList.init)
    let wanted = WordList(text)
    return lists.first { $0.holds(wanted) }?.text
  }
}
