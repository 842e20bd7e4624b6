import Transcript
package import VoiceProfiles

extension ListeningTime {
  /// Returns how long a screen of a transcript takes to hear, the pauses between its stops included.
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
