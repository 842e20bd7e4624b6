/// How long something takes to hear, as it is told to people.
///
///     52 s              measured from the sound
///     about 1 min 5 s   told without speaking it
public struct HeardTime: Equatable, Sendable {
  /// The time in seconds.
  public var seconds: Double
  /// Whether it was measured from sound; `false` for what ``ListeningTime`` tells.
  public var isMeasured: Bool

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - seconds: The time in seconds.
  ///   - isMeasured: Whether it was measured from sound.
  public init(seconds: Double, isMeasured: Bool) {
    self.seconds = seconds
    self.isMeasured = isMeasured
  }

  /// The time in words, in whole seconds.
  public var text: String {
    let whole = Int(min(max(0, seconds), 1e9).rounded())
    let time = whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
    return isMeasured ? time : "about \(time)"
  }

  /// Returns two times one after the other; the sum is measured if both are.
  ///
  /// - Parameters:
  ///   - first: A time.
  ///   - second: Another time.
  /// - Returns: Both together.
  public static func + (first: HeardTime, second: HeardTime) -> HeardTime {
    HeardTime(
      seconds: first.seconds + second.seconds, isMeasured: first.isMeasured && second.isMeasured)
  }
}
