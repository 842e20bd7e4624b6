import AccessibilityTree

extension Session {
  /// Lets time pass, and tells what the app does meanwhile.
  ///
  /// An element under the cursor that has become another one by itself is said again.
  mutating func wait(_ milliseconds: Int) -> [Event] {
    guard let effects = app.letTimePass?(milliseconds, reading.appScreen) else { return [] }
    let before = said
    let events = apply(effects)
    let hasSpoken = events.contains { event in
      switch event {
      case .utterance, .announcement, .screen, .cursorLost, .refused: true
      default: false
      }
    }
    guard !hasSpoken, let before, let now = said, now != before, let stop = cursor?.stop else {
      return events
    }
    return events + [say(now, reason: .change, stop: stop)]
  }

  /// What the element under the cursor says of itself.
  private var said: Utterance? {
    cursor.map { reading.utterance(at: $0.stop, from: $0.stop, on: .change) }
  }
}
