import AccessibilityTree
import Documents

struct CaptionsNoSdh: ScreenRule {
  static let page = RulePage(
    "captions-no-sdh", .images, .warning, .medium,
    title: "Captions not marked as SDH",
    why: """
      People who are deaf or hard of hearing need more than the dialogue: who is speaking, music \
      and noises. To people who ask for SDH, the system offers only captions that are marked for \
      both speech and sounds.
      """,
    repair: """
      Include speakers and sounds in the captions, and mark them as \
      public.accessibility.transcribes-spoken-dialog and describes-music-and-sound.
      """,
    guidelines: [.hig("Content"), .wcag("1.2.2", .a)], needs: [.fact(.tracks)],
    failing: """
      - button: Play the lecture
        tracks: [{kind: captions, language: en, transcribesDialog: true, describesSound: false}]
      """,
    passing: """
      - button: Play the lecture
        tracks: [{kind: captions, language: en, transcribesDialog: true, describesSound: true}]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      let facts = screen.facts(node)
      guard let tracks = facts.tracks else {
        if facts.media?.kind == .video { findings.lacks(.fact(.tracks)) }
        continue
      }
      let captions = tracks.filter { $0.kind == .captions && !$0.isForced }
      if captions.isEmpty { continue }
      let isUnknown = captions.contains { $0.transcribesDialog == nil || $0.describesSound == nil }
      if captions.contains(where: { $0.transcribesDialog == true && $0.describesSound == true }) {
        findings.pass()
      } else if isUnknown {
        findings.lacks(.fact(.tracks))
      } else {
        findings.fail(node, Self.message(screen.name(node)))
      }
    }
  }
}

extension CaptionsNoSdh {
  private static func message(_ name: String) -> FindingText {
    FindingText(
      "No captions of \(name) cover both speech and sounds.",
      repair: "Include speakers, music and noises in the captions, and mark them accordingly.")
  }
}
