import AccessibilityTree
import Documents

struct TargetTooClose: ScreenRule {
  static let page = RulePage(
    "target-too-close", .targets, .warning, .medium,
    title: "Touch targets too close",
    why: """
      People with a tremor or low vision, and people who wear a headset, aim at one target and \
      hit the other.
      """,
    repair: """
      Move them apart: 60 points from centre to centre on Apple Vision. On other devices, leave \
      about 12 points around small controls with a bezel, and 24 around those without.
      """,
    guidelines: [.hig("Buttons and controls")], needs: [.frame, .carried(.touchAreas)],
    varies: "A note if only the padding is less than recommended.",
    failing: """
      screen: Player
      platform: visionos
      elements:
        - {button: Play, frame: [100, 100, 40, 40]}
        - {button: Stop, frame: [144, 100, 40, 40]}
      """,
    passing: """
      screen: Player
      platform: visionos
      elements:
        - {button: Play, frame: [100, 100, 40, 40]}
        - {button: Stop, frame: [160, 100, 40, 40]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // Of pages target-too-small tells, as WCAG asks there for size or room.
    if screen.toolkit == .web { return }
    let targets = screen.targets
    for _ in 0..<targets.withoutFrame { findings.lacks(.frame) }
    guard targets.all.count > 1 else { return }
    for (index, target) in targets.all.enumerated() where !screen.isInSentence(target.node) {
      let near = targets.near(index, within: TargetSize.visionMiddles).filter { other in
        other < index && !Self.belong(target, targets.all[other], screen)
      }
      var found: (other: Int, closeness: Closeness)?
      for other in near where found == nil {
        found = Self.closeness(target, targets.all[other], screen).map { (other, $0) }
      }
      guard let (other, closeness) = found else {
        findings.pass()
        continue
      }
      let node = targets.all[other].node
      findings.fail(
        target.node,
        Self.message(
          screen.name(target.node), screen.name(node), closeness, PointsText.unit(on: screen)),
        severity: closeness.severity, related: [node])
    }
  }

  private struct Closeness {
    let distance: Double
    let needed: Double
    let isOfMiddles: Bool
    let severity: Severity
  }

  private static func closeness(
    _ first: Targets.Target, _ second: Targets.Target, _ screen: AuditedScreen
  ) -> Closeness? {
    let (a, b) = (first.frame, second.frame)
    let (x, y) = (a.middle.x - b.middle.x, a.middle.y - b.middle.y)
    let middles = (x * x + y * y).squareRoot()
    if screen.screen.platform == .visionos {
      return middles + TargetSize.rounding < TargetSize.visionMiddles
        ? Closeness(
          distance: middles, needed: TargetSize.visionMiddles, isOfMiddles: true,
          severity: .warning) : nil
    }
    if Targets.isSmall(a), Targets.isSmall(b), middles < TargetSize.wcag {
      return Closeness(
        distance: middles, needed: TargetSize.wcag, isOfMiddles: true, severity: .warning)
    }
    // A dump tells what a reader outlines, and not what answers a touch; and parts of one control touch.
    if screen.isImported || isJoined(a, b) { return nil }
    // What is large enough holds its padding; whether there is a bezel no input tells.
    let usual = TargetSize(screen.screen.platform).usual - TargetSize.rounding
    // Who aims at a large one does not hit a small one beside it by mistake.
    guard [a, b].allSatisfy({ min($0.width, $0.height) < usual }) else { return nil }
    // A page is clicked as well as touched, and Android's chips stand eight points apart by design.
    if screen.screen.platform == .web || screen.screen.platform == .android { return nil }
    let gap = Targets.gap(a, b)
    return gap + TargetSize.rounding < TargetSize.padding
      ? Closeness(distance: gap, needed: TargetSize.padding, isOfMiddles: false, severity: .note)
      : nil
  }

  /// Whether two frames are equal cells of one row or column without a gap.
  private static func isJoined(_ a: Frame, _ b: Frame) -> Bool {
    func near(_ first: Double, _ second: Double) -> Bool {
      abs(first - second) <= TargetSize.rounding
    }
    guard near(a.width, b.width), near(a.height, b.height), Targets.gap(a, b) <= 1 else {
      return false
    }
    return near(a.x, b.x) || near(a.y, b.y)
  }

  // Parts of one control, rows of a list, and what lies inside or over the other are close by design.
  private static func belong(
    _ first: Targets.Target, _ second: Targets.Target, _ screen: AuditedScreen
  ) -> Bool {
    let (a, b) = (first.frame, second.frame)
    if a.intersects(b) { return true }
    if screen.tree.isInside(first.node, second.node)
      || screen.tree.isInside(second.node, first.node)
    {
      return true
    }
    if screen.isSystemControl(first.node), screen.isSystemControl(second.node) { return true }
    return a.x == b.x && a.width == b.width && a.width >= 100
  }
}

extension TargetTooClose {
  private static func message(
    _ name: String, _ other: String, _ found: Closeness, _ unit: String
  ) -> FindingText {
    let (distance, needed) = (PointsText.points(found.distance), PointsText.points(found.needed))
    return found.isOfMiddles
      ? FindingText(
        "The centres of the \(name) and the \(other) are \(distance) \(unit) apart.",
        repair: "Move them at least \(needed) \(unit) apart.")
      : FindingText(
        "The \(name) and the \(other) are \(distance) \(unit) apart.",
        repair: "Leave about \(needed) \(unit) around small controls.")
  }
}
