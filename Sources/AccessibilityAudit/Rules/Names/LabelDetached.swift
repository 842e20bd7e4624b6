import AccessibilityTree
import Documents

struct LabelDetached: ScreenRule {
  static let page = RulePage(
    "label-detached", .names, .warning, .high,
    title: "Label not connected to a field",
    why: """
      A <label> names a field only if it contains the field, or its for attribute is the field's id. Otherwise \
      {reader} reads it as text somewhere before the field, and a click on it does nothing.
      """,
    repair: "Set the label's for attribute to the id of its field.",
    guidelines: [.wcag("1.3.1", .a), .wcag("3.3.2", .a)], needs: [.fact(.toolkitStates)],
    failing: """
      platform: web
      elements:
        - {text: Email, toolkitStates: [label, label-of-nothing]}
        - textField: you@example.com
      """,
    passing: """
      platform: web
      elements:
        - {text: Email, toolkitStates: [label]}
        - textField: Email
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    let tree = screen.statedTree
    let shown = ShownNodes(screen)
    var detached: [(node: Int, stated: Int)] = []
    for stated in 0..<tree.count where tree[stated].webFlags.contains(.isLabel) {
      guard let node = shown.first(in: stated) else { continue }
      if tree[stated].webFlags.contains(.labelsNothing) {
        detached.append((node, stated))
      } else {
        findings.pass()
      }
    }
    findings.fail(together: detached.map(\.node), at: detached.first?.stated) {
      Self.message(screen.label($0), $1)
    }
  }
}

extension LabelDetached {
  private static func message(_ label: String, _ more: String) -> FindingText {
    return FindingText(
      "The <label> \(SafeText.quoted(label)) is not associated with a field\(more).",
      repair: "Set the label's for attribute to the field's id, or nest the field inside the label."
    )
  }
}
