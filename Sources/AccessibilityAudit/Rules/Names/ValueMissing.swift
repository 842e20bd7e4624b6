import AccessibilityTree
import Documents

struct ValueMissing: ScreenRule {
  static let page = RulePage(
    "value-missing", .names, .warning, .high,
    title: "Slider or stepper has no value",
    why: """
      A listener hears that the control is adjustable, but not its position before or after a \
      change.
      """,
    repair: """
      Set the value in words with its unit, such as "40 percent".
      """,
    guidelines: [.wcag("4.1.2", .a), .hig("Buttons"), .apple("accessibilityValue")],
    failing: """
      - slider: Volume
      """,
    passing: """
      - slider: Volume
        value: 40 percent
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      guard element.traits.contains(.adjustable) else { continue }
      if element.value?.trimmed.isEmpty == false || !element.content.isEmpty {
        findings.pass()
      } else if screen.toolkit == .android, screen.cannotCarry(.carried(.stateDescriptions)) {
        // uiautomator tells no ranges.
        findings.lacks(.carried(.stateDescriptions))
      } else {
        findings.fail(node, Self.message(screen.heard(node) ?? ""))
      }
    }
  }
}

extension ValueMissing {
  private static func message(_ heard: String) -> FindingText {
    FindingText(
      "The utterance \(SafeText.quoted(heard)) has no value.",
      repair: "Set the value, for example \"40 percent\".")
  }
}
