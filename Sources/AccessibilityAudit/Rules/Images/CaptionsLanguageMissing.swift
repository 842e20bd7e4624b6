import AccessibilityTree
import Documents

struct CaptionsLanguageMissing: ScreenRule {
  static let page = RulePage(
    "captions-language-missing", .images, .warning, .high,
    title: "No captions in the language of the audio",
    why: """
      People who are deaf or hard of hearing and choose this language get captions in another \
      language, or no captions.
      """,
    repair: "Add captions in every language of the audio.",
    guidelines: [.hig("Content"), .wcag("1.2.2", .a)], needs: [.fact(.tracks)],
    failing: """
      - button: Play the lecture
        tracks:
          - {kind: audio, language: en}
          - {kind: audio, language: ko}
          - {kind: captions, language: en}
      """,
    passing: """
      - button: Play the lecture
        tracks:
          - {kind: audio, language: en}
          - {kind: audio, language: ko}
          - {kind: captions, language: en}
          - {kind: captions, language: ko-KR}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      let facts = screen.facts(node)
      guard let tracks = facts.tracks else {
        if facts.media?.kind == .video { findings.lacks(.fact(.tracks)) }
        continue
      }
      let written = tracks.filter {
        ($0.kind == .captions || $0.kind == .subtitles) && !$0.isForced
      }
      // That there are none at all is another rule's to say.
      if written.isEmpty { continue }
      let known = Set(written.compactMap { Self.primary($0.language) })
      for track in tracks where track.kind == .audio {
        guard let language = track.language, let primary = Self.primary(language) else {
          findings.lacks(.fact(.tracks))
          continue
        }
        if known.contains(primary) {
          findings.pass()
        } else {
          findings.fail(node, Self.message(screen.name(node), language))
        }
      }
    }
  }
}

extension CaptionsLanguageMissing {
  private static func primary(_ language: String?) -> String? {
    language?.split(separator: "-").first?.lowercased()
  }

  private static func message(_ name: String, _ language: String) -> FindingText {
    FindingText(
      "\(name) has audio in \(SafeText.quoted(language)) but no captions in that language.",
      repair: "Add them.")
  }
}
