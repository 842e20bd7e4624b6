internal import SystemCalls

/// A speaking rate as a reader's settings show it: 0 to 100 percent, where 50 is normal.
///
/// Apple publishes no table of words per minute. This one is ours: 0 % is 80 words per minute, 50 % is
/// 175 and 100 % is 449 (the fastest that espeak-ng speaks without resampling), and in between each
/// percent is faster than the last by the same factor.
public struct SpeechRate: Equatable, Hashable, Sendable {
  /// A rate that is no number from 0 to 100.
  public struct OutOfRange: Error, Equatable, Sendable, CustomStringConvertible {
    /// The rate that was asked for, in percent.
    public let percent: Double

    /// What is wrong, in lower case, with the rate.
    package var message: String { "the rate \(percent) is out of range" }
    /// What to do instead, as a phrase without a capital.
    package var repair: String { "give a percentage from 0 to 100" }

    /// What is wrong and what to do instead, in one line.
    public var description: String { "\(message); \(repair)" }
  }

  /// The normal rate, in words per minute.
  package static let normalWords = 175.0

  /// The rate in percent, 0 to 100.
  package let percent: Double

  /// Creates a rate.
  package init(percent: Double) throws(OutOfRange) {
    guard (0...100).contains(percent) else { throw OutOfRange(percent: percent) }
    self.percent = percent
  }

  /// The rate in words per minute, as the engine counts them.
  package var wordsPerMinute: Int {
    let slowest = 80.0
    let normal = Self.normalWords
    let fastest = 449.0
    let rate =
      percent <= 50
      ? slowest * pow(normal / slowest, percent / 50)
      : normal * pow(fastest / normal, (percent - 50) / 50)
    return Int(rate.rounded())
  }
}
