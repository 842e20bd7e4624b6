/// The order in which a node's children are heard.
public enum ChildOrder: Equatable, Hashable, Sendable {
  /// By their places on the screen, line by line.
  case byPosition
  /// As they are written: the source listed them in the reader's own order.
  case asWritten
  /// Exactly the nodes with these `id`s, in this order, like `accessibilityElements`.
  case listed([String])
}
