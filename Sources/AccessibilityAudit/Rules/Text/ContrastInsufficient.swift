import AccessibilityTree
import Documents

struct ContrastInsufficient: ScreenRule {
  static let page = RulePage(
    "contrast-insufficient", .text, .error, .high,
    title: "A text is hard to tell from what is behind it",
    why: """
      Who sees a little, or looks in bright light, cannot read it.
      """,
    repair: """
      Make the text darker or lighter: 4.5:1 up to 17 points, 3:1 from 18 points on and for \
      bold text. WCAG asks for 3:1 from 24 points on, or 18.66 bold.
      """,
    guidelines: [
      .hig("Color and effects"), .wcag("1.4.3", .aa), .androidCheck("TextContrastCheck"),
    ],
    needs: [.fact(.textColor), .fact(.backgroundColor), .fact(.fontSize)],
    varies: """
      A warning from 3:1 on; a note for the colours of the system, which Increase Contrast \
      changes; a review on pictures.
      """,
    failing: """
      - {text: 3 days ago, textColor: "#999999", backgroundColor: white, fontSize: 15}
      """,
    passing: """
      - {text: 3 days ago, textColor: "#767676", backgroundColor: white, fontSize: 15}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var proposals: [Key: Color?] = [:]
    for node in screen.textNodes where !screen.tree[node].traits.contains(.notEnabled) {
      switch TextContrast.measure(node, screen) {
      case .lacks(let requirement): findings.lacks(requirement)
      case .picture: findings.review(node, Self.message(screen.drawnText(node)))
      case .measured(let contrast) where contrast.isEnough: findings.pass()
      case .measured(let contrast):
        let key = Key(front: contrast.front, back: contrast.back, needed: contrast.needed)
        let proposal =
          proposals[key]
          ?? Contrast.nearest(to: key.front, on: key.back, needed: key.needed)
        proposals[key] = .some(proposal)
        // The system darkens its own colours for those who ask for more contrast.
        let severity: Severity =
          contrast.isSystem ? .note : contrast.ratio < 3 ? .error : .warning
        findings.fail(
          node, Self.message(screen.drawnText(node), contrast, proposal), severity: severity)
      }
    }
  }

  private struct Key: Hashable {
    let front: Color
    let back: Color
    let needed: Double
  }
}

extension ContrastInsufficient {
  private static func message(
    _ text: String, _ contrast: TextContrast, _ proposal: Color?
  ) -> FindingText {
    let size = contrast.size.map { " at \(PointsText.points($0)) points" } ?? " at any size"
    let colors = "\(contrast.front.hexadecimal) on \(contrast.back.hexadecimal)"
    let needed = contrast.needed == 3 ? "3:1" : "4.5:1"
    let kind = contrast.isSystem ? "a colour of the system, which Increase Contrast changes; " : ""
    return FindingText(
      "\(SafeText.quoted(text)) is \(colors): \(kind)\(Contrast.text(contrast.ratio)):1, and needs "
        + "\(needed)\(size).",
      repair: repair(proposal))
  }

  private static func repair(_ proposal: Color?) -> String {
    proposal.map { "\($0.hexadecimal) has that." } ?? "Let the two colours differ by more."
  }

  private static func message(_ text: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) stands on a picture or a gradient.",
      repair: "Look whether it can be read everywhere, or lay a plain colour behind it.")
  }
}
