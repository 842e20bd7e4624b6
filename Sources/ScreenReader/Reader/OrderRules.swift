public import AccessibilityTree

/// In which order the stops of a screen come.
public struct OrderRules: Sendable {
  /// Returns how far apart in points the tops of two elements must be to stand on different lines, or `nil`
  /// on a screen whose elements come in document order.
  public var lineTolerance: @Sendable (_ screen: Screen) -> Double?

  /// Creates rules.
  ///
  /// - Parameter lineTolerance: Returns the distance of two lines in points, or `nil` for document order.
  public init(lineTolerance: @escaping @Sendable (_ screen: Screen) -> Double? = { _ in nil }) {
    self.lineTolerance = lineTolerance
  }

  /// Returns how elements are compared by their places on a screen.
  func position(on screen: Screen) -> PositionOrder? {
    lineTolerance(screen).map {
      PositionOrder(tolerance: $0, isRightToLeft: screen.readingDirection == .rtl)
    }
  }
}
