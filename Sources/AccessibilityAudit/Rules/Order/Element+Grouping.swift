import AccessibilityTree

extension Element {
  /// Whether the contents of the node are read without anything in between.
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
