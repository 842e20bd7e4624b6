import AccessibilityTree
import Readers
import ScreenReader
import Voices

/// Sessions on screens that tests write down, and what is heard in them, one line an event.
enum SessionHeard {
  /// Begins a session on a screen written as YAML and shows the screen.
  static func session(
    _ yaml: String, settings: ReaderSettings = ReaderSettings(), app: AppModel = .inert
  ) throws -> Session {
    var session = Session(
      try OrderedLabels.screen(yaml), reader: .voiceOverIOS, phrases: try PhraseLibrary(),
      settings: settings, app: app)
    session.start()
    return session
  }

  /// Returns what is heard: words as they are, other events in brackets; routine sounds are left out.
  static func lines(_ events: [Event]) -> [String] {
    events.compactMap { event in
      switch event {
      case .utterance(let spoken): words(spoken.utterance)
      case .announcement(let announcement, let cutOff):
        "[announcement] \(announcement.text)" + (cutOff.map { " [cuts off: \($0)]" } ?? "")
      case .announcementLost(let announcement): "[announcement lost] \(announcement.text)"
      case .earcon(let earcon): earcon.isRoutine ? nil : "[\(earcon.rawValue)]"
      case .feedback(.haptic(let kind)): "[haptic: \(kind)]"
      case .feedback(.sound(let name)): "[sound: \(name)]"
      case .screen(let title): "[screen: \(title ?? "untitled")]"
      case .request, .end: nil
      case .cursorLost(let name): "[lost: \(name ?? "")]"
      case .shown(let shown): "[\(shown.kind.rawValue): \(shown.text)]"
      case .refused(let refusal): "[refused: \(refusal.reason)]"
      }
    }
  }

  private static func words(_ utterance: Utterance) -> String {
    let spoken = utterance.fragments.filter { !$0.isNote && $0.kind != .hint }.map(\.text)
    let hint = utterance.fragments.filter { $0.kind == .hint }.map { " ‖ \($0.text)" }
    return spoken.joined(separator: ", ") + hint.joined()
  }
}

extension Session {
  /// Performs a command and returns what is heard.
  mutating func heard(_ command: Command) -> [String] { SessionHeard.lines(perform(command)) }
}
