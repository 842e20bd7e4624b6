import AccessibilityTree
import Documents

struct LabelNotInName: ScreenRule {
  static let page = RulePage(
    "label-not-in-name", .names, .error, .high,
    title: "A label does not hold the words that are shown",
    why: """
      People who speak to Voice Control say what they see, and nothing happens; who listens \
      and looks at once gets two names for one thing.
      """,
    repair: """
      Begin the label with the words that are shown, or add them to the user input labels.
      """,
    guidelines: [.wcag("2.5.3", .a), .apple("accessibilityUserInputLabels")],
    needs: [.fact(.visibleText)],
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
      // A sign is no word that could be said.
      if shown.folded.isEmpty || shown.folded.count == 1 { continue }
      // A name from the code has a rule of its own.
      if element.label.map({ MachineName.kind(besideText: $0) != nil }) == true { continue }
      let names = [element.label ?? "", element.value ?? ""] + element.userInputLabels
      if names.contains(where: { $0.folded.contains(shown.folded) }) {
        findings.pass()
      } else {
        findings.fail(
          node, Self.message(shown.trimmed, element.label ?? "", screen.voiceControlName))
      }
    }
  }
}

extension LabelNotInName {
  private static func message(
    _ shown: String, _ label: String, _ voiceControl: String
  ) -> FindingText {
    FindingText(
      "People see \(SafeText.quoted(shown)), but speech and \(voiceControl) know it as "
        + "\(SafeText.quoted(label)).",
      repair: "Begin the label with the words that are shown.")
  }
}
