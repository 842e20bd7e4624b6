import AccessibilityTree
import Documents

struct MediaCaptionsMissing: ScreenRule {
  static let page = RulePage(
    "media-captions-missing", .images, .error, .high,
    title: "Video with sound has no captions",
    why: """
      People who cannot hear, cannot turn the sound up, or are listening to {reader} miss every \
      word.
      """,
    repair: "Add captions, and subtitles in the languages of the app.",
    guidelines: [.hig("Content"), .wcag("1.2.2", .a), .wcag("1.2.4", .aa)], needs: [.fact(.media)],
    failing: """
      - button: Play the lecture
        media: {kind: video, sound: true, captions: false}
      """,
    passing: """
      - button: Play the lecture
        media: {kind: video, sound: true, captions: true}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      guard let media = screen.facts(node).media, media.kind == .video, media.sound != false else {
        continue
      }
      guard let captions = media.captions else {
        findings.lacks(.fact(.media))
        continue
      }
      if captions {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.label(node)))
      }
    }
  }
}

extension MediaCaptionsMissing {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "The video \(SafeText.quoted(label)) has sound but no captions.",
      repair: "Add captions for all speech and sounds.")
  }
}
