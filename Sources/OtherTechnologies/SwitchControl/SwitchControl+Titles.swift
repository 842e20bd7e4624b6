import AccessibilityTree

extension SwitchControl {
  /// Returns the name of a highlight: an item by its name, a group by its name or by the number of its members.
  func title(of index: Int) -> String {
    let scanned = nodes[index]
    let count = nodes.children(of: index).reduce(0) { sum, _ in sum + 1 }
    switch scanned.kind {
    case .item: return scanned.name ?? "(no name)"
    case .row: return "Row of \(count)"
    case .group, .screen: return scanned.name ?? "Group of \(count)"
    }
  }
}
