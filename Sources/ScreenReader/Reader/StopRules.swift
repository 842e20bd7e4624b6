public import AccessibilityTree

/// Which nodes of a screen are stops of the cursor.
public struct StopRules: Sendable {
  /// Which stops a container has of its own, beside those inside of it.
  public enum Edges: Sendable {
    /// None: only what is inside is met.
    case none
    /// One before what is inside.
    case start
    /// One before and one behind what is inside.
    case both
  }

  /// Returns why a node vanishes with all below it, or `nil` when it stays.
  public var reasonToDrop: @Sendable (_ node: Int, _ tree: ElementTree) -> Omission.Reason?
  /// Returns whether a node is heard as one, with nothing below it being a stop.
  public var isStop: @Sendable (_ node: Int, _ tree: ElementTree) -> Bool
  /// Returns which stops a node that is none itself has of its own.
  public var edges: @Sendable (_ node: Int, _ tree: ElementTree) -> Edges
  /// Returns whether a text that is the label of another element is not met by itself.
  public var skipsLabels: @Sendable (_ screen: Screen) -> Bool
  /// Returns whether a node that is none itself is told of on the way in or out although it has no words and
  /// gives no places, as a quotation is.
  public var surrounds: @Sendable (_ node: Int, _ tree: ElementTree) -> Bool
  /// Returns whether an element is heard in one breath with the one that began a line, as desktop readers do.
  ///
  /// It is `nil` for readers that hear every element by itself. A line may begin in one container and end in
  /// another one.
  public var joins: (@Sendable (_ first: Int, _ next: Int, _ tree: ElementTree) -> Bool)?
  /// Returns which elements of a line are heard, since one part may say what another one says.
  ///
  /// An answer without any counts as all of them.
  public var heardParts: @Sendable (_ line: [Int], _ tree: ElementTree) -> [Int]

  /// Whether nodes that come or go change no answer about the others, ``joins`` and ``heardParts`` aside.
  ///
  /// So it is where answers follow from the node, from whether it holds any, and from the nodes that hold it.
  public var areLocal = false

  /// Creates the rules of a reader that stops at every element that is not hidden; everything else is set
  /// afterwards.
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
