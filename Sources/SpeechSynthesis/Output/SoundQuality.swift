/// The size of a compressed sound file.
public enum SoundQuality: Equatable, Sendable {
  /// The default for speech: 24 kilobits per second of mono Opus; other formats use the encoder's default.
  case usual
  /// About this many kilobits per second of mono Opus; speech is clear from 12 on.
  case compact(kilobits: Double)

  private static let usualKilobits = 24.0

  /// Returns how many bits a second of Opus takes.
  func opusBits(channels: Int) -> Int {
    let kilobits =
      switch self {
      case .usual: Self.usualKilobits
      case .compact(let kilobits): kilobits
      }
    return Int(1000 * min(256, max(6, kilobits))) * channels
  }

  /// Returns the compression from 0 to 1 that libsndfile is asked for, or `nil` for its own.
  var compression: Double? {
    switch self {
    case .usual: nil
    case .compact(let kilobits): min(1, max(0, 1 - (kilobits - 6) / 250))
    }
  }
}
