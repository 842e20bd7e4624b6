import AccessibilityTree
import Documents

struct PlatformGestureOverridden: ScreenRule {
  static let page = RulePage(
    "platform-gesture-overridden", .roles, .warning, .medium,
    title: "App overrides a system gesture",
    why: """
      People who know the gesture from other apps get an unexpected result, and cannot scroll, go \
      back or leave the app.
      """,
    repair: """
      Use another gesture, or let the element take touches directly if it is an instrument or \
      a game.
      """,
    guidelines: [.hig("Gestures")],
    failing: """
      - label: Canvas
        gestures: [threeFingerSwipe]
      """,
    passing: """
      - label: Canvas
        gestures: [tap]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      guard let gestures = screen.facts(node).gestures else { continue }
      let element = screen.tree[node]
      let isDirect =
        element.takesTouches
      let taken = gestures.filter { [.edgeSwipe, .threeFingerSwipe, .scrub].contains($0) }
      if !taken.isEmpty, !isDirect {
        findings.fail(node, Self.message(screen, node, taken))
      } else {
        findings.pass()
      }
    }
  }
}

extension PlatformGestureOverridden {
  private static func message(
    _ screen: AuditedScreen, _ node: Int, _ gestures: [TouchGesture]
  ) -> FindingText {
    let names = gestures.map(\.rawValue).joined(separator: " and ")
    return FindingText(
      "The \(screen.name(node)) uses \(names), which the system and \(screen.readerTitle) already use.",
      repair: "Use \(gestures.count == 1 ? "another gesture" : "other gestures").")
  }
}
