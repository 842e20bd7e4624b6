import AccessibilityTree
import Documents

struct InvertDouble: ScreenRule {
  static let page = RulePage(
    "invert-double", .images, .warning, .medium,
    title: "Text keeps its colours when other colours invert",
    why: """
      People invert colours because bright backgrounds dazzle them. In a container that keeps its \
      colours, the background of the text stays as bright as before.
      """,
    repair: "Set accessibilityIgnoresInvertColors on the picture alone, not on its container.",
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
      "\(name) keeps its colours when people invert them, and so does the text "
        + "\(SafeText.quoted(text)) in it.",
      repair: """
        Exclude only the picture from colour inversion, not the text, unless the text is drawn on the picture.
        """)
  }
}
