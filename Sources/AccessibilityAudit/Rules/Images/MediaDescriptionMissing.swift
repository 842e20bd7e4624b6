import AccessibilityTree
import Documents

struct MediaDescriptionMissing: ScreenRule {
  static let page = RulePage(
    "media-description-missing", .images, .warning, .high,
    title: "A video is not described",
    why: """
      What is only seen is lost to those who cannot see it: who comes in, what is held up, \
      what a diagram shows.
      """,
    repair: """
      Offer an audio description, or say in the film itself what is seen.
      """,
    guidelines: [.hig("Content"), .wcag("1.2.5", .aa), .wcag("1.2.3", .a)], needs: [.fact(.media)],
    failing: """
      - button: Play the lecture
        media: {kind: video, sound: true, audioDescription: false}
      """,
    passing: """
      - button: Play the lecture
        media: {kind: video, sound: true, audioDescription: true}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      guard let media = screen.facts(node).media, media.kind == .video, media.sound != false,
        media.live != true
      else { continue }
      guard let description = media.audioDescription else {
        findings.lacks(.fact(.media))
        continue
      }
      if description {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.label(node)))
      }
    }
  }
}

extension MediaDescriptionMissing {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "The video \(SafeText.quoted(label)) has no audio description.",
      repair: "Offer one of what is only seen.")
  }
}
