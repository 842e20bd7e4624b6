public import AccessibilityTree

/// In which order the stops of a screen come.
public struct OrderRules: Sendable {
  /// How elements are sorted by their places, which shows where their tops go down in steps of less than a
  /// line: each stands on the line of its neighbours, and the outer ones do not on each other's.
  public enum Sorting: Sendable {
    /// Neighbours in document order are put in order first, then pairs of them, then fours.
    ///
    /// What a real reader does is not known, so this rule is ours (assumed). The same screen always gives
    /// the same order, and elements that compare equal keep their document order.
    case neighboursFirst
    /// The sort of Swift's standard library, which is stable, and takes elements one by one in short runs.
    case standardLibrary
  }

  /// Returns how far apart in points the tops of two elements must be to stand on different lines, or `nil`
  /// on a screen whose elements come in document order.
  public var lineTolerance: @Sendable (_ screen: Screen) -> Double?
  /// How elements are sorted by their places.
  public var sorting = Sorting.neighboursFirst

  /// Creates rules.
  ///
  /// - Parameter lineTolerance: Returns the distance of two lines in points, or `nil` for document order.
  public init(lineTolerance: @escaping @Sendable (_ screen: Screen) -> Double? = { _ in nil }) {
    self.lineTolerance = lineTolerance
  }

  /// Returns how elements are compared by their places on a screen.
  func position(on screen: Screen) -> PositionOrder? {
    lineTolerance(screen).map {
      PositionOrder(
        tolerance: $0, isRightToLeft: screen.readingDirection == .rtl,
        sorting: sorting)
    }
  }
}
