/// The parts of an utterance that are spoken, like VoiceOver's verbosity settings; all are on by default.
///
/// Without `hints`, "Rate, button" is not followed by "Rates this recipe."
public struct Verbosity: Equatable, Hashable, Sendable {
  /// A part that can be turned off.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// Hints about what acting on an element does.
    case hints
    /// The notice that an element has custom actions.
    case actions
    /// The labels of containers on entry, and the edges of lists and landmarks.
    case containers
    /// The headers of table cells.
    case headers
    /// Positions in a set: "1 of 4", "row 2".
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
  /// - Returns: Whether it is spoken.
  public func speaks(_ part: Part) -> Bool { silenced.isEmpty || !silenced.contains(part) }
}
