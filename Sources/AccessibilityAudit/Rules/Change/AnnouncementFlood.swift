import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader
import Transcript
import VoiceProfiles

struct AnnouncementFlood: FlowRule {
  static let page = RulePage(
    "announcement-flood", .change, .warning, .medium, .flow,
    title: "Announcement is cut off",
    why: """
      Later speech interrupts the announcement: the element to which the cursor moves, the title \
      of a new screen, or a second announcement. Some readers drop an announcement that arrives \
      while the cursor moves. The listener cannot hear the lost text again.
      """,
    repair: """
      Wait until {reader} has spoken the element under the cursor, give the announcement high \
      priority, or combine several into one.
      """,
    guidelines: [.hig("Navigation"), .apple("announcement"), .wcag("2.2.4", .aaa)],
    needs: [.events],
    failing: """
      - button: Send
        on: {activate: [announce: The message is sent, close]}
      """,
    passing: """
      - button: Send
        on: {activate: [close, {announce: The message is sent, after: 750}]}
      """)

  /// The number of announcements that may follow one action (audit libraries warn of more than two in two seconds).
  static let most = 2

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      let unheard = step.events.compactMap { event in
        if case .announcementLost(let announcement) = event { announcement.text } else { nil }
      }
      for text in unheard { findings.fail(index, Self.neverBegun(text)) }
      let announcements = step.events.count { if case .announcement = $0 { true } else { false } }
      if announcements == 0 { continue }
      let lost = Self.lost(in: step.events, flow.listening)
      for (text, next) in lost {
        findings.fail(index, Self.cutOff(text, next, flow.listening.time(of: text)))
      }
      // Those that wait for each other are all heard, one long speech that was not asked for.
      if lost.isEmpty, announcements > Self.most * step.typedCount {
        findings.fail(index, Self.flood(step, announcements))
      } else if lost.isEmpty {
        findings.pass()
      }
    }
  }

  /// Returns the announcements that are cut off within one step, each with the speech that cuts it off.
  ///
  /// Within a step, the only time that passes is the delay of an announcement.
  private static func lost(
    in events: [Event], _ listening: ListeningTime
  ) -> [(text: String, next: String)] {
    var lost: [(String, String)] = []
    var pending: (text: String, delay: Int)?
    for event in events {
      switch event {
      case .announcement(let announcement, _):
        if let before = pending, announcement.priority != .low,
          Double(announcement.delay - before.delay) < 1000 * listening.seconds(of: before.text)
        {
          lost.append((before.text, announcement.text))
        }
        // One of high priority is heard to its end, and one of low priority waits for its turn.
        pending =
          announcement.priority == .default ? (announcement.text, announcement.delay) : nil
      case .utterance(let spoken):
        guard let text = pending?.text else { break }
        let words = spoken.utterance.fragments.filter { !$0.isNote && $0.kind != .hint }
        lost.append((text, words.map(\.text).joined(separator: ", ")))
        pending = nil
      default: break
      }
    }
    return lost
  }
}

extension AnnouncementFlood {
  private static func neverBegun(_ text: String) -> FindingText {
    FindingText(
      "The announcement \(SafeText.quoted(text)) arrives while the cursor moves and is "
        + "usually not spoken.",
      repair: "Delay it by three quarters of a second, or give it high priority.")
  }

  private static func cutOff(_ text: String, _ next: String, _ heard: HeardTime) -> FindingText {
    FindingText(
      "The announcement \(SafeText.quoted(text)) takes \(heard.exactText), and "
        + "\(SafeText.quoted(next)) cuts it off immediately.",
      repair: "Announce it after the other text, or give it high priority.")
  }

  private static func flood(_ step: AuditedFlow.Step, _ count: Int) -> FindingText {
    FindingText(
      "After \(SafeText.quoted(step.words)), \(count) announcements follow one another.",
      repair: "Combine them into one.")
  }
}
