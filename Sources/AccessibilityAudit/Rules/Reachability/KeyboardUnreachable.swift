import AccessibilityTree
import Documents

struct KeyboardUnreachable: ScreenRule {
  static let page = RulePage(
    "keyboard-unreachable", .reachability, .error, .high, .traversal,
    title: "Control unreachable by keyboard",
    why: """
      The focus never reaches the control, so people who use a keyboard, a switch or Full \
      Keyboard Access cannot use it.
      """,
    repair: "Make the control focusable.",
    guidelines: [.hig("Navigation"), .wcag("2.1.1", .a)], needs: [.fact(.keyboardFocusable)],
    failing: """
      platform: ipados
      elements:
        - button: Share
          keyboardFocusable: false
      """,
    passing: """
      platform: ipados
      elements:
        - button: Share
          keyboardFocusable: true
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard [.ipados, .macos, .visionos].contains(screen.screen.platform) else { return }
    for node in screen.stops where screen.isInteractive(node) {
      if screen.traits(node).contains(.notEnabled) { continue }
      guard let isReached = screen.facts(node).flag(.keyboardFocusable) else {
        findings.lacks(.fact(.keyboardFocusable))
        continue
      }
      // What a menu does by a key needs no focus.
      if isReached || screen.facts(node).shortcut != nil {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.name(node)))
      }
    }
  }
}

extension KeyboardUnreachable {
  private static func message(_ name: String) -> FindingText {
    FindingText(
      "The keyboard does not reach the \(name).",
      repair: "Make it focusable.")
  }
}
