import AccessibilityTree
import Documents

struct MediaFlashes: ScreenRule {
  static let page = RulePage(
    "media-flashes", .images, .error, .veryHigh,
    title: "Content flashes more than three times a second",
    why: "Flashing content can cause seizures in anyone, including people who use a screen reader.",
    repair: "Limit flashes to three a second, or remove the flashing content.",
    guidelines: [.hig("Motion"), .wcag("2.3.1", .a)],
    failing: """
      - image: A concert
        media: {kind: video, flashesPerSecond: 5}
      """,
    passing: """
      - image: A concert
        media: {kind: video, flashesPerSecond: 2}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      guard let media = screen.facts(node).media, let flashes = media.flashesPerSecond else {
        continue
      }
      if flashes > 3 {
        findings.fail(node, Self.message(screen.name(node), flashes))
      } else {
        findings.pass()
      }
    }
  }
}

extension MediaFlashes {
  private static func message(_ name: String, _ flashes: Double) -> FindingText {
    FindingText(
      "The \(name) flashes \(JSONWriter.text(flashes)) times a second.",
      repair: "Slow it down or remove it: more than three flashes a second can cause seizures.")
  }
}
