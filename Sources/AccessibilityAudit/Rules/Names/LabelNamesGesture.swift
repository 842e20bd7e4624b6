import AccessibilityTree
import Documents

struct LabelNamesGesture: ScreenRule {
  static let page = RulePage(
    "label-names-gesture", .names, .warning, .medium,
    title: "Label or hint names a gesture",
    why: """
      People who use a switch, a keyboard, their voice or {reader} do not make this gesture, so \
      the instruction does not work for them.
      """,
    repair: "Describe the result, not the gesture: \"Play the song\", not \"Tap to play\".",
    guidelines: [
      .hig("Gestures"), .apple("accessibilityHint"), .androidCheck("RedundantDescriptionCheck"),
    ], words: .all,
    failing: """
      - button: Tap to play
      """,
    passing: """
      - button: Play
      """)

  /// The number of letters of a name to check; another rule reports names that are too long.
  private static let longestText = 500

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.isInteractive(node) {
      let lists = screen.wordLists(node)
      let element = screen.spokenElement(node)
      // A hint that begins with an order says its gesture in the wrong form, which is the finding then.
      let hint = HintStyle.beginsWithOrder(element.hint ?? "") ? nil : element.hint
      let texts = [element.label, hint].compactMap { text in
        text.map { String($0.trimmed.prefix(Self.longestText)) }
      }.filter { !$0.isEmpty }
      if texts.isEmpty { continue }
      if let (text, word) = texts.lazy.compactMap({ text in
        let word =
          GestureWords.first(in: text) ?? (lists.isEnglish ? Self.gesture(in: text) : nil)
          ?? lists.first(of: \.gestures, in: text)
        return word.map { (text, $0) }
      })
      .first {
        findings.fail(node, Self.message(text, word, screen.readerTitle))
      } else if let language = lists.unknown {
        findings.lacks(.words(language))
      } else {
        findings.pass()
      }
    }
  }

  // "Press releases" names no gesture, "press and hold" does.
  private static func gesture(in text: String) -> String? {
    let words = text.foldedWords
    for (index, word) in words.enumerated() where gestures.contains(word) {
      guard words.indices.contains(index + 1) else { continue }
      if followers.contains(words[index + 1]) { return word }
    }
    return nil
  }

  private static let gestures: Set<String> = [
    "tap", "click", "swipe", "press", "touch", "doubletap",
  ]
  private static let followers: Set<String> = [
    "to", "here", "and", "the", "for", "on", "this", "again", "twice", "left", "right", "up",
    "down",
  ]
}

extension LabelNamesGesture {
  private static func message(_ text: String, _ word: String, _ reader: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) names the gesture \(SafeText.quoted(word)), which people who "
        + "use switches, keyboards or \(reader) do not make.",
      repair: "Describe the result instead.")
  }
}
