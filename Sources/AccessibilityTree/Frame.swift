/// A rectangle in screen coordinates, in points, like `accessibilityFrame`.
public struct Frame: Equatable, Hashable, Sendable {
  /// The left edge, in points from the left edge of the screen.
  public var x: Double
  /// The top edge, in points from the top edge of the screen.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - x: The left edge, in points from the left edge of the screen.
  ///   - y: The top edge, in points from the top edge of the screen.
  ///   - width: The width in points.
  ///   - height: The height in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The point in the middle.
  public var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether all four numbers are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// Returns whether this frame and another overlap.
  ///
  /// - Parameter other: A frame in the same coordinates.
  /// - Returns: Whether the shared area is larger than zero.
  public func intersects(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  /// Returns whether another frame lies completely inside this one.
  ///
  /// - Parameter other: A frame in the same coordinates.
  /// - Returns: Whether no part of it lies outside.
  public func contains(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// Returns whether a point lies in this frame.
  package func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// Returns the smallest rectangle that holds this one and another.
  package func union(_ other: Frame) -> Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Frame(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
