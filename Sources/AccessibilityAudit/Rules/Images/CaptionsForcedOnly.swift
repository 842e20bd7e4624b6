import AccessibilityTree
import Documents

struct CaptionsForcedOnly: ScreenRule {
  static let page = RulePage(
    "captions-forced-only", .images, .error, .high,
    title: "Forced subtitles are the only captions",
    why: """
      Forced subtitles cover only the passages in a foreign language. People who are deaf or hard \
      of hearing read a few lines and miss the rest.
      """,
    repair: "Add captions for all speech and sounds.",
    guidelines: [.hig("Content"), .wcag("1.2.2", .a)], needs: [.fact(.tracks)],
    failing: """
      - button: Play the lecture
        tracks: [{kind: audio, language: en}, {kind: subtitles, language: en, forced: true}]
      """,
    passing: """
      - button: Play the lecture
        tracks: [{kind: audio, language: en}, {kind: captions, language: en}]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      let facts = screen.facts(node)
      guard let tracks = facts.tracks else {
        if facts.media?.kind == .video { findings.lacks(.fact(.tracks)) }
        continue
      }
      let words = tracks.filter { $0.kind == .captions || $0.kind == .subtitles }
      if words.isEmpty { continue }
      if words.allSatisfy(\.isForced) {
        findings.fail(node, Self.message(screen.name(node)))
      } else {
        findings.pass()
      }
    }
  }
}

extension CaptionsForcedOnly {
  private static func message(_ name: String) -> FindingText {
    FindingText(
      "\(name) has only forced subtitles, which are not captions.",
      repair: "Add captions for all speech and sounds.")
  }
}
