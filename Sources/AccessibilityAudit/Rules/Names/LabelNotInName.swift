import AccessibilityTree
import Documents

struct LabelNotInName: ScreenRule {
  static let page = RulePage(
    "label-not-in-name", .names, .error, .high,
    title: "Visible text not in the name",
    why: """
      People who use Voice Control say what they see, and nothing happens. People who look and \
      listen get two names for one element.
      """,
    repair: "Begin the label with the visible text, or add that text to the user input labels.",
    guidelines: [.wcag("2.5.3", .a), .apple("accessibilityUserInputLabels")],
    needs: [.fact(.visibleText)],
    varies: "A warning on pages, where styles may hide the text.",
    failing: """
      - button: Submit the form
        visibleText: Send
      """,
    passing: """
      - button: Send the form
        visibleText: Send
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.isInteractive(node) {
      guard let shown = screen.facts(node).text(.visibleText) else {
        findings.lacks(.fact(.visibleText))
        continue
      }
      let element = screen.spokenElement(node)
      // A sign is no word that could be said, and nobody says all of a card that is one link.
      if shown.folded.isEmpty || shown.folded.count == 1 { continue }
      if screen.toolkit == .web, shown.foldedWords.count > Self.longestName { continue }
      // A name from the code has a rule of its own.
      if element.label.map({ MachineName.kind(besideText: $0) != nil }) == true { continue }
      let names = [element.label ?? "", element.value ?? ""] + element.userInputLabels
      if names.contains(where: { Self.holds($0, shown) }) {
        findings.pass()
      } else {
        findings.fail(
          node, Self.message(shown.trimmed, element.label ?? "", screen.voiceControlName),
          severity: screen.toolkit == .web ? .warning : nil)
      }
    }
  }
}

extension LabelNotInName {
  /// The maximum number of words of a control's name that people say (ours).
  private static let longestName = 8

  /// Whether a name contains the visible words in order, whatever punctuation is between them.
  private static func holds(_ name: String, _ shown: String) -> Bool {
    if name.folded.contains(shown.folded) { return true }
    let words = shown.foldedWords.joined(separator: " ")
    return words.isEmpty || name.foldedWords.joined(separator: " ").contains(words)
  }

  private static func message(
    _ shown: String, _ label: String, _ voiceControl: String
  ) -> FindingText {
    FindingText(
      "The screen shows \(SafeText.quoted(shown)), but \(voiceControl) and the reader use the "
        + "name \(SafeText.quoted(label)).",
      repair: "Begin the label with the visible text.")
  }
}
