/// Where an element stands in a set, like `aria-posinset` and `aria-setsize`: "3 of 7".
public struct SetPosition: Equatable, Hashable, Sendable {
  /// The place in the set, counted from 1.
  public var index: Int
  /// How many elements the set has, or `nil` when it is not known.
  public var count: Int?

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - index: The place in the set, counted from 1.
  ///   - count: How many elements the set has.
  public init(index: Int, count: Int? = nil) {
    self.index = index
    self.count = count
  }
}
