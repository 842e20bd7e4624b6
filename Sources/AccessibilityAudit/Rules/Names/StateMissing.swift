import AccessibilityTree
import Documents

struct StateMissing: ScreenRule {
  static let page = RulePage(
    "state-missing", .names, .error, .high,
    title: "Switch, checkbox or radio button has no state",
    why: "A listener cannot tell whether it is on, and has to change it to find out.",
    repair: """
      Set the value to the state: on or off, checked or unchecked.
      """,
    guidelines: [.wcag("4.1.2", .a), .hig("Buttons"), .apple("accessibilityValue")],
    failing: """
      - switch: Wi-Fi
      """,
    passing: """
      - switch: Wi-Fi
        value: "on"
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // Radio buttons may tell which one is on by being selected.
    let usesSelection = screen.elements.contains { node in
      screen.tree[node].traits.isSuperset(of: [.radioButton, .selected])
    }
    for node in screen.elements {
      let element = screen.spokenElement(node)
      let hasState: Traits = [.switchButton, .checkbox, .radioButton]
      guard !element.traits.isDisjoint(with: hasState) else { continue }
      let isToldBySelection = usesSelection && element.traits.contains(.radioButton)
      // A toolkit with states of its own tells which of the radio buttons is not selected, too.
      let isToldByState = element.states.isSelected != nil || element.states.checked != nil
      if element.value?.trimmed.isEmpty == false || isToldBySelection || isToldByState {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.label(node), screen.heard(node) ?? ""))
      }
    }
  }
}

extension StateMissing {
  private static func message(_ label: String, _ heard: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) has no state: the utterance is \(SafeText.quoted(heard)) "
        + "whether it is on or off.",
      repair: "Set the value to on or off.")
  }
}
