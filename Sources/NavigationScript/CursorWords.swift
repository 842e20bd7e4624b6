package import ScreenReader

/// What is said where the cursor is: on a stop what it says now, on a group what was said on landing there.
///
/// Nothing of what lies in a group is heard on it, so only its own words count. A session does not keep
/// them: whoever performs commands has to show here what they led to.
package struct CursorWords: Equatable, Sendable {
  /// What the latest group has said.
  private var group: Event.Spoken?

  /// Creates a memory without anything heard.
  package init() {}

  /// Listens to what a command has led to.
  package mutating func hear(_ events: some Sequence<Event>) {
    for case .utterance(let spoken) in events where spoken.reason == .focus && spoken.stop == nil {
      group = spoken
    }
  }

  /// Returns what is said where the cursor of a session is.
  package func spoken(in session: Session) -> Event.Spoken? {
    switch session.cursor {
    case .stop(let stop):
      Event.Spoken(session.reading.utterance(at: stop, from: stop), reason: .focus, stop: stop)
    case .group: group
    case nil: nil
    }
  }
}
