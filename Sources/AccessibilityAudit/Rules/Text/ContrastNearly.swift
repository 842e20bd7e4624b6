import AccessibilityTree
import Documents

struct ContrastNearly: ScreenRule {
  static let page = RulePage(
    "contrast-nearly", .text, .note, .low,
    title: "Text contrast barely sufficient",
    why: """
      Another display, a brighter room or a setting that lightens colours can make the text unreadable.
      """,
    repair: "Give the text more contrast than the minimum.",
    guidelines: [.hig("Color and effects")],
    needs: [.fact(.textColor), .fact(.backgroundColor), .fact(.fontSize)],
    failing: """
      - {text: 3 days ago, textColor: "#767676", backgroundColor: white, fontSize: 15}
      """,
    passing: """
      - {text: 3 days ago, textColor: "#555555", backgroundColor: white, fontSize: 15}
      """)

  /// The margin above the minimum that is enough (ours).
  private static let spare = 0.3

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.textNodes where !screen.tree[node].traits.contains(.notEnabled) {
      switch TextContrast.measure(node, screen) {
      case .lacks(let requirement): findings.lacks(requirement)
      case .measured(let contrast) where contrast.isEnough:
        if contrast.ratio < contrast.needed + Self.spare {
          findings.fail(node, Self.message(screen.drawnText(node), contrast))
        } else {
          findings.pass()
        }
      case .picture, .decoration, .measured: continue
      }
    }
  }
}

extension ContrastNearly {
  private static func message(_ text: String, _ contrast: TextContrast) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) has a contrast of \(Contrast.text(contrast.ratio)):1, barely "
        + "more than the minimum of \(contrast.needed == 3 ? "3:1" : "4.5:1").",
      repair: "Give it more contrast.")
  }
}
