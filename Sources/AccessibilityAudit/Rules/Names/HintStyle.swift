import AccessibilityTree
import Documents
import ScreenReader

struct HintStyle: ScreenRule {
  static let page = RulePage(
    "hint-style", .names, .note, .medium,
    title: "Hint does not describe the result in a sentence",
    why: """
      {reader} speaks hints after a pause, and the system's hints share one style. A hint that \
      repeats the label or gives an order sounds out of place.
      """,
    repair: """
      Describe the result in a sentence that begins with a verb in the third person: "Plays \
      the song."
      """,
    guidelines: [.apple("accessibilityHint")], words: .english,
    failing: """
      - button: Play
        hint: Play
      """,
    passing: """
      - button: Play
        hint: Plays the song.
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      guard let hint = element.hint?.trimmed, !hint.isEmpty else { continue }
      guard screen.isEnglish(node) else {
        findings.lacks(.words(screen.languages[node].code))
        continue
      }
      let fault =
        screen.toolkit == .web
        ? Self.repeats(hint, screen.label(node))
        : Self.fault(in: hint, screen.label(node), screen.words(.role, of: node))
      if let fault {
        findings.fail(node, Self.message(hint, fault))
      } else {
        findings.pass()
      }
    }
  }

  // How hints are written is Apple's: the description of a page tells what it likes, but for the name again.
  private static func repeats(_ hint: String, _ label: String) -> String? {
    !label.isEmpty && hint.folded == label.folded ? "repeats the label" : nil
  }

  private static func fault(in hint: String, _ label: String, _ roles: [String]) -> String? {
    let words = hint.foldedWords
    guard let first = words.first else { return "has no words" }
    if let fault = repeats(hint, label) { return fault }
    if let role = roles.first(where: { words.count > 1 && words.last == $0 }) {
      return "names the role \"\(role)\""
    }
    if imperatives.contains(first) { return "begins with an imperative" }
    guard let last = hint.last, last.isLetter || last.isNumber else { return nil }
    return "has no full stop"
  }

  /// Returns whether a hint is an instruction instead of a result.
  static func beginsWithOrder(_ hint: String) -> Bool {
    hint.foldedWords.first.map(imperatives.contains) ?? false
  }

  private static let imperatives: Set<String> = [
    "open", "play", "delete", "show", "tap", "double", "go", "add", "edit", "send", "select",
    "close",
    "save", "share", "start", "stop", "remove", "view", "navigate", "use", "press", "choose",
    "change",
    "toggle", "enter", "search", "swipe", "click", "activate",
  ]
}

extension HintStyle {
  private static func message(_ hint: String, _ fault: String) -> FindingText {
    FindingText(
      "The hint \(SafeText.quoted(hint)) \(fault).",
      repair: "Describe the result, beginning with a verb in the third person: \"Plays the song.\"")
  }
}
