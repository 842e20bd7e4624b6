import AccessibilityTree

extension ElementTree {
  /// Whether Switch Control may treat the contents of a node as one group (assumed).
  func isScanGroup(_ node: Int) -> Bool {
    let element = self[node]
    if element.groupsChildren || isScanBar(element) { return true }
    switch element.semanticRole {
    case .row, .listItem, .treeItem: return true
    default: break
    }
    let isNamed = element.label?.contains { !$0.isWhitespace } == true
    let isLandmark = element.container == .landmark || element.statedFacts.landmarkRole != nil
    if isNamed, isLandmark || element.container == .group || element.semanticRole == .group {
      return true
    }
    guard let parent = parent(of: node) else { return false }
    return self[parent].container == .list || self[parent].container == .table
  }

  /// The name of a group: its label, or its kind.
  func scanGroupName(_ node: Int) -> String? {
    let element = self[node]
    if let label = element.label, label.contains(where: { !$0.isWhitespace }) { return label }
    if element.container == .tabBar || element.traits.contains(.tabBar) { return "Tab bar" }
    if element.container == .segmented { return "Segmented control" }
    return element.semanticRole == .toolBar ? "Toolbar" : nil
  }

  private func isScanBar(_ element: Element) -> Bool {
    if element.container == .tabBar || element.container == .segmented { return true }
    if element.traits.contains(.tabBar) { return true }
    switch element.semanticRole {
    case .tabList, .toolBar, .menuBar: return true
    default: return element.statedFacts.systemPart == .bar
    }
  }
}
