import AccessibilityTree
import Documents
import ScreenReader
import Transcript
import VoiceProfiles

struct AutoDismiss: ScreenRule {
  static let page = RulePage(
    "auto-dismiss", .change, .warning, .high, .traversal,
    title: "Content disappears too soon",
    why: """
      A toast or an offer disappears automatically. A listener needs time to find it, hear it to \
      the end and act on it.
      """,
    repair: """
      Keep it until the user dismisses it, or for at least its speaking time plus five seconds.
      """,
    guidelines: [.hig("Navigation"), .wcag("2.2.1", .a)], needs: [.fact(.autoDismissAfter)],
    failing: """
      - text: The letter was deleted. Activate Undo to get it back.
        autoDismissAfter: 4
      """,
    passing: """
      - text: The letter was deleted. Activate Undo to get it back.
        autoDismissAfter: 15
      """)

  /// The seconds allowed for finding the content and acting on it (ours: no standard gives a number).
  static let spare = 5.0

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.states(.autoDismissAfter) else {
      if !screen.stops.isEmpty { findings.lacks(.fact(.autoDismissAfter)) }
      return
    }
    for node in 0..<screen.tree.count where screen.omission(of: node) == nil {
      guard let stay = screen.facts(node).number(.autoDismissAfter) else { continue }
      // All that it holds goes away with it.
      let stops = (node..<screen.tree.end(of: node)).compactMap(screen.stop(of:))
      if stops.isEmpty { continue }
      let needed =
        HeardTime(seconds: Self.spare, isMeasured: false)
        + screen.listening.time(of: stops.map { screen.transcript.stops[$0] })
      if stay < needed.seconds {
        findings.fail(node, Self.message(stay, needed))
      } else {
        findings.pass()
      }
    }
  }
}

extension AutoDismiss {
  private static func message(_ stay: Double, _ needed: HeardTime) -> FindingText {
    FindingText(
      "It disappears after \(Self.text(stay)) s; hearing it and acting on it takes "
        + "\(needed.exactText).",
      repair: "Keep it until the user dismisses it.")
  }

  private static func text(_ seconds: Double) -> String {
    let tenths = (seconds * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
