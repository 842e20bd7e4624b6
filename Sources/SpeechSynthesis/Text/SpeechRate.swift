internal import Foundation

/// A speaking rate as a reader's settings show it: 0 to 100 percent, where 50 is normal.
///
/// Apple publishes no table of words per minute. This one is ours: 0 % is 80 words per minute, 50 % is
/// 175 and 100 % is 449 (the fastest that espeak-ng speaks without resampling), and in between each
/// percent is faster than the last by the same factor.
public struct SpeechRate: Equatable, Hashable, Sendable {
  /// The rate in percent, 0 to 100.
  public let percent: Double

  /// Creates a rate.
  ///
  /// - Parameter percent: The rate in percent.
  /// - Throws: An error when the rate is no number from 0 to 100.
  public init(percent: Double) throws(SpeechError) {
    guard (0...100).contains(percent) else { throw .rate(percent) }
    self.percent = percent
  }

  /// The rate in words per minute, as the engine counts them.
  public var wordsPerMinute: Int {
    let slowest = 80.0
    let normal = 175.0
    let fastest = 449.0
    let rate =
      percent <= 50
      ? slowest * pow(normal / slowest, percent / 50)
      : normal * pow(fastest / normal, (percent - 50) / 50)
    return Int(rate.rounded())
  }
}
