import AccessibilityTree

extension ElementTree {
  /// Returns the group of a node in which arrows move: a bar, a segmented control, a list (assumed).
  ///
  /// A text field is a group by itself (documented: WWDC21, session 10260).
  func focusHolder(of node: Int) -> Int? {
    if !self[node].traits.isDisjoint(with: [.textEntry, .textArea, .searchField]) { return nil }
    return ancestors(of: node).first { isFocusGroup(self[$0]) }
  }

  private func isFocusGroup(_ element: Element) -> Bool {
    switch element.container {
    case .tabBar, .segmented, .list, .table: return true
    default: break
    }
    if element.traits.contains(.tabBar) { return true }
    switch element.semanticRole {
    case .tabList, .toolBar, .menuBar, .menu, .list, .table, .grid, .tree: return true
    default: return element.statedFacts.systemPart == .bar
    }
  }
}
