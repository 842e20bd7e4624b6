import AccessibilityTree

/// The title of a part of the screen that comes and goes by itself: a drawer, a sheet.
struct PaneTitle: Hashable {
  /// The `id` of its element, or `nil`.
  let id: String?
  let title: String
}

extension Element {
  /// The title that its part of the screen is told by.
  var paneTitle: String? { facts.isEmpty ? nil : statedFacts.text(.paneTitle) }
}

extension ScreenReading {
  /// Returns the titles of the parts of the screen that are shown, in document order, without those inside of
  /// one of them; none for readers that do not tell of them.
  ///
  /// - Complexity: O(n) in the number of nodes; O(1) on a screen without titles.
  func paneTitles() -> [PaneTitle] {
    guard reader.grammar.tellsOfPanes, telling.kinds.contains(.panes) else { return [] }
    let tree = screen.tree
    var titles: [PaneTitle] = []
    var node = 0
    while node < tree.count {
      if reader.stops.reasonToDrop(node, tree) != nil {
        node = tree.end(of: node)
      } else if let title = tree[node].paneTitle {
        titles.append(PaneTitle(id: tree[node].id, title: title))
        node = tree.end(of: node)
      } else {
        node += 1
      }
    }
    return titles
  }
}

extension Announcement {
  /// Returns what is told of parts of the screen that have come, or have another title now.
  static func changes(from old: [PaneTitle], to new: [PaneTitle]) -> [Announcement] {
    if new.isEmpty { return [] }
    let known = Set(old)
    return new.filter { !known.contains($0) }.map { Announcement($0.title) }
  }
}
