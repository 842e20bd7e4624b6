import AccessibilityTree
import Documents

struct TextTooSmall: ScreenRule {
  static let page = RulePage(
    "text-too-small", .text, .warning, .high,
    title: "Text too small",
    why: "People with low vision cannot read letters below the system's minimum size.",
    repair: """
      Use at least 11 points on iPhone and iPad, 12 on Apple Watch and Apple Vision, 10 on the \
      Mac and 23 on Apple TV. Use a larger size for thin weights.
      """,
    guidelines: [.hig("Text display")], needs: [.fact(.fontSize)],
    failing: """
      - {text: Terms apply, fontSize: 9}
      """,
    passing: """
      - {text: Terms apply, fontSize: 11}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let least = Self.least(screen.screen.platform)
    for node in screen.textNodes {
      guard let size = screen.fontSize(node) else {
        findings.lacks(.fact(.fontSize))
        continue
      }
      if size < least {
        findings.fail(node, Self.message(screen.drawnText(node), size, least))
      } else {
        findings.pass()
      }
    }
  }

  // Apple's accessibility guidelines of 2025.
  private static func least(_ platform: Platform) -> Double {
    switch platform {
    case .ios, .ipados: 11
    case .macos: 10
    case .tvos: 23
    case .visionos, .watchos: 12
    // Other systems name no smallest size: those of a phone and of a Mac (assumed).
    case .android, .web: 11
    case .linux, .windows: 10
    }
  }
}

extension TextTooSmall {
  private static func message(_ text: String, _ size: Double, _ least: Double) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) has a size of \(PointsText.points(size)) points.",
      repair: "Use at least \(PointsText.points(least)) points.")
  }
}
