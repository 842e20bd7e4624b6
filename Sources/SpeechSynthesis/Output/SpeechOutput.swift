internal import SystemCalls

/// A place that speech is written to: a file, or a pipe on standard output.
final class SpeechOutput {
  /// The path that stands for standard output.
  static let pipePath = "-"
  /// What messages call it.
  static let pipeName = "standard output"

  private var file: SoundFile?
  private var pipe: WavePipe?
  private let sampleRate: Int
  private let channels: Int

  /// Opens a place.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-`.
  ///   - sampleRate: The rate of the samples in hertz.
  ///   - channels: How many channels the samples have.
  ///   - metadata: What a file says about itself.
  ///   - quality: How much room a compressed file takes.
  /// - Throws: An error when it cannot be written.
  init(
    _ path: String, sampleRate: Int, channels: Int, metadata: SoundMetadata, quality: SoundQuality
  ) throws(SpeechError) {
    self.sampleRate = sampleRate
    self.channels = channels
    if path != Self.pipePath {
      file = try SoundFile(
        path: path, sampleRate: sampleRate, channels: channels, metadata: metadata,
        quality: quality)
    }
  }

  /// Says how much will come.
  ///
  /// - Parameter frames: How many samples each channel will have.
  /// - Throws: An error when nobody reads the pipe.
  func start(frames: Int) throws(SpeechError) {
    guard file == nil else { return }
    pipe = try WavePipe(
      descriptor: STDOUT_FILENO, frames: frames, sampleRate: sampleRate, channels: channels)
  }

  /// Adds samples.
  ///
  /// - Parameter samples: The samples, in order, those of both channels side by side.
  /// - Throws: An error when they cannot be written.
  func append(_ samples: [Int16]) throws(SpeechError) {
    try file?.append(samples)
    try pipe?.append(samples)
  }

  /// Completes a file and puts it into its place.
  ///
  /// - Throws: An error when the disk is full or the file cannot be replaced.
  func finish() throws(SpeechError) { try file?.finish() }
}
