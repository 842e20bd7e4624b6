internal import SystemCalls

/// How much louder or quieter each voice is made, so that all of them are equally loud.
struct LoudnessLevels {
  /// How loud speech is to be, in LUFS: that of one voice in mono, as podcasts have it (AES TD1008).
  static let target = -19.0
  /// The most that a voice is made louder or quieter, in decibels: what is further off is no voice.
  private static let mostChange = 12.0

  private let sampleRate: Int
  private var meters: [String: LoudnessMeter] = [:]
  private var last: String?

  /// Creates levels that change nothing.
  init(sampleRate: Int) { self.sampleRate = sampleRate }

  /// Listens to a cue.
  ///
  /// Sounds are not measured; they go with the voice.
  mutating func add(_ samples: [Int16], _ cue: SpeechTimeline.Cue?) {
    if let cue {
      guard !cue.isSound else { return }
      last = cue.voice
    }
    guard let last else { return }
    meters[last, default: LoudnessMeter(sampleRate: sampleRate)].add(samples)
  }

  /// Returns by how much the samples of each voice are to be multiplied.
  func gains() -> [String: Float] {
    meters.compactMapValues { meter in
      guard let loudness = meter.loudness else { return nil }
      let change = min(Self.mostChange, max(-Self.mostChange, Self.target - loudness))
      return Float(pow(10, change / 20))
    }
  }
}
