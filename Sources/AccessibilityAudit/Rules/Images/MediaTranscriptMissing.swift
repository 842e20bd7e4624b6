import AccessibilityTree
import Documents

struct MediaTranscriptMissing: ScreenRule {
  static let page = RulePage(
    "media-transcript-missing", .images, .warning, .high,
    title: "Sound alone has no transcript",
    why: """
      Whoever cannot hear it cannot know what is said; and a text can be read with a braille \
      display, searched and skimmed.
      """,
    repair: """
      Offer the words as a text near the sound.
      """,
    guidelines: [.hig("Content"), .wcag("1.2.1", .a)], needs: [.fact(.media)],
    failing: """
      - button: Play the podcast
        media: {kind: audio, transcript: false}
      """,
    passing: """
      - button: Play the podcast
        media: {kind: audio, transcript: true}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      guard let media = screen.facts(node).media,
        media.kind == .audio || (media.kind == .video && media.seconds ?? 0 >= 600),
        media.live != true
      else { continue }
      guard let transcript = media.transcript else {
        findings.lacks(.fact(.media))
        continue
      }
      if transcript {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.label(node)))
      }
    }
  }
}

extension MediaTranscriptMissing {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "The words of \(SafeText.quoted(label)) can only be heard.",
      repair: "Offer a transcript near it.")
  }
}
