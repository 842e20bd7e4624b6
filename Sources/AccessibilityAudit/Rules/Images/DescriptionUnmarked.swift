import AccessibilityTree
import Documents

struct DescriptionUnmarked: ScreenRule {
  static let page = RulePage(
    "description-unmarked", .images, .warning, .medium,
    title: "Audio description not marked",
    why: """
      The system offers an audio description to people who ask for it only if the track is marked \
      as one. Otherwise, the track looks like any other audio track.
      """,
    repair: """
      Mark the track as public.accessibility.describes-video.
      """,
    guidelines: [.hig("Content"), .wcag("1.2.5", .aa)], needs: [.fact(.tracks)],
    failing: """
      - button: Play the lecture
        tracks: [{kind: description, language: en, describesVideo: false}]
      """,
    passing: """
      - button: Play the lecture
        tracks: [{kind: description, language: en, describesVideo: true}]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      let facts = screen.facts(node)
      guard let tracks = facts.tracks else {
        if facts.media?.kind == .video { findings.lacks(.fact(.tracks)) }
        continue
      }
      for track in tracks where track.kind == .description {
        switch track.describesVideo {
        case true?: findings.pass()
        case false?: findings.fail(node, Self.message(screen.name(node), track.language))
        case nil: findings.lacks(.fact(.tracks))
        }
      }
    }
  }
}

extension DescriptionUnmarked {
  private static func message(_ name: String, _ language: String?) -> FindingText {
    let words = language.map { " in \(SafeText.quoted($0))" } ?? ""
    return FindingText(
      "The audio description\(words) of \(name) is not marked as describing a video.",
      repair: "Mark the track as public.accessibility.describes-video.")
  }
}
