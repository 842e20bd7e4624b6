import AccessibilityTree

/// A list of a page while it is read.
struct WebList {
  /// How many items it has; of terms and what they mean, how many of both.
  let count: Int
  private(set) var index = 0

  /// Creates a list whose items are still to come.
  init(count: Int) { self.count = count }

  /// Begins the next item.
  mutating func beginItem() -> SetPosition {
    index += 1
    return SetPosition(index: index, count: max(count, index))
  }
}

/// What a list of a page holds, before it is read.
struct WebListContent {
  /// How many items it has; of terms and what they mean, how many of both.
  private(set) var count = 0
  /// Whether marks are drawn beside its items.
  private(set) var hasMarkers = false

  /// Looks into a list.
  ///
  /// - Complexity: O(n) in the number of nodes right inside, wrappers apart.
  init(_ index: Int, of nodes: [WebNode]) {
    var inner = index + 1
    while inner < Int(nodes[index].end) {
      let node = nodes[inner]
      switch node.role {
      case _ where node.isHidden: inner = Int(node.end)
      case .listItem:
        count += 1
        // A mark is the first thing in its item.
        if inner + 1 < Int(node.end), nodes[inner + 1].role == .listMarker { hasMarkers = true }
        inner = Int(node.end)
      case .definition, .option:
        count += 1
        inner = Int(node.end)
      case .generic, .group: inner += 1
      default: inner = Int(node.end)
      }
    }
  }
}

extension WebKitTree {
  /// Whether WebKit tells a list as one.
  ///
  /// One that is ordered or has its role from the author is one; without marks one that is only written as a
  /// list is one around the links of a site alone, and not with a single item (source code:
  /// `AccessibilityList::determineAccessibilityRole`).
  func isTold(_ node: WebNode, _ content: WebListContent) -> Bool {
    if node.flags.contains(.isDefinitionList) || node.element.role == .listBox { return true }
    // A single item is a list where its mark is drawn (transcribed: "bullet, list start").
    if content.hasMarkers { return true }
    if !node.flags.contains(.isPlainList) { return true }
    return content.count > 1 && context.isInNavigation
  }
}
