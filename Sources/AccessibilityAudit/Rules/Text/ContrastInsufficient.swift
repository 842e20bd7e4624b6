import AccessibilityTree
import Documents

struct ContrastInsufficient: ScreenRule {
  static let page = RulePage(
    "contrast-insufficient", .text, .error, .high,
    title: "Text contrast too low",
    why: "People with low vision, and anyone in bright light, cannot read the text.",
    repair: """
      Make the text darker or lighter: 4.5:1 up to 17 points, 3:1 from 18 points and for bold \
      text. WCAG asks for 3:1 from 24 points, or 18.66 points bold.
      """,
    guidelines: [
      .hig("Color and effects"), .wcag("1.4.3", .aa), .androidCheck("TextContrastCheck"),
    ],
    needs: [.fact(.textColor), .fact(.backgroundColor), .fact(.fontSize)],
    varies: """
      A warning if the contrast is at least 3:1. A note for system colours, which Increase \
      Contrast changes. A review for text on pictures.
      """,
    failing: """
      - {text: 3 days ago, textColor: "#999999", backgroundColor: white, fontSize: 15}
      """,
    passing: """
      - {text: 3 days ago, textColor: "#767676", backgroundColor: white, fontSize: 15}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var onPictures: [Int] = []
    var alike = Alike()
    for node in screen.textNodes where !screen.tree[node].traits.contains(.notEnabled) {
      switch TextContrast.measure(node, screen) {
      case .lacks(let requirement): findings.lacks(requirement)
      case .picture: onPictures.append(node)
      case .decoration: continue
      case .measured(let contrast) where contrast.isEnough: findings.pass()
      case .measured(let contrast): alike.add(node, contrast)
      }
    }
    // A page's styles give many texts one look, which is mended in one place.
    for (contrast, nodes) in alike.groups {
      let proposal = Contrast.nearest(
        to: contrast.front, on: contrast.back, needed: contrast.needed)
      // The system darkens its own colours for those who ask for more contrast.
      let severity: Severity =
        contrast.isSystem ? .note : contrast.ratio < 3 ? .error : .warning
      for first in screen.toolkit == .web ? nodes.prefix(1) : nodes[...] {
        let others = screen.toolkit == .web ? Array(nodes.dropFirst()) : []
        let message = Self.message(screen, first, others: others.count, contrast, proposal)
        findings.fail(first, message, severity: severity, related: others)
      }
    }
    // One picture is often behind all of a screen.
    if let first = onPictures.first {
      let message = Self.message(screen.drawnText(first), others: onPictures.count - 1)
      findings.review(first, message, related: Array(onPictures.dropFirst()))
    }
  }

  /// Texts with the same insufficient contrast, in order of appearance.
  private struct Alike {
    private struct Key: Hashable {
      let front: Color
      let back: Color
      let needed: Double
    }

    private(set) var groups: [(contrast: TextContrast, nodes: [Int])] = []
    private var places: [Key: Int] = [:]

    mutating func add(_ node: Int, _ contrast: TextContrast) {
      let key = Key(front: contrast.front, back: contrast.back, needed: contrast.needed)
      if let place = places[key] {
        groups[place].nodes.append(node)
      } else {
        places[key] = groups.count
        groups.append((contrast, [node]))
      }
    }
  }
}

extension ContrastInsufficient {
  private static func message(
    _ screen: AuditedScreen, _ node: Int, others: Int, _ contrast: TextContrast, _ proposal: Color?
  ) -> FindingText {
    let text = SafeText.quoted(screen.drawnText(node))
    let size = screen.fontSize(node).map { " at \(PointsText.points($0)) points" } ?? " at any size"
    let colors = "\(contrast.front.hexadecimal) on \(contrast.back.hexadecimal)"
    let needed = contrast.needed == 3 ? "3:1" : "4.5:1"
    let kind = contrast.isSystem ? " (a system colour, which Increase Contrast changes)" : ""
    return FindingText(
      "\(text) \(others == 0 ? "is" : "and \(more(others)) are") \(colors)\(kind): "
        + "\(Contrast.text(contrast.ratio)):1 instead of at least \(needed)\(size).",
      repair: repair(proposal))
  }

  private static func more(_ count: Int) -> String {
    count == 1 ? "1 more text" : "\(count) more texts"
  }

  private static func repair(_ proposal: Color?) -> String {
    proposal.map { "Use \($0.hexadecimal), which has enough contrast." }
      ?? "Increase the contrast between the two colours."
  }

  private static func message(_ text: String, others: Int) -> FindingText {
    let stand = others == 0 ? "is" : "and \(more(others)) are"
    return FindingText(
      "\(SafeText.quoted(text)) \(stand) on a picture or a gradient.",
      repair: "Check that it is legible everywhere, or put a plain colour behind it.")
  }
}
