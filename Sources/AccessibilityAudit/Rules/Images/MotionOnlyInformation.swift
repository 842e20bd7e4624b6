import AccessibilityTree
import Documents

struct MotionOnlyInformation: ScreenRule {
  static let page = RulePage(
    "motion-only-information", .images, .warning, .medium,
    title: "Information conveyed by motion alone",
    why: """
      Listeners, and people who reduce motion, do not get information that only motion conveys.
      """,
    repair: "Convey the same information in a label, a value or an announcement.",
    guidelines: [.hig("Motion"), .wcag("1.3.3", .a)], isForReview: true,
    failing: """
      - image: Arrow
        informationInMotion: true
      """,
    passing: """
      - image: Arrow
        informationInMotion: true
        value: Shaking, the password is wrong
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      guard screen.facts(node).flag(.informationInMotion) == true else { continue }
      let element = screen.spokenElement(node)
      if element.value?.trimmed.isEmpty == false || element.traits.contains(.updatesFrequently) {
        findings.pass()
      } else {
        findings.review(node, Self.message(screen.name(node)))
      }
    }
  }
}

extension MotionOnlyInformation {
  private static func message(_ name: String) -> FindingText {
    FindingText(
      "The motion of the \(name) conveys something that no text says.",
      repair: "Convey the same information in the value or in an announcement.")
  }
}
