/// How a node treats its children, like SwiftUI's `accessibilityElement(children:)`.
public enum Combination: String, CaseIterable, Hashable, Sendable {
  /// The node becomes one element; its children are ignored.
  case ignore
  /// The node becomes one element that speaks its children's texts.
  case combine
  /// The node becomes a container of its children.
  case contain
}
