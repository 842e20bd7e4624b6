/// How much room a compressed sound file takes.
public enum SoundQuality: Equatable, Sendable {
  /// What speech needs: 24 kilobits for each second of Opus in one channel, else what the encoder takes for usual.
  case usual
  /// About so many kilobits for each second of Opus in one channel; speech is clear from 12 on.
  case compact(kilobits: Double)

  /// Returns the compression from 0 to 1 that libsndfile is asked for, or `nil` for its own.
  ///
  /// For Opus it lays 6 to 256 kbit/s out evenly (measured with libsndfile 1.2).
  ///
  /// - Parameter format: The format of the file.
  /// - Returns: The compression.
  func compression(of format: SoundFormat) -> Double? {
    switch self {
    case .usual: format == .opus ? Self.compact(kilobits: 24).compression(of: format) : nil
    case .compact(let kilobits): min(1, max(0, 1 - (kilobits - 6) / 250))
    }
  }
}
