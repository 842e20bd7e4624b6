import TranscriptDiff

/// Things said, in order; their words are taken apart once, when they are first looked at.
struct SaidTexts {
  private(set) var texts: [String] = []
  /// The words of as many of the texts as were looked at.
  private var lists: [WordList] = []

  mutating func append(_ text: String) { texts.append(text) }

  /// Returns the first thing said that a text fits as it does where it has to be heard; `nil` for a plain
  /// text, of which ``first(holding:)`` looks for the words.
  func first(
    fitting text: HeardText, _ patterns: inout TextPatterns
  ) throws(TextPatterns.Failure) -> String? {
    guard text.isPattern || text.measure == .part else { return nil }
    for said in texts where try text.fits(said, &patterns) { return said }
    return nil
  }

  /// Returns the first thing said that holds some words, as whole words in a row; case does not count.
  mutating func first(holding text: String) -> String? {
    lists += texts[lists.count...].map(WordList.init)
    let wanted = WordList(text)
    return lists.first { $0.holds(wanted) }?.text
  }
}
