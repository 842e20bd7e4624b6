package import Transcript

extension ListeningTime {
  /// Returns how long a screen of a transcript takes to hear, the pauses between its stops included.
  ///
  /// - Parameters:
  ///   - screen: The screen; commands and events in it take no time.
  ///   - isTyped: Whether the pauses between the pieces of a stop count, for which its pieces are needed.
  ///   - language: The language of what was heard as a BCP 47 tag, or `nil` where nobody says.
  /// - Returns: Seconds; of a screen with all its pieces, as many as its transcript takes.
  package func seconds(of screen: RecordedScreen, isTyped: Bool, language: String? = nil) -> Double
  {
    let stops = screen.stops.filter { $0.kind == .stop }
    let gaps = Double(max(0, stops.count - 1)) * pauseBetweenStops
    return stops.reduce(gaps) { sum, stop in
      if isTyped { return sum + seconds(of: stop.fragments ?? [], language: language) }
      return sum + seconds(of: stop.text, language: language)
        + (stop.hint.map { pauseBeforeHint + seconds(of: $0, language: language) } ?? 0)
    }
  }
}
