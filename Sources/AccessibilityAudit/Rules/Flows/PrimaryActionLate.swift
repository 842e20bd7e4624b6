import AccessibilityTree
import Documents
import Transcript
import VoiceProfiles

struct PrimaryActionLate: ScreenRule {
  static let page = RulePage(
    "primary-action-late", .flows, .note, .medium, .traversal,
    title: "Primary action is far away",
    why: """
      The main action comes after everything else on the screen, and there is nothing near it to \
      jump to.
      """,
    repair: """
      Put a heading just before the action, move the action up, or offer it as the magic tap.
      """,
    guidelines: [.hig("Navigation"), .wcag("2.4.3", .a)], needs: [.fact(.prominent)],
    failing: Self.example(heading: ""), passing: Self.example(heading: "  - heading: Payment\n"))

  /// The number of swipes after which an action is late (ours: no standard gives a number).
  static let mostSwipes = 20
  /// The number of seconds after which an action is late (ours).
  static let mostSeconds = 45.0

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let isMain = { screen.facts($0).flag(.prominent) == true }
    guard let stop = screen.stops.firstIndex(where: isMain) else {
      if !screen.stops.isEmpty { findings.lacks(.fact(.prominent)) }
      return
    }
    let near = screen.jumpTargets.last { $0 <= stop } ?? 0
    let isJumpedTo = near > 0 && Self.isNear(from: near, to: stop, on: screen)
    if isJumpedTo || Self.isNear(from: 0, to: stop, on: screen) {
      findings.pass()
    } else {
      findings.fail(
        screen.stops[stop], Self.message(stop, Self.heard(from: 0, to: stop, on: screen)))
    }
  }

  private static func isNear(from start: Int, to stop: Int, on screen: AuditedScreen) -> Bool {
    stop - start <= mostSwipes && heard(from: start, to: stop, on: screen).seconds <= mostSeconds
  }

  private static func heard(from start: Int, to stop: Int, on screen: AuditedScreen) -> HeardTime {
    screen.listening.time(of: screen.transcript.stops[start...stop])
  }

  private static func example(heading: String) -> String {
    let rows = (1...24).map { "  - text: Position \($0)" }.joined(separator: "\n")
    return "screen: Basket\nelements:\n\(rows)\n\(heading)  - button: Pay\n    prominent: true"
  }
}

extension PrimaryActionLate {
  private static func message(_ swipes: Int, _ heard: HeardTime) -> FindingText {
    FindingText(
      "It is \(swipes) swipes and \(heard.text) of listening away, with no heading near it.",
      repair: "Put a heading before it, or move it up.")
  }
}
