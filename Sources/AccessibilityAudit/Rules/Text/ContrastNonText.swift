import AccessibilityTree
import Documents

struct ContrastNonText: ScreenRule {
  static let page = RulePage(
    "contrast-non-text", .text, .warning, .medium,
    title: "Icon or border contrast too low",
    why: "People with low vision cannot find the control, or cannot tell what it shows.",
    repair: "Raise the contrast of the icon or border to 3:1 against its background.",
    guidelines: [
      .hig("Color and effects"), .wcag("1.4.11", .aa), .androidCheck("ImageContrastCheck"),
    ],
    needs: [.fact(.tintColor), .fact(.backgroundColor)],
    varies: """
      A note for system colours, which Increase Contrast changes. A review for icons and borders \
      on pictures.
      """,
    failing: """
      - {button: Close, imageName: xmark, tintColor: "#BBBBBB", backgroundColor: white}
      """,
    passing: """
      - {button: Close, imageName: xmark, tintColor: "#767676", backgroundColor: white}
      """)

  /// The ratio that WCAG asks for.
  private static let needed = 3.0

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where Self.isIcon(node, screen) {
      guard let color = screen.facts(node).color(.tintColor) else {
        findings.lacks(.fact(.tintColor))
        continue
      }
      switch Backdrop(of: node, screen) {
      case .unknown: findings.lacks(.fact(.backgroundColor))
      case .picture: findings.review(node, Self.message(Self.part(node, screen)))
      case .color(let back):
        let front = color.composited(over: back)
        let ratio = Contrast.ratio(front, back)
        if ratio >= Self.needed {
          findings.pass()
          continue
        }
        let proposal = Contrast.nearest(to: front, on: back, needed: Self.needed)
        findings.fail(
          node, Self.message(Self.part(node, screen), front, back, ratio, proposal),
          severity: color.isSystem ? .note : .warning)
      }
    }
  }

  private static func isIcon(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let traits = screen.spokenElement(node).traits
    let facts = screen.facts(node)
    if traits.contains(.notEnabled) || facts.color(.textColor) != nil { return false }
    if facts.color(.tintColor) != nil { return true }
    return screen.isInteractive(node) && (facts.text(.imageName) != nil || traits.contains(.image))
  }
}

extension ContrastNonText {
  /// The part of an element that has the colour: people find a field by its border.
  private static func part(_ node: Int, _ screen: AuditedScreen) -> String {
    let isField =
      screen.spokenElement(node).isField
      || ["input", "select", "textarea"].contains(screen.tag(node) ?? "")
    return "The \(isField ? "border" : "icon") of the \(screen.name(node))"
  }

  private static func message(
    _ part: String, _ front: Color, _ back: Color, _ ratio: Double, _ proposal: Color?
  ) -> FindingText {
    FindingText(
      "\(part) is \(front.hexadecimal) on \(back.hexadecimal): "
        + "\(Contrast.text(ratio)):1 instead of at least 3:1.",
      repair: proposal.map { "Use \($0.hexadecimal), which has enough contrast." }
        ?? "Increase the contrast between the two colours.")
  }

  private static func message(_ part: String) -> FindingText {
    FindingText(
      "\(part) is on a picture or a gradient.",
      repair: "Check that it is visible everywhere.")
  }
}
