import AccessibilityTree
import Documents

struct TargetsOverlap: ScreenRule {
  static let page = RulePage(
    "targets-overlap", .targets, .error, .high,
    title: "Touch targets overlap",
    why: """
      A touch activates only the control on top. People who explore by touch never find the one \
      below.
      """,
    repair: "Give each control a different position, or hide the covered one.",
    guidelines: [
      .hig("Buttons and controls"), .wcag("2.5.8", .aa),
      .androidCheck("DuplicateClickableBoundsCheck"),
    ],
    needs: [.frame, .carried(.touchAreas)],
    varies: "A review on pages, because their frames do not show which parts are clipped.",
    failing: """
      - {button: Share, frame: [20, 100, 100, 44]}
      - {button: Delete, frame: [60, 110, 100, 44]}
      """,
    passing: """
      - {button: Share, frame: [20, 100, 100, 44]}
      - {button: Delete, frame: [140, 100, 100, 44]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let targets = screen.targets
    for _ in 0..<targets.withoutFrame { findings.lacks(.frame) }
    guard targets.all.count > 1 else { return }
    for (index, target) in targets.all.enumerated() {
      let frame = target.frame
      let other = targets.near(index).first { other in
        other < index && Self.compete(target, targets.all[other], targets, screen)
      }
      guard let other else {
        findings.pass()
        continue
      }
      let node = targets.all[other].node
      let message = Self.message(
        screen.name(target.node), screen.name(node), isSame: frame == targets.all[other].frame)
      // A page's boxes do not tell what is clipped, or lies below another layer.
      if screen.toolkit == .web {
        findings.review(target.node, message, related: [node])
      } else {
        findings.fail(target.node, message, related: [node])
      }
    }
  }

  private static func compete(
    _ first: Targets.Target, _ second: Targets.Target, _ targets: Targets, _ screen: AuditedScreen
  ) -> Bool {
    let (a, b) = (first.frame, second.frame)
    // Of two at the same place a dump does not tell whether one is shown at all.
    if a == b {
      return !screen.isImported && !screen.areLayered(first.node, second.node, among: targets)
    }
    if screen.isImported,
      areOne(first, second, screen) || isOnSurface(first, second) || isBadge(first, second)
        || isPart(first.node, of: second.node, screen)
    {
      return false
    }
    // On a page the padding of one line reaches into the next, and what is drawn does not.
    let most = screen.toolkit == .web ? Self.mostPadding : Targets.mostOverlap
    return !screen.flowTogether(first.node, second.node)
      && Targets.overlap(a, b) > most && !Targets.liesOn(a, b)
      && !screen.areLayered(first.node, second.node, among: targets)
  }

  /// The share of a control on a page that may be under the padding of another one (ours).
  private static let mostPadding = 0.5

  /// How many times larger than the control on top of it a touch surface is (ours): a picture, a map.
  private static let surface = 10.0

  /// The share of each side of a control with a badge that must stay free (ours).
  private static let free = 0.5

  // A badge sits on a corner: what is below can be touched beside it.
  private static func isBadge(_ first: Targets.Target, _ second: Targets.Target) -> Bool {
    let (above, below) = first.node > second.node ? (first, second) : (second, first)
    let (badge, area) = (above.frame, below.frame)
    let width = min(badge.x + badge.width, area.x + area.width) - max(badge.x, area.x)
    let height = min(badge.y + badge.height, area.y + area.height) - max(badge.y, area.y)
    return badge.width * badge.height < area.width * area.height
      && width <= area.width * (1 - free) && height <= area.height * (1 - free)
  }

  /// Whether one of two views of a dump holds the other: a box and its field are one control.
  private static func isPart(_ first: Int, of second: Int, _ screen: AuditedScreen) -> Bool {
    guard let one = screen.origin(of: first), let other = screen.origin(of: second) else {
      return false
    }
    return one != other
      && (screen.parts(of: first).contains(other) || screen.parts(of: second).contains(one))
  }

  // What stands later in the tree is drawn above.
  private static func isOnSurface(_ first: Targets.Target, _ second: Targets.Target) -> Bool {
    let (above, below) = first.node > second.node ? (first, second) : (second, first)
    let (tool, area) = (above.frame, below.frame)
    return tool.width * tool.height * surface <= area.width * area.height
  }

  /// Whether two controls of a dump are one: a dump may list both a view and the view that draws it, with the same
  /// name.
  private static func areOne(
    _ first: Targets.Target, _ second: Targets.Target, _ screen: AuditedScreen
  ) -> Bool {
    let label = screen.label(first.node)
    return !label.isEmpty && label == screen.label(second.node)
      && screen.kind(first.node) == screen.kind(second.node)
      && Targets.overlap(first.frame, second.frame) >= 0.5
  }
}

extension TargetsOverlap {
  private static func message(_ name: String, _ other: String, isSame: Bool) -> FindingText {
    let place = isSame ? "is at the same position as" : "overlaps"
    return FindingText(
      "The \(name) \(place) the \(other), and a touch reaches only one of the two.",
      repair: "Move them apart, or hide the covered one.")
  }
}
