/// A listening time, as shown to people.
///
///     52 s              measured from the sound
///     about 1 min 5 s   told without speaking it
public struct HeardTime: Equatable, Sendable {
  /// The time in seconds.
  public var seconds: Double
  /// Whether the time was measured from sound; `false` for an estimate of ``ListeningTime``.
  public var isMeasured: Bool

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - seconds: The time in seconds.
  ///   - isMeasured: Whether the time was measured from sound.
  public init(seconds: Double, isMeasured: Bool) {
    self.seconds = seconds
    self.isMeasured = isMeasured
  }

  /// The time as text, in whole seconds.
  public var text: String {
    let whole = Int(min(max(0, seconds), 1e9).rounded())
    return told(whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s")
  }

  /// The time in words, to a tenth of a second: for what is short, and for what is compared.
  package var exactText: String { told("\(Self.tenths(max(0, seconds))) s") }

  /// How much longer or shorter something takes: "about +2.4 s".
  package var changeText: String {
    told("\(seconds < 0 ? "−" : "+")\(Self.tenths(abs(seconds))) s")
  }

  private func told(_ time: String) -> String { isMeasured ? time : "about \(time)" }

  private static func tenths(_ seconds: Double) -> String {
    let (whole, rest) = Int((min(seconds, 1e9) * 10).rounded()).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(whole)" : "\(whole).\(rest)"
  }

  /// Returns the sum of two times; it is measured if both are.
  ///
  /// - Parameters:
  ///   - first: A time.
  ///   - second: Another time.
  /// - Returns: The sum.
  public static func + (first: HeardTime, second: HeardTime) -> HeardTime {
    HeardTime(
      seconds: first.seconds + second.seconds, isMeasured: first.isMeasured && second.isMeasured)
  }
}
