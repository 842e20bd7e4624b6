import AccessibilityTree
import Documents

struct PlaceholderAsLabel: ScreenRule {
  static let page = RulePage(
    "placeholder-as-label", .names, .warning, .high,
    title: "Placeholder is the only name",
    why: """
      The placeholder disappears as soon as the user types. A listener who returns to the field \
      hears the typed text, but not what the field is for.
      """,
    repair: "Add a label to the field, visible or not.",
    guidelines: [.wcag("3.3.2", .a), .hig("Navigation")], needs: [.carried(.placeholders)],
    varies: """
      A note for search fields.
      """,
    failing: """
      - textField:
        placeholder: Add a comment
      """,
    passing: """
      - textField: Comment
        placeholder: Add a comment
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      // Nothing is typed into a field that is disabled.
      guard element.isField, !element.traits.contains(.notEnabled) else { continue }
      let label = screen.label(node)
      let placeholder = element.placeholder?.trimmed
      let isSearch = element.traits.contains(.searchField)
      // Android's readers say the hint of a field behind what was typed, too.
      if screen.screen.platform == .android, placeholder?.isEmpty == false {
        findings.pass()
      } else if label.isEmpty {
        // What has been typed is no name, and no placeholder.
        guard let only = placeholder, !only.isEmpty else { continue }
        findings.fail(node, Self.message(only), severity: isSearch ? .note : nil)
      } else if label == placeholder, !isSearch || screen.toolkit == .web,
        element.labelledBy.isEmpty, screen.isImported,
        screen.tree[node].webFlags.isDisjoint(with: [.isNamedApart, .isLabelledByText])
      {
        findings.fail(node, Self.message(label), severity: isSearch ? .note : nil)
      } else {
        findings.pass()
      }
    }
  }
}

extension PlaceholderAsLabel {
  private static func message(_ placeholder: String) -> FindingText {
    FindingText(
      "The placeholder \(SafeText.quoted(placeholder)) is the only name of the field, and it "
        + "disappears once something is typed.",
      repair: "Add a label.")
  }
}
