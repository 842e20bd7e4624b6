public import AccessibilityTree

/// The sounds that a reader makes.
public struct Sounds: Sendable {
  /// The sounds that the reader does not have.
  public var missing: Set<Earcon>
  /// Returns the sounds that accompany the utterance of an element.
  ///
  /// The elements are the one under the cursor and the containers that the cursor has just entered, innermost first.
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
