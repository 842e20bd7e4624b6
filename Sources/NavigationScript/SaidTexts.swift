/// Things said, in order; their words are taken apart once, when they are first looked at.
struct SaidTexts {
  private(set) var texts: [String] = []
  /// The words of as many of the texts as were looked at.
  private var lists: [WordList] = []

  mutating func append(_ text: String) { texts.append(text) }

  /// Returns the first thing said that holds some words, as whole words in a row; case does not count.
  mutating func first(holding text: String) -> String? {
    lists += texts[lists.count...].map(WordList.init)
    let wanted = WordList(text)
    return lists.first { $0.holds(wanted) }?.text
  }
}
