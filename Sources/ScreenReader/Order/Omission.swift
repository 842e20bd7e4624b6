/// A node that no stop stands for, and why.
public struct Omission: Equatable, Sendable {
  /// Why a node vanishes with all below it.
  public enum Reason: String, CaseIterable, Sendable {
    /// It is hidden.
    case hidden = "hidden"
    /// It conveys nothing.
    case decorative = "decorative"
    /// Its frame has no size.
    case emptyFrame = "its frame is empty"
    /// Its frame is a line or a speck.
    case degenerateFrame = "its frame is a line or a speck"
    /// A modal sibling stands before it.
    case behindModal = "behind a modal sibling"
    /// Its parent lists its elements, and this is none of them.
    case notListed = "not in the order of its parent"
    /// It is heard as the label of another element.
    case labelsAnother = "it is the label of another element"
    /// It lies inside an element that is heard as one.
    case insideElement = "inside an element"
  }

  /// The node in the screen's tree.
  public let element: Int
  /// Why it vanishes.
  public let reason: Reason
}

extension ReadingOrder {
  /// The nodes that no stop stands for, in document order.
  ///
  /// It is empty unless the order was computed with `explained`; what is below such a node is not listed
  /// again.
  public var omissions: [Omission] {
    dropped.map { Omission(element: $0.element, reason: $0.reason) }
  }
}
