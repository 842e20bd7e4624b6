/// The position of an element in a set, like `aria-posinset` and `aria-setsize`: "3 of 7".
public struct SetPosition: Equatable, Hashable, Sendable {
  /// The position in the set, counted from 1.
  public var index: Int
  /// The number of elements in the set, or `nil` if unknown.
  public var count: Int?

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - index: The position in the set, counted from 1.
  ///   - count: The number of elements in the set.
  public init(index: Int, count: Int? = nil) {
    self.index = index
    self.count = count
  }
}
