import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader
import Transcript
import TranscriptDiff

/// A capture with steps, as our reader goes through it.
struct CaptureSession {
  /// What was heard at each step that says it, and what we say there.
  private(set) var heard: [RecordedStop] = []
  private(set) var ours: [RecordedStop] = []

  private var session: Session
  private let rendering: Rendering

  /// Goes through the steps of a capture.
  init(_ capture: Capture, _ options: ReaderOptions) throws(SourceError) {
    var screens = [capture.screen]
    screens[0].name = screens[0].name ?? "screen"
    session = try options.session(on: screens[0], app: try Behaviours(screens: screens).app)
    rendering = Rendering(options.writtenStyle)
    guard session.place(at: capture.start, carets: capture.carets) else {
      throw SourceError(
        path: capture.name,
        message: "the cursor cannot start at \(SafeText.quoted(capture.start ?? ""))"
      )
    }
    for step in capture.steps { perform(step) }
  }

  private mutating func perform(_ step: CaptureStep) {
    let events = step.acts.flatMap { act($0) }
    if let words = step.heard {
      heard.append(RecordedStop(words))
      let said = said(in: events)
      let ours = step.hasAllWords ? said.joined(separator: " ") : said.last ?? ""
      self.ours.append(RecordedStop(ours))
    }
    if let words = step.tutor {
      heard.append(RecordedStop(words))
      let tutor = session.tutorUtterance()
      ours.append(RecordedStop(tutor.map(help) ?? ""))
    }
  }

  private mutating func act(_ act: CaptureStep.Act) -> [Event] {
    switch act {
    case .command(let command): return session.perform(command)
    case .moveFocus(let id): return session.moveKeyboardFocus(to: id)
    case .key(let key):
      switch key {
      case .tab: return session.moveKeyboardFocus(by: 1)
      case .shiftTab: return session.moveKeyboardFocus(by: -1)
      case .space, .enter: return session.perform(.activate)
      case .up: return session.moveInTable(rows: -1, columns: 0)
      case .down: return session.moveInTable(rows: 1, columns: 0)
      case .left: return session.moveInTable(rows: 0, columns: -1)
      case .right: return session.moveInTable(rows: 0, columns: 1)
      }
    }
  }

  // Many recorders keep the last thing that was said; sounds are none.
  private func said(in events: [Event]) -> [String] {
    events.compactMap { event in
      switch event {
      case .utterance(let spoken): rendering.text(of: spoken.utterance)
      case .announcement(let announcement, _): SafeText.line(announcement.text)
      default: nil
      }
    }
  }

  private func help(_ utterance: Utterance) -> String {
    utterance.fragments.map(\.text).joined(separator: " ")
  }
}
