import AccessibilityTree
import Documents
import Transcript
import VoiceProfiles

struct EffortHigh: ScreenRule {
  static let page = RulePage(
    "effort-high", .flows, .note, .medium, .traversal,
    title: "Long stretch with nothing to jump to",
    why: """
      A listener cannot jump into this stretch. To reach its end, they have to swipe through it \
      one stop at a time.
      """,
    repair: """
      Divide it with headings, merge the parts of each row into one element, or offer another way \
      to jump.
      """,
    guidelines: [.hig("Navigation"), .wcag("2.4.1", .a)], needs: [.carried(.headings)],
    failing: Self.example(dividedBy: 70), passing: Self.example(dividedBy: 35))

  /// The number of consecutive stops from which a stretch is long (ours: no standard gives a number).
  static let longest = 60

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    if screen.stops.isEmpty { return }
    var start = 0
    var isLong = false
    for target in screen.jumpTargets + [screen.stops.count] {
      if target - start > Self.longest {
        isLong = true
        let heard = screen.listening.time(of: screen.transcript.stops[start..<target])
        findings.fail(screen.stops[start], Self.message(target - start, heard))
      }
      start = target
    }
    if !isLong { findings.pass() }
  }

  private static func example(dividedBy size: Int) -> String {
    let lines = (1...70).map { number in
      let heading = number % size == 1 ? "  - heading: Names from \(number) on\n" : ""
      return heading + "  - text: Name \(number)"
    }
    return (["screen: Names", "elements:"] + lines).joined(separator: "\n")
  }
}

extension EffortHigh {
  private static func message(_ count: Int, _ heard: HeardTime) -> FindingText {
    FindingText(
      "From here, \(count) stops follow one another with nothing to jump to. Hearing them all "
        + "takes \(heard.text).",
      repair: "Divide them with headings, or merge rows.")
  }
}
