import AccessibilityTree
import Documents

struct MediaAutoplays: ScreenRule {
  static let page = RulePage(
    "media-autoplays", .images, .error, .high,
    title: "Media plays automatically and cannot be stopped",
    why: """
      Sound that starts by itself drowns out {reader}, which the listener needs to find the \
      control that stops it. Motion beside text distracts from reading.
      """,
    repair: "Start playback on request, or put a pause button before the media.",
    guidelines: [.hig("Motion"), .wcag("1.4.2", .a), .wcag("2.2.2", .a)],
    varies: """
      A warning for motion without sound. A note for parts of a page with an endless animation.
      """,
    failing: """
      - image: A concert
        media: {kind: video, autoplays: true, sound: true, seconds: 30, controls: false}
      """,
    passing: """
      - image: A concert
        media: {kind: video, autoplays: true, sound: true, seconds: 30, controls: true}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count {
      guard let media = screen.facts(node).media, media.autoplays == true else { continue }
      let isHeard = media.sound ?? (media.kind != .animation)
      let isLong = media.seconds ?? .infinity > (isHeard ? 3 : 5)
      if !isLong || media.controls == true || Self.canBeStopped(node, screen) {
        findings.pass()
      } else {
        findings.fail(
          node, Self.message(screen.name(node), isHeard: isHeard),
          severity: isHeard ? .error : .warning)
      }
    }
    guard screen.toolkit == .web else { return }
    let moving = ShownNodes.nodes(withInnermost: .movesForEver, on: screen)
    guard let first = moving.first, !Self.canBeStopped(first.node, screen) else { return }
    findings.fail(
      first.node, Self.messageOfMotion(screen.list(moving.map(\.node))), severity: .note,
      related: moving.dropFirst().map(\.node), at: first.stated)
  }

  // A control that says so: in any language whose words for it are known here, or by its trait.
  private static func canBeStopped(_ node: Int, _ screen: AuditedScreen) -> Bool {
    screen.elements.contains { stop in
      guard screen.isInteractive(stop) else { return false }
      return screen.label(stop).foldedWords.contains(where: words.contains)
    }
  }

  private static let words: Set<String> = ["pause", "stop", "mute", "silence"]
}

extension MediaAutoplays {
  private static func messageOfMotion(_ names: String) -> FindingText {
    FindingText(
      "These parts never stop moving, and no control on the page stops them: \(names).",
      repair: "End the animation within 5 seconds, or add a pause button.")
  }

  private static func message(_ name: String, isHeard: Bool) -> FindingText {
    let limit = isHeard ? "sound for longer than 3 seconds" : "motion for longer than 5 seconds"
    return FindingText(
      "The \(name) starts by itself with \(limit), and nothing on the screen stops it.",
      repair: "Start it on request, or add a pause button.")
  }
}
