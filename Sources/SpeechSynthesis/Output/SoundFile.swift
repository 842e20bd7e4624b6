/// A format of sound files, by file extension.
public enum SoundFormat: String, CaseIterable, Sendable {
  /// Uncompressed WAV; needs no library.
  case wave = "wav"
  /// Lossless FLAC.
  case flac
  /// Ogg Vorbis.
  case vorbis = "ogg"
  /// Ogg Opus.
  case opus
  /// MPEG layer III.
  case mp3

  /// Returns the format of a file by its extension.
  ///
  /// - Parameter path: The file's path.
  public init?(path: String) {
    let lowered = path.lowercased()
    guard let format = Self.allCases.first(where: { lowered.hasSuffix(".\($0.rawValue)") }) else {
      return nil
    }
    self = format
  }
}

/// Metadata of a sound file, if its format supports it.
public struct SoundMetadata: Equatable, Sendable {
  /// The title.
  public var title: String?
  /// The spoken text.
  public var transcript: String

  /// Creates metadata.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - transcript: The spoken text.
  public init(title: String? = nil, transcript: String = "") {
    self.title = title
    self.transcript = transcript
  }
}

/// A sound file that is written while it is spoken: WAV by our own code, others by libraries.
struct SoundFile: ~Copyable {
  private var wave: WaveFile?
  private var opus: OpusFile?
  private var encoded: EncodedFile?

  /// Creates a file beside the one that it will replace.
  init(
    path: String, sampleRate: Int, channels: Int, metadata: SoundMetadata, quality: SoundQuality,
    cache: SpeechCache?
  ) throws(SpeechError) {
    let format = SoundFormat(path: path) ?? .wave
    wave = nil
    opus = nil
    encoded = nil
    switch format {
    case .wave: wave = try WaveFile(path: path, sampleRate: sampleRate, channels: channels)
    case .opus:
      opus = try OpusFile(
        path: path, sampleRate: sampleRate, channels: channels, metadata: metadata,
        quality: quality, cache: cache)
    case .flac, .vorbis, .mp3:
      encoded = try EncodedFile(
        path: path, format: format, sampleRate: sampleRate, channels: channels, metadata: metadata,
        quality: quality)
    }
  }

  /// Adds samples.
  mutating func append(_ samples: [Int16]) throws(SpeechError) {
    try wave?.append(samples)
    try opus?.append(samples)
    try encoded?.append(samples)
  }

  /// Completes the file and puts it into its place.
  mutating func finish() throws(SpeechError) {
    try wave?.finish()
    try opus?.finish()
    try encoded?.finish()
  }
}
