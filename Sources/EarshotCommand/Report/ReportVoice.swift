import Earshot
import SystemCalls
import Pages

/// Speaks what a page lets hear, into the page.
struct ReportVoice: Sendable {
  /// The most bytes of sound that stand in a page without compression.
  static let largestWave = 2_000_000

  /// What the sound of a long page is to take at the most, in bytes; a page of 200 stops stays below
  /// 2 MB with it.
  private static let roomForSound = 1_000_000.0
  /// The kilobits of a second that speech sounds good with, and those that it is still clear with.
  private static let kilobits = 11.0...24.0
  /// How much longer than estimated speech may be (measured: 788 seconds for 589, labels full of numbers).
  private static let margin = 1.35
  /// Those that it can still be understood with, where long sounds share a page.
  private static let leastShared = 7.5

  private let speaker: Speaker
  private let listening: ListeningTime
  private let share: Double

  /// Creates a voice.
  init(_ speaker: Speaker, listening: ListeningTime, sharedBy sounds: Int = 1) {
    self.speaker = speaker
    self.listening = listening
    share = 1 / Double(sounds)
  }

  /// Speaks items.
  func sound(of items: [SpeechTimeline.Item]) throws -> PageSound? {
    if speaker.isSilent(items) { return nil }
    let format = [SoundFormat.opus, .mp3].first(where: \.canBeWritten) ?? .wave
    // The folder is taken away on a signal, too.
    let (track, bytes) = try speaker.interruption.watched {
      let folder = try TemporaryFolder()
      defer { withExtendedLifetime(folder) {} }
      let path = "\(folder.path)/sound.\(format.rawValue)"
      let track = try speaker.render(items, to: path, quality: quality(of: items))
      return (track, try SourceFile.bytes(of: path))
    }
    if format == .wave, Double(bytes.count) > Double(Self.largestWave) * share {
      throw SourceError(
        path: "--output",
        message: "the sound is \(bytes.count / 1_000_000) MB, too large for a page",
        suggestion: "install libsndfile1, which compresses it, or omit it with --no-audio")
    }
    return PageSound(bytes, format: format, track: track, items: items)
  }

  /// Chooses how well the sound is kept: the longer, the less.
  private func quality(of items: [SpeechTimeline.Item]) -> SoundQuality {
    let seconds = items.reduce(0.0) { sum, item in
      switch item {
      case .stop(let stop):
        sum + listening.seconds(of: stop.utterance) + listening.pauseBetweenStops
      case .announcement(let announcement, _, _): sum + listening.seconds(of: announcement.text)
      case .earcon, .feedback: sum + 1
      }
    }
    let fitting = Self.roomForSound * share * 8 / 1000 / max(1, seconds * Self.margin)
    return .compact(
      kilobits: min(
        Self.kilobits.upperBound,
        max(share < 1 ? Self.leastShared : Self.kilobits.lowerBound, fitting)))
  }
}
