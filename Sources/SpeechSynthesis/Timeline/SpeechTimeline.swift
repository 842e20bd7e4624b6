public import ScreenReader
package import VoiceProfiles
import Voices

/// The texts to speak in order, with the silence before each, but without times.
///
/// Each fragment of an utterance is a separate text, so "Rate, button" is "Rate", a short pause and "button". A
/// timeline exists before anything is spoken. A ``SpeechTrack`` then has the sample position of each text.
public struct SpeechTimeline: Equatable, Sendable {
  /// One stop of the cursor, with its utterance.
  public struct Stop: Equatable, Sendable {
    /// A name of the stop for people: its element's identifier or path.
    public var label: String
    /// The utterance at the stop.
    public var utterance: Utterance
    /// The position of the element: -1 is the left edge of the screen, 1 the right edge.
    public var place: Double

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - label: A name of the stop for people.
    ///   - utterance: The utterance at the stop.
    ///   - place: The position of the element: -1 is the left edge of the screen, 1 the right edge.
    public init(label: String, utterance: Utterance, place: Double = 0) {
      self.label = label
      self.utterance = utterance
      self.place = place
    }
  }

  /// The rate that all samples are counted in, in hertz.
  package let sampleRate: Int
  /// What is said, in order.
  package let cues: [Cue]
  /// What cannot be spoken as it should: a language without a voice, writing that a voice cannot read.
  package let warnings: [SpeechError]

  /// Lays out what is said at each stop.
  ///
  /// - Complexity: O(n) in the length of all texts.
  package init(_ stops: [Stop], profile: VoiceProfile, sampleRate: Int) {
    self.init(stops.map(Item.stop), voices: VoiceCast(profile), sampleRate: sampleRate)
  }

  /// Lays out what is heard.
  ///
  /// - Complexity: O(n) in the length of all texts.
  package init(_ items: [Item], voices: VoiceCast, sampleRate: Int, pauseScale: Double = 1) {
    var layout = SpeechLayout(voices: voices, sampleRate: sampleRate, pauseScale: pauseScale)
    for item in items { layout.add(item) }
    self.sampleRate = sampleRate
    cues = layout.cues
    warnings = layout.warnings
  }
}
