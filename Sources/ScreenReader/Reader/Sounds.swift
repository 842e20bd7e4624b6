public import AccessibilityTree

/// Which sounds a reader makes.
public struct Sounds: Sendable {
  /// The sounds that it does not have.
  public var missing: Set<Earcon>
  /// Returns the sounds that go with the words for an element.
  ///
  /// The elements are the one under the cursor and those around it that the cursor was not in before, innermost
  /// first.
  public var beside: (@Sendable (_ elements: [Element]) -> [Earcon])?

  /// Creates sounds.
  ///
  /// - Parameter missing: The sounds that the reader does not have.
  public init(without missing: Set<Earcon> = []) { self.missing = missing }

  /// Returns events without the sounds that the reader does not have.
  func heard(_ events: [Event]) -> [Event] {
    if missing.isEmpty { return events }
    return events.filter { event in
      if case .earcon(let earcon) = event { !missing.contains(earcon) } else { true }
    }
  }
}
