import AccessibilityTree
import Documents
import Transcript
import VoiceProfiles

struct GroupOverloaded: ScreenRule {
  static let page = RulePage(
    "group-overloaded", .order, .note, .medium, .traversal,
    title: "Element says too much at once",
    why: """
      The listener cannot skip parts of a merged element. If it merges several controls, only one \
      of them can be activated.
      """,
    repair: """
      Merge less: keep the text that identifies the element, move details to custom content, and \
      turn controls into custom actions.
      """,
    guidelines: [.hig("Navigation")],
    failing: """
      - combine: combine
        children:
          - text: Mango lassi
          - button: Share
          - button: Save
      """,
    passing: """
      - combine: combine
        children:
          - text: Mango lassi
          - text: 4 stars
      """)

  /// The seconds after which a merged element says too much (ours).
  static let longest = 15.0

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for (stop, node) in screen.stops.enumerated() where screen.tree.hasChildren(node) {
      let heard = screen.listening.time(of: screen.transcript.stops[stop...stop])
      let controls =
        screen.tree[node].combination == .combine
        ? (node + 1..<screen.tree.end(of: node)).filter {
          screen.tree[$0].hasInteractiveTraits && !screen.tree[$0].isHidden
        } : []
      if controls.count > 1 {
        findings.fail(node, Self.message(screen.list(controls), controls.count), related: controls)
      } else if heard.seconds > Self.longest, !Self.isOneText(node, screen) {
        findings.fail(node, Self.message(heard))
      } else {
        findings.pass()
      }
    }
  }
}

extension GroupOverloaded {
  /// Whether the utterance comes from one text alone, so that nothing was merged.
  private static func isOneText(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let tree = screen.statedTree
    let texts = screen.parts(of: node).lazy.filter { tree[$0].label?.audible != nil }
    return texts.prefix(2).count == 1
  }

  private static func message(_ controls: String, _ count: Int) -> FindingText {
    FindingText(
      "One element merges \(count) controls, and only one of them responds to a double tap: "
        + "\(controls).",
      repair: "Separate them, or make them custom actions.")
  }

  private static func message(_ heard: HeardTime) -> FindingText {
    FindingText(
      "It takes \(heard.text) to hear before the next element.",
      repair: "Merge less, and move details to custom content.")
  }
}
