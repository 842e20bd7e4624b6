import AccessibilityTree
import Documents

struct MediaTranscriptMissing: ScreenRule {
  static let page = RulePage(
    "media-transcript-missing", .images, .warning, .high,
    title: "Audio has no transcript",
    why: """
      People who cannot hear the audio get none of its content. People can also search or skim a \
      transcript, or read it on a braille display.
      """,
    repair: "Put a transcript beside the audio.",
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
      "The content of \(SafeText.quoted(label)) is available only as sound.",
      repair: "Put a transcript near it.")
  }
}
