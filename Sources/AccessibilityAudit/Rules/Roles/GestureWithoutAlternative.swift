import AccessibilityTree
import Documents

struct GestureWithoutAlternative: ScreenRule {
  static let page = RulePage(
    "gesture-without-alternative", .roles, .error, .medium,
    title: "Gesture has no alternative",
    why: """
      With {reader} on, long presses, drags and pinches do not reach the app directly. Many \
      people cannot make these gestures at all.
      """,
    repair: """
      Offer the same function as a custom action, as a button or in a menu.
      """,
    guidelines: [.hig("Gestures"), .wcag("2.5.1", .a), .wcag("2.5.7", .aa)],
    needs: [.fact(.gestures)],
    failing: """
      - image: Map of the orchard
        gestures: [pinch, rotate]
      """,
    passing: """
      - image: Map of the orchard
        gestures: [pinch, rotate]
        actions: [Zoom in, Zoom out, Turn left, Turn right]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      guard let gestures = screen.facts(node).gestures else {
        if screen.isInteractive(node) { findings.lacks(.fact(.gestures)) }
        continue
      }
      let element = screen.spokenElement(node)
      // On Android a long press is an action of the view, which a reader performs (ACTION_LONG_CLICK).
      let reachable: Set<TouchGesture> =
        switch screen.screen.platform {
        case .android: [.longPress]
        // `custom-gesture-blocked` reports those of the hands.
        case .visionos: [.custom]
        default: []
        }
      let complex = gestures.filter { Self.complex.contains($0) && !reachable.contains($0) }
      if complex.isEmpty { continue }
      let hasOther =
        !element.actions.isEmpty || !element.rotors.isEmpty
        || element.traits.contains(.adjustable) || element.takesTouches
        || (complex == [.drag] && !element.dragSources.isEmpty)
      if hasOther {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, node, complex))
      }
    }
  }

  // Swiping over rows and the gestures of readers have rules of their own; scrolling is the system's.
  private static let complex: Set<TouchGesture> = [
    .longPress, .swipe, .drag, .pinch, .rotate, .multiFinger, .motion, .custom,
  ]
}

extension GestureWithoutAlternative {
  private static func message(
    _ screen: AuditedScreen, _ node: Int, _ gestures: [TouchGesture]
  ) -> FindingText {
    let words = gestures.map(\.rawValue).joined(separator: ", ")
    return FindingText(
      "\(SafeText.quoted(screen.label(node))) responds to \(words), and nothing else does the same.",
      repair: "Add a custom action or a button.")
  }
}
