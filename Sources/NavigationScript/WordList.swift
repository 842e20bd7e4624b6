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
  ///
  /// - Complexity: O(n) in the words of both.
  func holds(_ other: WordList) -> Bool {
    // A text without words is looked for as it is written.
    if other.words.isEmpty { return text.contains(other.text) }
    guard words.count >= other.words.count else { return false }
    // Knuth, Morris and Pratt: after a miss the search goes on with what fits already.
    let wanted = other.words
    var fits = [0]
    for word in wanted.dropFirst() {
      var length = fits[fits.count - 1]
      while length > 0, wanted[length] != word { length = fits[length - 1] }
      fits.append(wanted[length] == word ? length + 1 : 0)
    }
    var length = 0
    for word in words {
      while length > 0, wanted[length] != word { length = fits[length - 1] }
      if wanted[length] == word { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}
