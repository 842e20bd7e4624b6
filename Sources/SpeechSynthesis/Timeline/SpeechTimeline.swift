public import ScreenReader
package import Voices

/// What is said when, without a clock: each text, and the silence before it.
///
/// Each fragment of an utterance is a text of its own, so that "Rate, button" is "Rate", a short pause
/// and "button". A timeline is known before anything is spoken; a ``SpeechTrack`` then says at which
/// sample each text has come to lie.
public struct SpeechTimeline: Equatable, Sendable {
  /// One stop of the cursor, and what is heard there.
  public struct Stop: Equatable, Sendable {
    /// What a person calls the stop: its element's identifier or path.
    public var label: String
    /// What is heard.
    public var utterance: Utterance
    /// Where the element lies: -1 is the left edge of the screen, 1 the right one.
    public var place: Double

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - label: What a person calls the stop.
    ///   - utterance: What is heard.
    ///   - place: Where the element lies: -1 is the left edge of the screen, 1 the right one.
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
