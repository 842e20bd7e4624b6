import AccessibilityTree
import Documents

/// The suppressions that a screen carries itself.
struct TreeSuppressions {
  /// One of them, and the nodes that it holds for.
  struct Entry {
    var ignored: IgnoredRule
    var nodes: Range<Int>
    var location: SourceLocation?

    var until: Day? { ignored.until.flatMap(Day.init) }

    func holds(on today: Day?) -> Bool {
      guard let until, let today else { return true }
      return today <= until
    }
  }

  private(set) var entries: [Entry] = []

  init(_ screen: AuditedScreen) {
    for node in 0..<screen.tree.count {
      for ignored in screen.facts(node).ignored {
        entries.append(
          Entry(
            ignored: ignored, nodes: node..<screen.tree.end(of: node),
            location: screen.place(node).location))
      }
    }
  }
}
