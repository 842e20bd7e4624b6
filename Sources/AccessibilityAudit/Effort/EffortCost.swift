package import VoiceProfiles

/// The cost of reaching a target: gestures, and seconds of listening on the way.
package struct EffortCost: Equatable, Sendable {
  /// The number of gestures: swipes, taps and turns of the rotor.
  package var gestures: Int
  /// The seconds of speech on the way, including the target.
  package var seconds: Double

  /// The seconds for display: an estimate, because nothing was spoken to measure them.
  package var heard: HeardTime { HeardTime(seconds: seconds, isMeasured: false) }

  /// Creates a cost.
  package init(gestures: Int, seconds: Double) {
    self.gestures = gestures
    self.seconds = seconds
  }
}
