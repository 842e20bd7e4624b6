import AccessibilityTree
import Documents

struct TargetTooSmall: ScreenRule {
  static let page = RulePage(
    "target-too-small", .targets, .error, .high,
    title: "Touch target too small",
    why: """
      People with low vision or a tremor, and people who use a pointer, miss the target and hit \
      its neighbour.
      """,
    repair: """
      Make the touch area larger than the visible part: 44 by 44 points on iPhone, iPad and \
      Apple Watch, 60 on Apple Vision, 66 on Apple TV, 28 on the Mac.
      """,
    guidelines: [
      .hig("Buttons and controls"), .wcag("2.5.8", .aa), .wcag("2.5.5", .aaa),
      .androidCheck("TouchTargetSizeCheck"),
    ],
    needs: [.frame, .carried(.touchAreas)],
    varies: """
      A warning if the target has at least the platform's minimum size (28 points on an \
      iPhone). In dumps, a warning or a note. On pages, a warning for each target smaller than 24 CSS pixels without \
      space around it; the others share one note.
      """,
    failing: """
      - {button: Close, frame: [350, 60, 20, 20]}
      """,
    passing: """
      - {button: Close, frame: [330, 50, 44, 44]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let targets = screen.targets
    // A television is used by a remote control.
    if screen.isOnTelevision {
      for _ in targets.all { findings.lacks(.touchScreen) }
      return
    }
    for _ in 0..<targets.withoutFrame { findings.lacks(.frame) }
    let cuts = CutTargets(screen)
    let fields = Self.fields(of: screen)
    // On pages, what has room around it is one note; elsewhere one finding is about all that are alike.
    var spaced: [Int] = []
    var alike = Alike()
    defer {
      Self.tell(spaced, targets, screen, &findings)
      alike.tell(screen, &findings)
    }
    for (index, target) in targets.all.enumerated() {
      if screen.isInSentence(target.node) || Self.hasLargerRow(target.node, screen)
        || Self.isInField(target.node, fields, screen) || Self.isInFieldBar(index, targets, screen)
      {
        continue
      }
      if screen.profile == .wcag22AA {
        checkSpacing(targets, index, cuts, screen, &findings)
      } else {
        checkSize(targets, index, cuts, screen, &spaced, &alike, &findings)
      }
    }
  }

  private func checkSize(
    _ targets: Targets, _ index: Int, _ cuts: CutTargets, _ screen: AuditedScreen,
    _ spaced: inout [Int], _ alike: inout Alike, _ findings: inout RuleFindings
  ) {
    let target = targets.all[index]
    let size = TargetSize(screen.screen.platform, width: screen.screen.size?.width)
    // On a Mac the system's own small controls have the least size.
    let isSystem = screen.isSystemControl(target.node) || screen.screen.platform == .macos
    // How many pixels make a point may be guessed, and off by a tenth.
    let doubt = screen.cannotCarry(.carried(.densities)) ? TargetSize.doubt : 1
    let needed = (isSystem ? size.least : size.usual) * doubt - TargetSize.rounding
    let frame = target.frame
    let isNarrow = frame.width < needed && !cuts.holds(target, inWidth: true)
    // A field is as wide as a hand and as high as the system makes it: 34 points.
    let lowest =
      screen.spokenElement(target.node).isField && frame.width >= 2 * needed
      ? min(needed, TargetSize.field - TargetSize.rounding) : needed
    let isLow = frame.height < lowest && !cuts.holds(target, inWidth: false)
    guard isNarrow || isLow else { return findings.pass() }
    let least = size.least * doubt - TargetSize.rounding
    let isTiny = isNarrow && frame.width < least || isLow && frame.height < least
    if screen.toolkit == .web {
      // WCAG asks for 24 CSS pixels or room around it; what is recommended beyond that is good to know.
      guard Targets.isSmall(frame), !Self.isAsBrowsersMakeIt(target, screen),
        let other = targets.crowding(index, apart: true)
      else {
        return spaced.append(index)
      }
      let near = targets.all[other].node
      return findings.fail(
        target.node, Self.message(screen, target.node, frame, near: near),
        severity: .warning, related: [near])
    }
    if !isTiny, Self.isInBar(target.node, screen) { return findings.pass() }
    // A dump tells what a reader outlines; what answers a touch may be larger.
    let severity: Severity =
      !screen.isImported ? (isTiny ? .error : .warning) : (isTiny ? .warning : .note)
    let label = screen.label(target.node)
    alike.add(
      target.node,
      Alike.Kind(
        name: label,
        unnamed: label.isEmpty ? target.node : nil, size: PointsText.size(frame),
        needed: size.usual, severity: severity))
  }

  /// Small targets with the same name and size.
  private struct Alike {
    struct Kind: Hashable {
      let name: String
      /// The node of an element without a name, which is not grouped with others.
      let unnamed: Int?
      let size: String
      let needed: Double
      let severity: Severity
    }

    private var order: [Kind] = []
    private var nodes: [Kind: [Int]] = [:]

    mutating func add(_ node: Int, _ kind: Kind) {
      if nodes[kind] == nil { order.append(kind) }
      nodes[kind, default: []].append(node)
    }

    func tell(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
      for kind in order {
        findings.fail(together: nodes[kind] ?? [], severity: kind.severity) {
          message(screen, $0, kind.size, kind.needed, $1)
        }
      }
    }
  }

  private static func tell(
    _ spaced: [Int], _ targets: Targets, _ screen: AuditedScreen, _ findings: inout RuleFindings
  ) {
    guard let frame = spaced.first.map({ targets.all[$0].frame }) else { return }
    findings.fail(together: spaced.map { targets.all[$0].node }, severity: .note) {
      messageOfSpaced(screen, $0, frame, $1)
    }
  }

  private func checkSpacing(
    _ targets: Targets, _ index: Int, _ cuts: CutTargets, _ screen: AuditedScreen,
    _ findings: inout RuleFindings
  ) {
    let target = targets.all[index]
    let isCutOff = cuts.holds(target, inWidth: true) || cuts.holds(target, inWidth: false)
    guard Targets.isSmall(target.frame), !isCutOff, let other = targets.crowding(index) else {
      return findings.pass()
    }
    let near = targets.all[other].node
    findings.fail(
      target.node,
      Self.message(screen, target.node, target.frame, near: near),
      severity: !screen.isImported ? .error : .warning, related: [near])
  }

  /// The heights in CSS pixels that Chromium gives a checkbox or radio button, and a field, a select or a button,
  /// without a style (measured).
  private static let heights = (mark: 13.0, control: 19.0...22.0)

  // WCAG 2.5.8 excepts what is as large as the browser makes it.
  private static func isAsBrowsersMakeIt(_ target: Targets.Target, _ screen: AuditedScreen) -> Bool
  {
    guard let tag = screen.tag(target.node), ["input", "select", "button"].contains(tag) else {
      return false
    }
    return target.frame.height == heights.mark && target.frame.width == heights.mark
      || heights.control.contains(target.frame.height)
  }

  // Items of Apple's bars answer beyond what is drawn (assumed for all of them): a bar is as wide as the screen,
  // low, and at its upper or lower end. Who writes a screen gives the area that answers.
  private static func isInBar(_ node: Int, _ screen: AuditedScreen) -> Bool {
    if screen.ancestors(of: node).contains(where: { screen.facts($0).systemPart == .bar }) {
      return true
    }
    guard screen.isImported, screen.hasTraits, let size = screen.screen.size,
      let parent = screen.tree.parent(of: node), !screen.isInteractive(parent),
      let bar = screen.tree[parent].frame
    else { return false }
    let isStrip = bar.width >= size.width - 1 && bar.height <= 64
    return isStrip && (bar.y <= 120 || bar.y + bar.height >= size.height - 120)
  }
}

extension TargetTooSmall {
  private static func messageOfSpaced(
    _ screen: AuditedScreen, _ node: Int, _ frame: Frame, _ more: String
  ) -> FindingText {
    let unit = PointsText.unit(on: screen)
    return FindingText(
      "The \(screen.name(node)) measures \(PointsText.size(frame)) \(unit), which is small for a finger, though "
        + "WCAG 2.5.8 accepts it\(more).",
      repair: "If people use their fingers, make the area that responds 44 by 44 \(unit).")
  }

  private static func message(
    _ screen: AuditedScreen, _ node: Int, _ size: String, _ needed: Double, _ more: String
  ) -> FindingText {
    let (side, unit) = (PointsText.points(needed), PointsText.unit(on: screen))
    return FindingText(
      "The \(screen.name(node)) measures \(size) \(unit)\(more).",
      repair: "Make it at least \(side) by \(side) \(unit) (space around the visible part counts).")
  }

  private static func message(
    _ screen: AuditedScreen, _ node: Int, _ frame: Frame, near other: Int
  ) -> FindingText {
    let unit = PointsText.unit(on: screen)
    return FindingText(
      "The \(screen.name(node)) measures \(PointsText.size(frame)) \(unit), and the \(screen.name(other)) is closer than "
        + "a circle of 24 \(unit) allows.",
      repair: "Make it at least 24 by 24, or move the two apart.")
  }
}
