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
  /// - Complexity: O(d) in the depth for each title.
  func paneTitles() -> [PaneTitle] {
    guard reader.grammar.tellsOfPanes else { return [] }
    let tree = screen.tree
    var titles: [PaneTitle] = []
    var end = 0
    for node in telling.panes where node >= end {
      guard let title = tree[node].paneTitle, !isDropped(node) else { continue }
      titles.append(PaneTitle(id: tree[node].id, title: title))
      end = tree.end(of: node)
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
