extension Element {
  /// Returns whether the cursor stops at this node, as it says or by the default.
  package func isElement(hasChildren: Bool) -> Bool {
    if let isElement { return isElement }
    switch combination {
    case .ignore, .combine: return true
    case .contain: return false
    case nil: break
    }
    if hasChildren || container != nil { return false }
    return label != nil || value != nil || hint != nil || !traits.isEmpty || !labelledBy.isEmpty
      || role?.isElementByDefault == true
  }

  /// Whether the app receives the touches of the element while a reader is on.
  package var takesTouches: Bool {
    traits.contains(.allowsDirectInteraction) || !directTouch.isEmpty
  }
}
