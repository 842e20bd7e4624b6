public import AccessibilityTree

/// The rules for the order of a screen's stops.
public struct OrderRules: Sendable {
  /// How elements are sorted by position.
  ///
  /// The difference shows if their tops go down in steps of less than a line: each is on its neighbours' line, but the
  /// outer ones are not on the same line.
  public enum Sorting: Sendable {
    /// Sorts neighbours in document order first, then pairs of them, then fours.
    ///
    /// The behaviour of real readers is not known, so this rule is Earshot's own (assumed). The same screen always
    /// gives the same order, and elements that compare equal keep their document order.
    case neighboursFirst
    /// Uses Swift's standard library sort, which is stable and inserts elements one by one in short runs.
    case standardLibrary
  }

  /// Returns the vertical distance in points at which the tops of two elements count as different lines, or `nil` if
  /// the screen's elements come in document order.
  public var lineTolerance: @Sendable (_ screen: Screen) -> Double?
  /// How elements are sorted by position.
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
