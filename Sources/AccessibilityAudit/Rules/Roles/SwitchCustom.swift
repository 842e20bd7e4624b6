import AccessibilityTree
import Documents

struct SwitchCustom: ScreenRule {
  static let page = RulePage(
    "switch-custom", .roles, .note, .medium,
    title: "Custom switch does not say on or off",
    why: """
      System switches say whether they are on or off, show on and off labels on request, and work \
      with every input method.
      """,
    repair: "Use the system switch, or set the state to \"on\" or \"off\".",
    guidelines: [.hig("Buttons and controls")], needs: [.fact(.customDrawn)],
    failing: """
      - switch: Wi-Fi
        value: aktiv
        customDrawn: true
      """,
    passing: """
      - switch: Wi-Fi
        value: "on"
        customDrawn: true
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.traits(node).contains(.switchButton) {
      guard let isCustom = screen.facts(node).flag(.customDrawn) else {
        findings.lacks(.fact(.customDrawn))
        continue
      }
      let value = screen.spokenElement(node).value?.trimmed ?? ""
      if !isCustom || ["on", "off", "mixed", "0", "1", "2"].contains(value) {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.label(node), value))
      }
    }
  }
}

extension SwitchCustom {
  private static func message(_ label: String, _ value: String) -> FindingText {
    FindingText(
      "The switch \(SafeText.quoted(label)) says \(SafeText.quoted(value)) instead of \"on\" "
        + "or \"off\".",
      repair: "Use the system switch, or its values.")
  }
}
