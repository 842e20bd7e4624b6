import AccessibilityTree
import Documents

struct HeadAnchored: ScreenRule {
  static let page = RulePage(
    "head-anchored", .roles, .warning, .high,
    title: "Content moves with the head",
    why: """
      People who cannot turn their heads, or who see only part of the field of view, cannot bring \
      the content into view.
      """,
    repair: """
      Anchor the content in space.
      """,
    guidelines: [.hig("visionOS")], needs: [.fact(.headAnchored)],
    failing: """
      platform: visionos
      elements:
        - text: Score
          headAnchored: true
      """,
    passing: """
      platform: visionos
      elements:
        - text: Score
          headAnchored: false
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.screen.platform == .visionos else { return }
    for node in 0..<screen.tree.count {
      guard let isAnchored = screen.facts(node).flag(.headAnchored) else {
        if screen.index(of: node) != nil { findings.lacks(.fact(.headAnchored)) }
        continue
      }
      if isAnchored {
        findings.fail(node, Self.message(screen.name(node)))
      } else {
        findings.pass()
      }
    }
  }
}

extension HeadAnchored {
  private static func message(_ name: String) -> FindingText {
    FindingText(
      "The \(name) moves with the head.",
      repair: "Anchor it in space, so that everyone can bring it into view.")
  }
}
