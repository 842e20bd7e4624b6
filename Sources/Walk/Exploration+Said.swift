package import ScreenReader
import Transcript

extension Exploration {
  /// Returns what is said of events, a text for each utterance; a hint comes after a pause, as a text of its own.
  package func said(_ events: [Event]) -> [String] {
    SpokenEvents.utterances(in: events, language: language).flatMap { utterance in
      [rendering.text(of: utterance), rendering.hint(of: utterance) ?? ""].filter { !$0.isEmpty }
    }
  }

  /// All that was said since the walk began.
  package var said: [String] { log.entries.flatMap { said($0.events) } }
}
