package import AccessibilityTree
package import Documents
import NavigationScript
package import ScreenReader
package import Transcript
package import VoiceProfiles

/// What it costs a listener to use a screen: to hear all of it, and to get to a part of it.
///
/// All of a screen is counted from its first stop, a way from where the cursor is after the screen has appeared. A
/// gesture is a
/// swipe, a tap with four fingers, or a turn of the rotor by one; that turning to an option costs as many
/// gestures as lie between it and the one in use follows from the order of the rotor, which is assumed.
package struct Effort: Sendable {
  /// The screen as a reader goes through it.
  package let reading: ScreenReading
  /// How long things take to hear.
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

  /// How many stops there are.
  package var stops: Int { reading.order.stops.count }

  /// How many seconds the whole screen takes to hear, with the pauses between stops.
  package var seconds: Double { stops == 0 ? 0 : cost(toStop: stops - 1).seconds }

  /// How long the whole screen takes to hear, as it is told to people.
  package var heard: HeardTime { HeardTime(seconds: seconds, isMeasured: false) }

  /// Returns what it costs to swipe to a stop, hearing all that comes before.
  package func cost(toStop stop: Int) -> EffortCost {
    let pauses = Double(stop) * listening.pauseBetweenStops
    return EffortCost(
      gestures: stop, seconds: utteranceSeconds[...stop].reduce(0, +) + pauses)
  }

  /// The first heading, or `nil` where there is none.
  package var firstHeading: Int? { first { $0.traits.contains(.header) } }

  /// The first control, or `nil` where there is none.
  package var firstControl: Int? { first(where: \.isInteractive) }

  /// The main thing to do on the screen, or `nil` where no element says that it is.
  package var primaryAction: Int? { first { $0.statedFacts.flag(.prominent) == true } }

  private func first(where matches: (Element) -> Bool) -> Int? {
    reading.order.stops.indices.first { matches(reading.element(at: $0)) }
  }

  /// Returns the stop of an `id`, or else the one that `find` of a flow would look for: of those that say a text,
  /// the first that fits best.
  package func stop(of target: String) -> Int? {
    if let stop = reading.stop(of: target) { return stop }
    let utterances = reading.order.stops.indices.lazy.map { reading.utterance(at: $0, from: $0) }
    return FlowSearch(target).best(of: utterances, in: Rendering(.spoken))
  }
}
