package import VoiceProfiles

/// What it costs to get somewhere: gestures, and seconds of listening on the way.
package struct EffortCost: Equatable, Sendable {
  /// How many gestures: swipes, taps and turns of the rotor.
  package var gestures: Int
  /// How many seconds of speech are heard on the way, the goal included.
  package var seconds: Double

  /// The seconds as they are told to people: nothing was spoken to measure them.
  package var heard: HeardTime { HeardTime(seconds: seconds, isMeasured: false) }

  /// Creates a cost.
  package init(gestures: Int, seconds: Double) {
    self.gestures = gestures
    self.seconds = seconds
  }
}
