import AccessibilityTree
import Documents

struct InvertDouble: ScreenRule {
  static let page = RulePage(
    "invert-double", .images, .warning, .medium,
    title: "Texts keep their colours where everything else is inverted",
    why: """
      Who inverts colours does so because dark letters on a bright ground dazzle them: what holds \
      texts and keeps its colours stays as bright as before.
      """,
    repair: """
      Set accessibilityIgnoresInvertColors on the picture alone, not on what holds it.
      """,
    guidelines: [.hig("Color and effects"), .apple("accessibilityIgnoresInvertColors")],
    needs: [.fact(.ignoresInvertColors)], isForReview: true,
    failing: """
      - ignoresInvertColors: true
        children: [{image: A mango}, {text: Mangoes are in season.}]
      """,
    passing: """
      - children: [{image: A mango, ignoresInvertColors: true}, {text: Mangoes are in season.}]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      guard screen.facts(node).flag(.ignoresInvertColors) == true else { continue }
      let inside = screen.tree.descendants(of: node).filter {
        screen.drawsText($0) && !screen.tree[$0].traits.contains(.image)
      }
      if let text = inside.first {
        findings.review(
          node, Self.message(screen.name(node), screen.drawnText(text)), related: [text])
      } else {
        findings.pass()
      }
    }
  }
}

extension InvertDouble {
  private static func message(_ name: String, _ text: String) -> FindingText {
    FindingText(
      "\(name) keeps its colours where people invert them, and so does \(SafeText.quoted(text)) in it.",
      repair: "Have only the picture in it keep its colours, unless the text stands on the picture."
    )
  }
}
