/// A text as its words, in lower case and without punctuation.
struct WordList {
  /// The text.
  let text: String
  /// Its words, in order.
  let words: [String]

  init(_ text: String) {
    self.text = text
    words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns whether another text stands in this one, as whole words in a row.
  func holds(_ other: WordList) -> Bool {
    // A text without words is looked for as it is written.
    if other.words.isEmpty { return text.contains(other.text) }
    guard words.count >= other.words.count else { return false }
    return (0...(words.count - other.words.count)).contains {
      words[$0..<($0 + other.words.count)].elementsEqual(other.words)
    }
  }
}
