/// A point in screen coordinates, in points, from the top left corner of the screen.
public struct Point: Equatable, Hashable, Sendable {
  /// The distance from the left edge of the screen, in points.
  public var x: Double
  /// The distance from the top edge of the screen, in points.
  public var y: Double

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the screen, in points.
  ///   - y: The distance from the top edge of the screen, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
