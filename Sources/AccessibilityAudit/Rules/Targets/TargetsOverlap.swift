import AccessibilityTree
import Documents

struct TargetsOverlap: ScreenRule {
  static let page = RulePage(
    "targets-overlap", .targets, .error, .high,
    title: "Two controls lie over each other",
    why: """
      A touch answers for the one on top; who explores by touch or looks for the other one \
      never hits it.
      """,
    repair: """
      Give each control a place of its own, or hide the one that is covered.
      """,
    guidelines: [.hig("Buttons and controls"), .wcag("2.5.8", .aa)], needs: [.frame],
    failing: """
      - {button: Share, frame: [20, 100, 100, 44]}
      - {button: Delete, frame: [60, 110, 100, 44]}
      """,
    passing: """
      - {button: Share, frame: [20, 100, 100, 44]}
      - {button: Delete, frame: [140, 100, 100, 44]}
      """)

  /// The part of the smaller control that may be covered.
  private static let most = 0.25

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let targets = Targets(screen)
    for _ in 0..<targets.withoutFrame { findings.lacks(.frame) }
    guard targets.all.count > 1 else { return }
    for (index, target) in targets.all.enumerated() {
      let frame = target.frame
      let other = targets.near(index).first { other in
        guard other < index, !Self.isLayered(target.node, targets.all[other].node, screen) else {
          return false
        }
        let second = targets.all[other].frame
        // A badge on an icon and a button in a row are meant to lie there.
        return frame == second
          || Targets.overlap(frame, second) > Self.most && !Targets.isNested(frame, second)
      }
      guard let other else {
        findings.pass()
        continue
      }
      let node = targets.all[other].node
      findings.fail(
        target.node,
        Self.message(
          screen.name(target.node), screen.name(node), isSame: frame == targets.all[other].frame),
        related: [node])
    }
  }

  // What scrolls goes under bars and floating buttons.
  private static func isLayered(_ first: Int, _ second: Int, _ screen: AuditedScreen) -> Bool {
    screen.scroller(of: first) != screen.scroller(of: second)
  }
}

extension TargetsOverlap {
  private static func message(_ name: String, _ other: String, isSame: Bool) -> String {
    let place = isSame ? "lies at the same place as" : "lies over"
    return
      "The \(name) \(place) the \(other), and a touch reaches only one of the two. Move them apart, or hide the "
      + "one that is covered."
  }
}
