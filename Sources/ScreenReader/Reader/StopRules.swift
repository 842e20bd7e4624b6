public import AccessibilityTree

/// The rules for which nodes of a screen are stops of the cursor.
public struct StopRules: Sendable {
  /// The stops at the edges of a container, besides those inside it.
  public enum Edges: Sendable {
    /// None: only the content has stops.
    case none
    /// One stop before the content.
    case start
    /// One stop before and one after the content.
    case both
  }

  /// Returns why a node and its descendants are left out, or `nil` if it stays.
  public var reasonToDrop: @Sendable (_ node: Int, _ tree: ElementTree) -> Omission.Reason?
  /// Returns whether a node is spoken as one stop, so its descendants are not stops.
  public var isStop: @Sendable (_ node: Int, _ tree: ElementTree) -> Bool
  /// Returns the edge stops of a node that is not a stop itself.
  public var edges: @Sendable (_ node: Int, _ tree: ElementTree) -> Edges
  /// Returns whether a text that labels another element is not a separate stop.
  public var skipsLabels: @Sendable (_ screen: Screen) -> Bool
  /// Returns whether a container is announced on entry and exit although it has no name and gives no positions or
  /// edges, like a quotation.
  public var surrounds: @Sendable (_ node: Int, _ tree: ElementTree) -> Bool
  /// Returns whether an element joins the line that another element began, as in desktop readers.
  ///
  /// It is `nil` for readers that speak every element separately. A line may begin in one container and end in another.
  public var joins: (@Sendable (_ first: Int, _ next: Int, _ tree: ElementTree) -> Bool)?
  /// Returns which elements of a line are spoken, since one part may repeat another.
  ///
  /// An empty result counts as all of them.
  public var heardParts: @Sendable (_ line: [Int], _ tree: ElementTree) -> [Int]

  /// Whether the answers about a node stay the same when other nodes are inserted or removed, except those of
  /// ``joins`` and ``heardParts``.
  ///
  /// This holds if each answer depends only on the node, on whether it has children, and on its ancestors.
  public var areLocal = false

  /// Creates the rules of a reader that stops at every visible element; set other properties afterwards.
  public init() {
    reasonToDrop = { node, tree in
      if tree[node].isHidden { return .hidden }
      return tree[node].isDecorative ? .decorative : nil
    }
    isStop = { node, tree in tree.isElement(node) }
    edges = { _, _ in .none }
    surrounds = { _, _ in false }
    heardParts = { line, _ in line }
    skipsLabels = { _ in false }
  }
}
