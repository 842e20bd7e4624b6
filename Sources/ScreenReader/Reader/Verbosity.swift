/// Which parts of an utterance are spoken, as VoiceOver's verbosity settings choose; all are on at first.
///
/// Without `hints`, "Rate, button" is not followed by "Rates this recipe."
public struct Verbosity: Equatable, Hashable, Sendable {
  /// A part that can be switched off.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// What acting on an element does.
    case hints
    /// That an element has custom actions.
    case actions
    /// The labels of containers on entry, and where lists and landmarks begin and end.
    case containers
    /// The headers of table cells.
    case headers
    /// Places among others: "1 of 4", "row 2".
    case positions
  }

  /// The parts that are not spoken.
  public var silenced: Set<Part>

  /// Creates a verbosity.
  ///
  /// - Parameter silenced: The parts that are not spoken.
  public init(without silenced: Set<Part> = []) { self.silenced = silenced }

  /// Returns whether a part is spoken.
  ///
  /// - Parameter part: The part.
  /// - Returns: Whether it is heard.
  public func speaks(_ part: Part) -> Bool { silenced.isEmpty || !silenced.contains(part) }
}
