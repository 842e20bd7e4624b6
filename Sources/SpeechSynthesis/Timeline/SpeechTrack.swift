package import SpeechProtocol

/// The position of each text of a timeline, in samples from the start.
public struct SpeechTrack: Equatable, Sendable {
  /// A text and its place.
  package struct Entry: Equatable, Sendable {
    /// What is said.
    package var cue: SpeechTimeline.Cue
    /// The samples from the text's first to after its last, the engine's own silence included.
    package var samples: Range<Int>
    /// The words with their first samples, counted from the start of this text; empty unless asked
    /// for.
    package var words: [Speech.Word]
    /// The samples at which the voice pauses, counted from the start of this text.
    package var pauses: [UInt32]
    /// The samples between the first and the last that can be heard, counted from the start of this
    /// text.
    package var audible: Range<Int>
    /// Why there is silence in place of the text, or `nil` when it is heard.
    package var failure: SpeechError?
  }

  /// The sample rate in hertz.
  public let sampleRate: Int
  /// The texts in order.
  package private(set) var entries: [Entry] = []
  /// The total number of samples.
  public private(set) var sampleCount = 0

  /// Creates an empty track.
  package init(sampleRate: Int) {
    self.sampleRate = sampleRate
  }

  /// Places a text after all others and the silence before it.
  mutating func place(
    _ cue: SpeechTimeline.Cue, count: Int, speech: Speech? = nil, failure: SpeechError? = nil
  ) {
    let start = sampleCount + cue.pause
    // Needed for the times of words only.
    let audible = speech.map { $0.words.isEmpty ? 0..<count : $0.audibleRange } ?? 0..<count
    entries.append(
      Entry(
        cue: cue, samples: start..<(start + count), words: speech?.words ?? [],
        pauses: speech?.pauses ?? [], audible: audible.clamped(to: 0..<count),
        failure: failure))
    sampleCount = start + count
  }
}
