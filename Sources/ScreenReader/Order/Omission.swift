/// A node without a stop, and the reason.
public struct Omission: Equatable, Sendable {
  /// The reason why a node and its descendants are left out.
  public enum Reason: String, CaseIterable, Sendable {
    /// The node is hidden.
    case hidden = "hidden"
    /// The node is decorative.
    case decorative = "decorative"
    /// The node's frame has no size.
    case emptyFrame = "its frame is empty"
    /// The node's frame is a line or a speck.
    case degenerateFrame = "its frame is a line or a speck"
    /// The node is behind a modal sibling.
    case behindModal = "behind a modal sibling"
    /// The parent lists its elements, and the node is not one of them.
    case notListed = "not in the order of its parent"
    /// The node's text is spoken as the label of another element.
    case labelsAnother = "it is the label of another element"
    /// The node is inside an element that is spoken as one.
    case insideElement = "inside an element"
  }

  /// The node in the screen's tree.
  public let element: Int
  /// The reason why the node is left out.
  public let reason: Reason
}

extension ReadingOrder {
  /// The nodes without a stop, in document order.
  ///
  /// The list is empty unless the order was computed with `explained`. It does not repeat the descendants of a listed
  /// node.
  public var omissions: [Omission] {
    dropped.map { Omission(element: $0.element, reason: $0.reason) }
  }
}
