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
  /// Returns whether an element is heard in one breath with the one before it, as desktop readers hear a
  /// line of text; `nil` for readers that hear every element by itself.
  public var joins: (@Sendable (_ previous: Element, _ next: Element) -> Bool)?

  /// Creates the rules of a reader that stops at every element that is not hidden; everything else is set
  /// afterwards.
  public init() {
    reasonToDrop = { node, tree in
      if tree[node].isHidden { return .hidden }
      return tree[node].isDecorative ? .decorative : nil
    }
    isStop = { node, tree in tree.isElement(node) }
    edges = { _, _ in .none }
    skipsLabels = { _ in false }
  }
}
