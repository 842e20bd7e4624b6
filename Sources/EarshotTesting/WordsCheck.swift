/// Looks for words in what is heard.
struct WordsCheck {
  private let heard: HeardWords

  init(_ heard: HeardWords) { self.heard = heard }

  /// Returns what is wrong when texts should be heard in order, or `nil`.
  func problem(hearing texts: [String]) -> String? {
    var start = 0
    var last: String?
    for text in texts {
      let rest = heard.said[start...]
      if let index = rest.firstIndex(where: { heard.matches($0, text) }) {
        start = index + 1
        last = text
        continue
      }
      let before = heard.said[..<start].lastIndex { heard.matches($0, text) }
      guard let last else { return missing("\(SafeText.quoted(text)) is not heard", text) }
      let title = "\(SafeText.quoted(text)) is not heard after \(SafeText.quoted(last))"
      guard let before else { return missing(title, text) }
      return message(title + ", but before it", marking: before, as: "heard here")
    }
    return problemOfFlow
  }

  /// Returns what is wrong when words should be heard nowhere, or `nil`.
  func problem(notHearing text: String) -> String? {
    func says(_ said: HeardWords.Said) -> Bool {
      if NearestText.holds(said.text, text) { return true }
      let hint = said.utterance.flatMap { heard.rendering.hint(of: $0) }
      return hint.map { NearestText.holds($0, text) } ?? false
    }
    guard let index = heard.said.firstIndex(where: says) else { return problemOfFlow }
    let title = "\(SafeText.quoted(text)) is heard: \(SafeText.quoted(heard.said[index].text))"
    return message(title, marking: index, as: "heard here")
  }

  /// Returns a message about something that is not heard, with the nearest that is.
  func missing(_ title: String, _ text: String) -> String {
    guard let nearest = heard.nearest(to: text) else { return message(title, marking: nil, as: "") }
    let index = heard.said.lastIndex { $0.text == nearest.text }
    return message(
      title + "; the nearest is \(SafeText.quoted(nearest.text))", marking: index, as: "nearest")
  }

  /// Returns a message with the tree, and a mark in it.
  func message(_ title: String, marking index: Int?, as mark: String) -> String {
    let node = index.flatMap { heard.said[$0].node }
    let outline = heard.outline(marking: node.map { [$0: mark] } ?? [:])
    let lines = outline.isEmpty ? heard.lines.suffix(40).map { "    \($0)" } : outline
    let paragraphs = [title] + (lines.isEmpty ? [] : [lines.joined(separator: "\n")])
    return (paragraphs + heard.failures).joined(separator: "\n\n")
  }

  // A flow that fails by itself is no proof of anything.
  private var problemOfFlow: String? {
    heard.failures.isEmpty ? nil : heard.failures.joined(separator: "\n\n")
  }
}
