import AccessibilityTree
import Documents

struct CustomGestureBlocked: ScreenRule {
  static let page = RulePage(
    "custom-gesture-blocked", .roles, .warning, .medium,
    title: "Custom gesture does not work with {reader} on",
    why: """
      On visionOS, {reader} uses hand gestures itself. An app receives its custom gestures \
      only if the user switches to direct gestures.
      """,
    repair: """
      Declare direct gesture mode, or offer the same function as a custom action or control.
      """,
    guidelines: [.hig("VoiceOver")],
    failing: """
      platform: visionos
      elements:
        - label: Globe
          gestures: [custom]
      """,
    passing: """
      platform: visionos
      elements:
        - label: Globe
          gestures: [custom]
          actions: [Turn, Zoom in]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.screen.platform == .visionos else { return }
    for node in 0..<screen.tree.count {
      guard screen.facts(node).gestures?.contains(.custom) == true else { continue }
      let element = screen.tree[node]
      let isDirect =
        element.takesTouches
      if isDirect || !element.actions.isEmpty || element.traits.contains(.adjustable) {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, node))
      }
    }
  }
}

extension CustomGestureBlocked {
  private static func message(_ screen: AuditedScreen, _ node: Int) -> FindingText {
    FindingText(
      "The \(screen.name(node)) expects a custom gesture, which does not reach the app while "
        + "\(screen.readerTitle) is on.",
      repair: "Declare direct gestures, or offer a custom action.")
  }
}
