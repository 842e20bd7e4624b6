extension RulePage {
  /// The page as `earshot audit --explain` prints it, with line breaks between lines.
  public var text: String {
    var lines = [
      "\(id): \(title)", "",
      "\(kind) · looks at \(lookedAt)", precisionText, "",
    ]
    lines += Self.wrapped(why) + [""]
    lines += Self.wrapped("Repair: \(repair)") + [""]
    if !guidelines.isEmpty {
      lines += ["Guidelines:"] + guidelines.map { "  \($0)" } + [""]
    }
    if !needs.isEmpty {
      let words = needs.map(\.description).joined(separator: ", ")
      lines += ["Needs: \(words). If that is missing, the rule is not applicable.", ""]
    }
    if let varies { lines += Self.wrapped("Severity: \(varies)") + [""] }
    if isForReview {
      lines += ["Review: a person decides about each finding, and no finding fails a gate.", ""]
    }
    if let languages = wordsText { lines += Self.wrapped("Languages: \(languages)") + [""] }
    lines +=
      [isForReview ? "To review:" : "Fails:"] + Self.indented(failing) + ["", "Passes:"]
      + Self.indented(passing)
    return lines.joined(separator: "\n")
  }

  /// The languages for which the rule has word lists, as sentences, or `nil` if it looks for no words.
  package var wordsText: String? {
    switch words {
    case .none: nil
    case .english: "English. The rule does not apply to text in other languages."
    case .all:
      "\(WordLanguage.names.joined(separator: ", ")). The rule does not apply to text in "
        + "other languages."
    }
  }

  private var lookedAt: String {
    switch method {
    case .tree: "the tree"
    case .traversal: "the utterances and their order"
    case .flow: "what happens in a flow (earshot run --audit)"
    case .pair: "the screen and its counterpart (earshot audit SCREEN --against OTHER)"
    case .set: "all screens of an audit together"
    }
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 96 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
