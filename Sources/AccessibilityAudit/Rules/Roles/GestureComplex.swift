import AccessibilityTree
import Documents

struct GestureComplex: ScreenRule {
  static let page = RulePage(
    "gesture-complex", .roles, .note, .medium,
    title: "Main action needs a difficult gesture",
    why: """
      A frequent action should not need several fingers, a long press or a shake. Many people \
      cannot make such a gesture reliably.
      """,
    repair: "Let a simple tap perform the action, and keep the other gesture as a shortcut.",
    guidelines: [.hig("Gestures"), .wcag("2.5.1", .a)], needs: [.fact(.gestures)],
    failing: """
      - button: Record
        prominent: true
        gestures: [longPress]
      """,
    passing: """
      - button: Record
        prominent: true
        gestures: [tap, longPress]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.facts(node).flag(.prominent) == true {
      guard let gestures = screen.facts(node).gestures, !gestures.isEmpty else {
        findings.lacks(.fact(.gestures))
        continue
      }
      let simple: Set<TouchGesture> = [.tap, .doubleTap, .swipe]
      let activates = screen.tree[node].behaviours.contains { $0.trigger == .act(.activate) }
      if activates || gestures.contains(where: simple.contains) {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.label(node), gestures[0]))
      }
    }
  }
}

extension GestureComplex {
  private static func message(_ label: String, _ gesture: TouchGesture) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) is the main action here but needs \(gesture.rawValue).",
      repair: "Let a tap perform it too.")
  }
}
