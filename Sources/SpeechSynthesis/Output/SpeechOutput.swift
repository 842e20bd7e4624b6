internal import SystemCalls

/// A place that speech is written to: a file, or a pipe on standard output.
final class SpeechOutput {
  /// The path that stands for standard output.
  static let pipePath = "-"
  /// What messages call it.
  static let pipeName = "standard output"

  private var file: SoundFile?
  private var pipe: WavePipe?

  /// Opens a place.
  init(
    _ path: String, sampleRate: Int, channels: Int, metadata: SoundMetadata, quality: SoundQuality,
    cache: SpeechCache?
  ) throws(SpeechError) {
    if path == Self.pipePath {
      pipe = try WavePipe(
        descriptor: STDOUT_FILENO, sampleRate: sampleRate, channels: channels)
    } else {
      file = try SoundFile(
        path: path, sampleRate: sampleRate, channels: channels, metadata: metadata,
        quality: quality, cache: cache)
    }
  }

  /// Adds samples.
  func append(_ samples: [Int16]) throws(SpeechError) {
    try file?.append(samples)
    try pipe?.append(samples)
  }

  /// Completes a file and puts it into its place.
  func finish() throws(SpeechError) {
    try file?.finish()
    pipe?.finish()
  }
}
