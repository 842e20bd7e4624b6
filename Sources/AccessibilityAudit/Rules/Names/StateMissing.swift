import AccessibilityTree
import Documents

struct StateMissing: ScreenRule {
  static let page = RulePage(
    "state-missing", .names, .error, .high,
    title: "Control has no state",
    why: """
      A listener cannot tell whether a switch, a checkbox or a radio button is on, or whether a \
      section is expanded, without operating the control.
      """,
    repair: """
      Set the value to the state: on or off, checked or unchecked. On a page, set aria-expanded \
      on the control that expands and collapses a section.
      """,
    guidelines: [.wcag("4.1.2", .a), .hig("Buttons"), .apple("accessibilityValue")],
    varies: """
      A warning for buttons on pages that seem to expand and collapse a section, judging by their \
      classes and the hidden section.
      """,
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
      if screen.toolkit == .web, screen.flagsOfLink(node).contains(.foldsSilently) {
        if element.isExpanded == nil, !element.traits.isDisjoint(with: [.button, .link]) {
          findings.fail(node, Self.messageOfFold(screen.heard(node) ?? ""), severity: .warning)
        } else {
          findings.pass()
        }
      }
      if Self.isMarkedFold(node, screen) {
        findings.review(node, Self.messageOfFold(screen.heard(node) ?? "", isPage: false))
      }
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
  /// Whether a triangle in the text of an app's control shows that it expands something.
  private static func isMarkedFold(_ node: Int, _ screen: AuditedScreen) -> Bool {
    guard screen.isImported, screen.toolkit != .web, screen.isInteractive(node),
      screen.spokenElement(node).isExpanded == nil,
      !screen.traits(node).contains(.popupButton)
    else { return false }
    let label = screen.label(node)
    return label.contains(where: \.isLetter) && label.last.map(triangles.contains) == true
  }

  private static let triangles: Set<Character> = [
    "▾", "▼", "▽", "▿", "⌄", "▸", "▶", "►", "▴", "▲", "⌃",
  ]

  private static func messageOfFold(_ heard: String, isPage: Bool = true) -> FindingText {
    FindingText(
      "The utterance is \(SafeText.quoted(heard)) whether the part that it controls is open or closed.",
      repair: isPage
        ? "Set aria-expanded to true or false."
        : "State whether it is expanded or collapsed, and hide the triangle.")
  }

  private static func message(_ label: String, _ heard: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) has no state: the utterance is \(SafeText.quoted(heard)) "
        + "whether it is on or off.",
      repair: "Set the value to on or off.")
  }
}
