import AccessibilityTree
import Documents

struct MediaDescriptionMissing: ScreenRule {
  static let page = RulePage(
    "media-description-missing", .images, .warning, .high,
    title: "Video has no audio description",
    why: """
      People who cannot see the video miss all information that is only visible: who enters, what \
      someone holds up, what a diagram shows.
      """,
    repair: "Add an audio description, or describe the visuals in the video itself.",
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
      repair: "Add one that describes what the video only shows.")
  }
}
