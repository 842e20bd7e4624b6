import AccessibilityTree
import Documents

struct ColourOnlyLink: ScreenRule {
  static let page = RulePage(
    "colour-only-link", .images, .warning, .medium,
    title: "Link marked by colour alone",
    why: "People who cannot distinguish the two colours do not notice the link.",
    repair: """
      Underline the link or change its weight, or give it a contrast of 3:1 with the surrounding \
      text.
      """,
    guidelines: [.hig("Buttons and controls"), .wcag("1.4.1", .a)], needs: [.fact(.textColor)],
    failing: """
      - children:
          - {text: Read our, textColor: "#333333", frame: [0, 0, 60, 20]}
          - {link: terms, textColor: "#1A3D8F", underlined: false, frame: [64, 0, 40, 20]}
      """,
    passing: """
      - children:
          - {text: Read our, textColor: "#333333", frame: [0, 0, 60, 20]}
          - {link: terms, textColor: "#1A3D8F", underlined: true, frame: [64, 0, 40, 20]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.traits(node).contains(.link) {
      let facts = screen.facts(node)
      guard let color = facts.color(.textColor) else {
        findings.lacks(.fact(.textColor))
        continue
      }
      // A list of links is no sentence: there has to be text on the same line.
      guard let text = Self.neighbour(of: node, screen),
        let around = screen.facts(text).color(.textColor)
      else { continue }
      let weight = facts.fontWeight ?? .regular
      let isMarked =
        facts.flag(.underlined) == true || facts.text(.imageName) != nil
        || weight > screen.facts(text).fontWeight ?? .regular
      let ratio = Contrast.ratio(color, around)
      if isMarked || ratio >= 3 {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.label(node), ratio), related: [text])
      }
    }
  }

  private static func neighbour(of node: Int, _ screen: AuditedScreen) -> Int? {
    guard let stop = screen.index(of: node), let own = screen.tree[node].frame else { return nil }
    return [stop - 1, stop + 1].filter(screen.elements.indices.contains).map { screen.elements[$0] }
      .first {
        guard screen.traits($0).contains(.staticText),
          let frame = screen.tree[$0].frame,
          screen.tree.parent(of: $0) == screen.tree.parent(of: node)
        else { return false }
        return abs(frame.y - own.y) < screen.screen.platform.lineTolerance
      }
  }
}

extension ColourOnlyLink {
  private static func message(_ label: String, _ ratio: Double) -> FindingText {
    FindingText(
      "The link \(SafeText.quoted(label)) differs from the text beside it by colour alone "
        + "(\(Contrast.text(ratio)):1).",
      repair: "Underline it, or raise the contrast between the colours to 3:1.")
  }
}
