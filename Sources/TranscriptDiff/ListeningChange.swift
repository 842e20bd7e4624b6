internal import Transcript
internal import VoiceProfiles

/// The listening time of a screen on both sides.
public struct ListeningChange: Equatable, Sendable {
  /// The listening time of the old side in seconds, to a tenth.
  public var old: Double
  /// The listening time of the new side in seconds, to a tenth.
  public var new: Double

  /// The change in seconds, to a tenth; negative if the new side is shorter.
  public var difference: Double { Self.rounded(new - old) }

  /// A function that returns the listening time of a screen in seconds.
  ///
  /// Utterances have typed fragments on both sides or on neither, so equal screens always have equal times.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isTyped: Whether the fragments of utterances are known on both sides.
  /// - Returns: The time in seconds.
  public typealias Timing = (_ screen: RecordedScreen, _ isTyped: Bool) -> Double

  /// Measures both sides; `nil` where placeholders stand for words that nobody knows.
  init?(from old: RecordedScreen, to new: RecordedScreen, _ seconds: Timing) {
    let stops = (old.stops + new.stops).filter { $0.kind == .stop }
    if stops.contains(where: \.holdsPattern) { return nil }
    let isTyped = stops.allSatisfy { $0.fragments != nil }
    self.old = Self.rounded(seconds(old, isTyped))
    self.new = Self.rounded(seconds(new, isTyped))
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 10).rounded() / 10 }

  /// Changes of less than so many seconds are not told to people: every other word makes one.
  static let least = 1.0

  /// Returns a change in words: "about +2.4 s of listening"; nothing was spoken to measure it.
  static func text(_ difference: Double) -> String? {
    guard difference.isFinite, rounded(abs(difference)) >= least else { return nil }
    return HeardTime(seconds: difference, isMeasured: false).changeText + " of listening"
  }
}
