public import ScreenReader
public import Voices

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

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - label: What a person calls the stop.
    ///   - utterance: What is heard.
    public init(label: String, utterance: Utterance) {
      self.label = label
      self.utterance = utterance
    }
  }

  /// A text to speak, and the silence before it.
  public struct Cue: Equatable, Sendable {
    /// The index of the stop.
    public var stop: Int
    /// What the text says about the stop's element.
    public var kind: Fragment.Kind
    /// The words, fit for the engine.
    public var text: String
    /// The language of the words as a BCP 47 tag.
    public var language: String
    /// The name of the voice profile that speaks.
    public var voice: String
    /// The silence before the words, in samples.
    public var pause: Int
  }

  /// The rate that all samples are counted in, in hertz.
  public let sampleRate: Int
  /// What is said, in order.
  public let cues: [Cue]

  /// Lays out what is said at each stop.
  ///
  /// - Parameters:
  ///   - stops: The stops in the order in which the cursor reaches them. Fragments that are notes are
  ///     shown and not said.
  ///   - profile: The voice and its pauses.
  ///   - sampleRate: The rate that samples are counted in, in hertz.
  /// - Complexity: O(n) in the length of all texts.
  public init(_ stops: [Stop], profile: VoiceProfile, sampleRate: Int) {
    var cues: [Cue] = []
    for (index, stop) in stops.enumerated() {
      var isFirstOfStop = true
      for fragment in stop.utterance.fragments where !fragment.isNote {
        var pause = fragment.kind == .hint ? profile.pauses.hint : profile.pauses.fragments
        for chunk in SpeechText.chunks(of: fragment.text) {
          if cues.isEmpty { pause = 0 } else if isFirstOfStop { pause = profile.pauses.stops }
          isFirstOfStop = false
          cues.append(
            Cue(
              stop: index, kind: fragment.kind, text: chunk.text,
              language: fragment.language ?? stop.utterance.language, voice: profile.name,
              pause: pause * sampleRate / 1000))
          // The silence before the next piece of the same fragment.
          pause =
            switch chunk.ending {
            case .sentence: profile.pauses.sentences
            case .clause: profile.pauses.fragments
            case .word: 0
            }
        }
      }
    }
    self.sampleRate = sampleRate
    self.cues = cues
  }
}
