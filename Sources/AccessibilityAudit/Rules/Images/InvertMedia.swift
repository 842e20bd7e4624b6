import AccessibilityTree
import Documents

struct InvertMedia: ScreenRule {
  static let page = RulePage(
    "invert-media", .images, .warning, .medium,
    title: "Picture is inverted with the screen",
    why: """
      Many people with low vision invert the colours of the screen. If that also inverts a photo \
      or video, faces appear blue.
      """,
    repair: "Set accessibilityIgnoresInvertColors on images and videos, not on containers of text.",
    guidelines: [.hig("Color and effects"), .apple("accessibilityIgnoresInvertColors")],
    needs: [.fact(.ignoresInvertColors)], isForReview: true,
    failing: """
      - {image: A mango, ignoresInvertColors: false}
      """,
    passing: """
      - {image: A mango, ignoresInvertColors: true}
      """)

  // Icons of one colour may well be inverted: only a picture that says that it is gives cause, and a person decides.
  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // Where one picture keeps its colours, a person decides about those that say nothing.
    let others =
      screen.states(.ignoresInvertColors)
      && screen.tree.elements.indices.contains {
        screen.facts($0).flag(.ignoresInvertColors) == true
      }
    for node in 0..<screen.tree.count {
      let facts = screen.facts(node)
      let isFilm = facts.media?.kind == .video
      guard isFilm || screen.tree[node].traits.contains(.image) else { continue }
      let around = [node] + Array(screen.ancestors(of: node))
      if around.contains(where: { screen.facts($0).flag(.ignoresInvertColors) == true }) {
        findings.pass()
      } else if facts.flag(.ignoresInvertColors) == false {
        findings.review(node, Self.message(screen.name(node)))
      } else if others {
        findings.review(node, Self.message(silent: screen.name(node)))
      } else {
        findings.lacks(.fact(.ignoresInvertColors))
      }
    }
  }
}

extension InvertMedia {
  private static func message(_ name: String) -> FindingText {
    FindingText(
      "\(name) inverts when people invert colours.",
      repair: "If it is a photo or a video, keep its colours.")
  }

  private static func message(silent name: String) -> FindingText {
    FindingText(
      "\(name) does not state that it keeps its colours when people invert them; another picture does.",
      repair: "If it is a photo or a video, keep its colours.")
  }
}
