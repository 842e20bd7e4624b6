internal import SystemCalls

/// A moment after which nobody waits any longer.
struct Deadline {
  private let end: ContinuousClock.Instant

  /// Creates a deadline.
  init(after seconds: Double) { end = .now + .seconds(seconds) }

  /// The time that is left in whole milliseconds, at least 0.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
    return Int32(min(max(left.rounded(.up), 0), 1e9))
  }

  /// Whether it is over.
  var hasPassed: Bool { ContinuousClock.now >= end }

  /// Whether it has been over for two seconds: what has come until then is still taken in, but a page that keeps
  /// messages coming keeps nobody waiting.
  var isLongPast: Bool { ContinuousClock.now >= end + .seconds(2) }

  /// Returns the later of two moments.
  func orLater(after seconds: Double) -> Deadline {
    let other = Deadline(after: seconds)
    return other.end > end ? other : self
  }

  /// Returns the earlier of two moments.
  func orSooner(after seconds: Double) -> Deadline {
    let other = Deadline(after: seconds)
    return other.end < end ? other : self
  }
}
