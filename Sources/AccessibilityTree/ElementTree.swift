/// The nodes of a screen.
public typealias ElementTree = FlatTree<Element>

extension ElementTree {
  /// The nodes in document order.
  @inlinable
  public var elements: [Element] {
    _read { yield nodes }
  }
}
