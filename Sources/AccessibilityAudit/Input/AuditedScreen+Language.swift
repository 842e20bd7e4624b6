import AccessibilityTree

extension AuditedScreen {
  /// Returns whether the text of a node is English, so that lists of English words apply.
  func isEnglish(_ node: Int) -> Bool { languages[node].code == "en" }

  /// Returns the word lists that apply to the text of a node.
  func wordLists(_ node: Int) -> WordLists { WordLists(languages[node]) }

  /// Returns the words of a node by the language that they are in, in the order in which each language first
  /// comes.
  func wordsByLanguage(
    _ node: Int, in targets: [SpeechAttribute.Target] = [.label, .value]
  ) -> [(language: String?, words: String)] {
    let element = spokenElement(node)
    let usual = element.language ?? screen.language
    let texts = targets.map { ($0, element.text($0)) }
    let marked = element.speech.filter { $0.language != nil }
    guard !marked.isEmpty else {
      return [(usual, texts.compactMap(\.1).joined(separator: " "))]
    }
    var words: [(language: String?, words: String)] = []
    for (target, text) in texts {
      for (place, character) in (text ?? "").enumerated() {
        let attribute = marked.last { $0.target == target && $0.range.contains(place) }
        let language = attribute?.language ?? usual
        if let index = words.firstIndex(where: { $0.language == language }) {
          words[index].words.append(character)
        } else {
          words.append((language, String(character)))
        }
      }
    }
    return words
  }
}
