package import AccessibilityTree
import Texts
package import ScreenReader

/// What happens after a command, as lines of text: what is said as it is, everything else in brackets.
///
///     [boundary]
///     Rate, button
///         Rates this recipe.
package struct EventText: Sendable {
  private let rendering: Rendering

  /// Creates the text of events.
  package init(_ rendering: Rendering) { self.rendering = rendering }

  /// Returns the lines of events, in order.
  ///
  /// Sounds that go with nearly every step are left out, and so is what the app is asked to do: nobody
  /// hears that. A hint stands under what it belongs to, indented by four spaces.
  package func lines(of events: some Sequence<Event>) -> [TranscriptLine] {
    events.flatMap(lines)
  }

  private func lines(of event: Event) -> [TranscriptLine] {
    guard case .utterance(let spoken) = event else {
      return words(of: event).map { [TranscriptLine(.event, $0)] } ?? []
    }
    let text = rendering.text(of: spoken.utterance)
    let stop = TranscriptLine(.stop, text.isEmpty ? TranscriptLine.silent : text)
    guard rendering.style != .utterance, let hint = rendering.hint(of: spoken.utterance) else {
      return [stop]
    }
    return [stop, TranscriptLine(.hint, hint)]
  }

  private func words(of event: Event) -> String? {
    switch event {
    case .announcement(let announcement, _):
      return Self.bracketed("announcement", announcement.text)
    case .announcementLost(let announcement):
      return Self.bracketed("announcement lost", announcement.text)
    case .earcon(let earcon): return earcon.isRoutine ? nil : "[\(Self.words(of: earcon))]"
    case .feedback(let feedback): return Self.words(of: feedback)
    case .screen(let title): return Self.bracketed("screen", title)
    case .request, .end, .utterance: return nil
    case .shown(let shown): return Self.bracketed(shown.kind.rawValue, shown.text)
    case .cursorLost(let name): return Self.bracketed("cursor lost", name)
    case .refused(let refusal): return Self.bracketed("refused", refusal.reason)
    }
  }

  package static func bracketed(_ what: String, _ text: String?) -> String {
    let safe = SafeText.line(text ?? "")
    return safe.isEmpty ? "[\(what)]" : "[\(what): \(safe)]"
  }

  /// Returns what is felt or heard beside speech: `[haptic: success]`.
  package static func words(of feedback: Feedback) -> String {
    switch feedback {
    case .haptic(let kind): bracketed("haptic", kind)
    case .sound(let name): bracketed("sound", name)
    }
  }

  /// Returns the name of a sound as separate words: "no results".
  package static func words(of earcon: Earcon) -> String {
    earcon.rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }
}
