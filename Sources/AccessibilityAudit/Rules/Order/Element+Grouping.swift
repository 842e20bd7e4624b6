import AccessibilityTree

extension Element {
  /// Whether what is below the node is heard without anything in between.
  var keepsTogether: Bool {
    if groupsChildren || combination != nil || sortPriority != 0 { return true }
    if traits.contains(.tabBar) { return true }
    if case .listed = childOrder { return true }
    switch container {
    case .list, .landmark, .table, .tabBar, .segmented: return true
    case .group: return label != nil || value != nil || id != nil
    case nil: return false
    }
  }
}
