import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader
import Transcript

struct AnnouncementFlood: FlowRule {
  static let page = RulePage(
    "announcement-flood", .change, .warning, .medium, .flow,
    title: "An announcement is cut off before it can be heard",
    why: """
      What the app announces is interrupted by what is said next: by the cursor that moves, by the title \
      of a new screen, by a second announcement. The words are lost, and nobody can have them said again.
      """,
    repair: """
      Announce after the cursor has landed, give the announcement the priority high, or put several into one.
      """,
    guidelines: [.hig("Navigation"), .apple("announcement"), .wcag("2.2.4", .aaa)],
    needs: [.events],
    failing: """
      - button: Send
        on: {activate: [announce: The message is sent, close]}
      """,
    passing: """
      - button: Send
        on: {activate: [close, announce: The message is sent]}
      """)

  /// How many announcements may answer one act (audit libraries warn of more than two in two seconds).
  static let most = 2

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      let announcements = step.events.count { if case .announcement = $0 { true } else { false } }
      if announcements == 0 { continue }
      let lost = Self.lost(in: step.events)
      for (text, next) in lost {
        findings.fail(index, Self.cutOff(text, next, flow.listening.seconds(of: text)))
      }
      // Those that wait for each other are all heard, one long speech that was not asked for.
      if lost.isEmpty, announcements > Self.most {
        findings.fail(index, Self.flood(step, announcements))
      } else if lost.isEmpty {
        findings.pass()
      }
    }
  }

  /// Returns what is announced and cut off within one step, where no time passes, each with what cuts it off.
  private static func lost(in events: [Event]) -> [(text: String, next: String)] {
    var lost: [(String, String)] = []
    var pending: String?
    for event in events {
      switch event {
      case .announcement(let announcement, _):
        if let text = pending, announcement.priority != .low {
          lost.append((text, announcement.text))
        }
        // One of high priority is heard to its end, and one of low priority waits for its turn.
        pending = announcement.priority == .default ? announcement.text : nil
      case .utterance(let spoken):
        guard let text = pending else { break }
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
  private static func cutOff(_ text: String, _ next: String, _ seconds: Double) -> FindingText {
    let tenths = (seconds * 10).rounded() / 10
    return FindingText(
      "The announcement \(SafeText.quoted(text)) takes \(tenths) s and is cut off at once by "
        + "\(SafeText.quoted(next)).",
      repair: "Announce it after that, or with the priority high.")
  }

  private static func flood(_ step: AuditedFlow.Step, _ count: Int) -> FindingText {
    FindingText(
      "After \(SafeText.quoted(step.words)) \(count) announcements follow each other.",
      repair: "Put them into one.")
  }
}
