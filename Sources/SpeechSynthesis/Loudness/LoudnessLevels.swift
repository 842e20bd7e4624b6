internal import SystemCalls
internal import VoiceProfiles

/// How much louder or quieter each voice is made, so that all of them are equally loud.
struct LoudnessLevels {
  /// How loud speech is to be, in LUFS: that of one voice in mono, as podcasts have it (AES TD1008).
  static let target = -19.0
  /// The most that a voice is made louder or quieter, in decibels: what is further off is no voice.
  private static let mostChange = 12.0
  /// By how many decibels espeak-ng gets quieter where it speaks twice as fast (measured: 0.9 to 1.8 with 18 voices).
  private static let lossPerOctave = 1.3

  private let sampleRate: Int
  private var stated: [String: Double] = [:]
  private var meters: [String: LoudnessMeter] = [:]

  /// Creates levels from what profiles state, which holds for espeak-ng at full volume only.
  init(
    _ voices: [String: VoiceProfile], engine: String, volume: Int, wordsPerMinute: UInt16,
    sampleRate: Int
  ) {
    self.sampleRate = sampleRate
    guard engine == "espeak-ng", volume == 100 else { return }
    let loss = Self.lossPerOctave * log2(Double(wordsPerMinute) / SpeechRate.normalWords)
    stated = voices.compactMapValues(\.loudness).mapValues { $0 - loss }
  }

  /// Whether the loudness of a voice has to be measured.
  func isUnknown(_ voice: String) -> Bool { stated[voice] == nil }

  /// Listens to a voice.
  mutating func add(_ samples: [Int16], of voice: String) {
    meters[voice, default: LoudnessMeter(sampleRate: sampleRate)].add(samples)
  }

  /// Returns by how much the samples of each voice are to be multiplied.
  func gains() -> [String: Float] {
    stated.merging(meters.compactMapValues(\.loudness)) { $1 }.mapValues { loudness in
      let change = min(Self.mostChange, max(-Self.mostChange, Self.target - loudness))
      return Float(pow(10, change / 20))
    }
  }
}
