import AccessibilityTree
import Documents

struct DictationUnavailable: ScreenRule {
  static let page = RulePage(
    "dictation-unavailable", .roles, .note, .high,
    title: "Custom keyboard has no dictation key",
    why: "Typing key by key with {reader} is slow. People who would rather dictate cannot.",
    repair: "Add a microphone key, or use the system keyboard.",
    guidelines: [.hig("User input")],
    failing: """
      - group: Keyboard
        dictation: false
        children: [{label: A, traits: [keyboardKey]}]
      """,
    passing: """
      - group: Keyboard
        dictation: true
        children: [{label: A, traits: [keyboardKey]}]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      guard let canDictate = screen.facts(node).flag(.dictation) else { continue }
      if canDictate {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.name(node)))
      }
    }
  }
}

extension DictationUnavailable {
  private static func message(_ name: String) -> FindingText {
    FindingText(
      "The \(name) has no dictation key.",
      repair: "Add a microphone key.")
  }
}
