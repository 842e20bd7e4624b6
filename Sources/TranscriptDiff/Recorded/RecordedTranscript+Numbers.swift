extension RecordedTranscript {
  /// Whether each of at least three stops begins with its own number, from 1, and a full stop or a parenthesis: a list that
  /// somebody wrote, or what is heard of one.
  package var isNumbered: Bool {
    let stops = screens.flatMap(\.stops)
    return stops.count > 2
      && stops.enumerated().allSatisfy { Self.rest(of: $1.text, numbered: $0 + 1) != nil }
  }

  /// Returns the transcript without the numbers of its stops.
  package var withoutNumbers: RecordedTranscript {
    var transcript = self
    var number = 0
    for screen in screens.indices {
      for stop in screens[screen].stops.indices {
        number += 1
        guard let rest = Self.rest(of: screens[screen].stops[stop].text, numbered: number) else {
          return self
        }
        transcript.screens[screen].stops[stop].text = rest
      }
    }
    return transcript
  }

  private static func rest(of text: String, numbered number: Int) -> String? {
    for mark in [".", ")"] where text.hasPrefix("\(number)\(mark) ") {
      return String(text.dropFirst("\(number)\(mark) ".count))
    }
    return nil
  }
}
