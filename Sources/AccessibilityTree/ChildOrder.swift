/// The order in which a reader visits a node's children.
public enum ChildOrder: Equatable, Hashable, Sendable {
  /// By position on the screen, line by line.
  case byPosition
  /// In document order, because the source lists them in the reader's order.
  case asWritten
  /// Exactly the nodes with these `id`s, in this order, like `accessibilityElements`.
  case listed([String])
}
