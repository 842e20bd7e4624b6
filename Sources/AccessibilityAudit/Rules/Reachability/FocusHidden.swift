import AccessibilityTree
import Documents

struct FocusHidden: ScreenRule {
  static let page = RulePage(
    "focus-hidden", .reachability, .warning, .high,
    title: "Keyboard focus is not visible",
    why: """
      People who use a keyboard or a switch cannot see where they are, and may activate the wrong \
      control.
      """,
    repair: "Keep the outline, or give :focus-visible its own style.",
    guidelines: [.hig("Keyboards"), .wcag("2.4.7", .aa)], needs: [.focusLook],
    varies: "A review for text fields, which show a caret.",
    failing: """
      platform: web
      elements:
        - {button: Buy, toolkitStates: [focus-hidden]}
      """,
    passing: """
      platform: web
      elements:
        - {button: Buy, toolkitStates: [focus-shown]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var hidden: [Int] = []
    // Text fields have a caret, which shows the focus; whether it is enough people decide.
    var fields: [Int] = []
    for node in screen.elements where screen.isInteractive(node) {
      let flags = screen.tree[node].webFlags
      if flags.contains(.hidesFocus) {
        if Self.hasCaret(node, screen) { fields.append(node) } else { hidden.append(node) }
      } else if flags.contains(.showsFocus) {
        findings.pass()
      } else {
        findings.lacks(.focusLook)
      }
    }
    // One style hides the focus of many.
    findings.fail(together: hidden) { Self.message(screen.name($0), $1) }
    guard let first = fields.first else { return }
    findings.review(
      first, Self.messageOfCaret(screen.list(fields)), related: Array(fields.dropFirst()))
  }
}

extension FocusHidden {
  private static func hasCaret(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.spokenElement(node)
    return element.isField || element.traits.contains(.secureTextField)
  }

  private static func messageOfCaret(_ names: String) -> FindingText {
    FindingText(
      "When these fields have the keyboard focus, only a caret appears: \(names).",
      repair: "Style :focus-visible, for example with an outline.")
  }

  private static func message(_ name: String, _ more: String) -> FindingText {
    return FindingText(
      "The \(name) looks the same with and without keyboard focus\(more).",
      repair: "Style :focus-visible, for example with an outline.")
  }
}
