import AccessibilityTree
import Documents

struct RequiredUnmarked: ScreenRule {
  static let page = RulePage(
    "required-unmarked", .names, .warning, .high,
    title: "Required field marked only by a star",
    why: """
      The star is read as "star", or not at all. {reader} says "required" only for a field that is marked as \
      required.
      """,
    repair: "Mark the field as required.",
    guidelines: [.wcag("3.3.2", .a), .wcag("1.3.1", .a)], needs: [.fact(.toolkitStates)],
    failing: """
      platform: web
      elements:
        - {textField: Email *, toolkitStates: [email]}
      """,
    passing: """
      platform: web
      elements:
        - {textField: Email *, required: true, toolkitStates: [email]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    for node in screen.elements {
      let element = screen.spokenElement(node)
      guard element.isField || !element.traits.isDisjoint(with: [.checkbox, .popupButton]) else {
        continue
      }
      let label = screen.label(node)
      guard label.count > 1, label.hasPrefix("*") || label.hasSuffix("*") || label.hasSuffix("*:")
      else { continue }
      if element.states.isRequired == true {
        findings.pass()
      } else {
        findings.fail(node, Self.message(label))
      }
    }
  }
}

extension RequiredUnmarked {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) has a star, but the field is not marked as required.",
      repair: "Set required, or aria-required=\"true\".")
  }
}
