package import AccessibilityTree
package import Documents
import NavigationScript
package import ScreenReader
package import Transcript
package import VoiceProfiles

/// The cost for a listener of using a screen: of hearing all of it, and of reaching a part of it.
///
/// Hearing all of it begins at the first stop. A route begins where the cursor is after the screen has appeared. A
/// gesture is a swipe, a tap with four fingers, or a turn of the rotor by one option. How many turns an option takes
/// depends on the order of the rotor, which is assumed.
package struct Effort: Sendable {
  /// The screen as the reader reads it.
  package let reading: ScreenReading
  /// The estimate of listening times.
  package let listening: ListeningTime
  let session: Session
  let utteranceSeconds: [Double]

  /// Listens to a screen.
  package init(
    _ screen: Screen, options: ReaderOptions = ReaderOptions(), listening: ListeningTime
  ) throws(SourceError) {
    var session = try options.session(on: screen, app: .inert)
    session.start()
    self.session = session
    self.listening = listening
    let reading = session.reading
    self.reading = reading
    utteranceSeconds = reading.order.stops.indices.map { stop in
      listening.seconds(of: reading.utterance(at: stop, from: stop > 0 ? stop - 1 : nil))
    }
  }

  /// The stop where the cursor is after the screen has appeared.
  var start: Int { session.cursor?.stop ?? 0 }

  /// The number of stops.
  package var stops: Int { reading.order.stops.count }

  /// The listening time of the whole screen in seconds, with the pauses between stops.
  package var seconds: Double { stops == 0 ? 0 : cost(toStop: stops - 1).seconds }

  /// The listening time of the whole screen, for display.
  package var heard: HeardTime { HeardTime(seconds: seconds, isMeasured: false) }

  /// Returns the cost of swiping to a stop, with everything that is spoken before it.
  package func cost(toStop stop: Int) -> EffortCost {
    let pauses = Double(stop) * listening.pauseBetweenStops
    return EffortCost(
      gestures: stop, seconds: utteranceSeconds[...stop].reduce(0, +) + pauses)
  }

  /// The first heading, or `nil` where there is none.
  package var firstHeading: Int? { first { $0.traits.contains(.header) } }

  /// The first control, or `nil` where there is none.
  package var firstControl: Int? { first(where: \.isInteractive) }

  /// The primary action, or `nil` if no element states that it is the primary action.
  package var primaryAction: Int? { first { $0.statedFacts.flag(.prominent) == true } }

  private func first(where matches: (Element) -> Bool) -> Int? {
    reading.order.stops.indices.first { matches(reading.element(at: $0)) }
  }

  /// Returns the stop of an `id`, or else the one that `find` in a flow would look for: of the stops that say a text,
  /// the first of the best matches.
  package func stop(of target: String) -> Int? {
    if let stop = reading.stop(of: target) { return stop }
    let utterances = reading.order.stops.indices.lazy.map { reading.utterance(at: $0, from: $0) }
    return FlowSearch(target).best(of: utterances, in: Rendering(.spoken))
  }
}
