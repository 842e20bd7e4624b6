public import AccessibilityTree

/// A sequence of elements with their descendants, as created by an ``ElementBuilder``.
public struct BuiltElements<Failure: BuildFailure>: Sendable {
  /// The elements.
  public private(set) var tree: ElementTree

  init(_ tree: ElementTree = ElementTree()) { self.tree = tree }

  /// Returns these elements and others behind them.
  func followed<Next: BuildFailure, Both: BuildFailure>(
    by next: BuiltElements<Next>
  ) -> BuiltElements<Both> {
    var tree = tree
    tree.append(next.tree)
    return BuiltElements<Both>(tree)
  }
}
