internal import AccessibilityTree

/// Which views stay in the tree: those that say something about the elements in them.
extension XCUITestImport {
  /// Marks the views that stay; all others are taken out and leave what they hold in their place.
  mutating func findHolders() {
    // How many nodes each subtree adds to its parent.
    var counts = [Int32](repeating: 0, count: dump.nodes.count)
    // Whether something in a subtree is a field.
    var holdsField = [Bool](repeating: false, count: dump.nodes.count)
    for index in dump.nodes.indices.reversed() {
      let mark = marks[index]
      if let parent = dump.parent(of: index),
        holdsField[index] || mark.contains(.isKept) && dump.nodes[index].type.holdsControls
      {
        holdsField[parent] = true
      }
      if mark.contains(.isRemoved) { continue }
      if mark.contains(.isElement) {
        if mark.contains(.isKept) { counts[index] += 1 }
        if mark.contains(.isKept), dump.nodes[index].isVisible {
          marks[index].insert(.showsElement)
        }
      } else if !mark.contains(.isInsideElement), staysWith(counts[index], holdsField[index], index)
      {
        marks[index].insert(.isHolder)
        counts[index] = 1
      }
      if counts[index] > 0 { marks[index].insert(.addsToTree) }
      if let parent = dump.parent(of: index) {
        counts[parent] += counts[index]
        if marks[index].contains(.showsElement) { marks[parent].insert(.showsElement) }
      }
    }
  }

  private func staysWith(_ count: Int32, _ holdsField: Bool, _ index: Int) -> Bool {
    let node = dump.nodes[index]
    if count == 0 || node.type == .application { return false }
    if node.type.container != nil || isCustomTabBar(node) { return true }
    // The words of a heading are its own.
    if web.headingLevel(of: index) != nil { return false }
    // A row with nothing but a field is touched all over.
    if node.type == .cell, holdsField { return true }
    return count > 1 && (node.type == .cell || !node.label.isEmpty)
  }

  private func isCustomTabBar(_ node: XCUITestElement) -> Bool {
    dump.string(node.traits)?.contains("TabBar") == true
  }

  /// Returns a view as it stands in the tree.
  mutating func holder(_ index: Int) -> Element {
    let node = dump.nodes[index]
    var element = node.type.container ?? Element()
    let texts = XCUITestTexts(node, in: dump)
    element.label = texts.label
    element.id = texts.id
    element.frame = node.frame
    // The parts of a row are heard one after the other, whatever stands beside them.
    if node.type == .cell { element.groupsChildren = true }
    if let label = element.label, element.container == nil, node.type != .cell {
      // It may be a group, whose name is heard on the way in, or a view like any other.
      report.drop(
        "names of views that may be groups", subject: "\(node.type.rawValue) \"\(label)\"")
    }
    if let part = node.type.systemPart { element.state(systemPart: part) }
    if isCustomTabBar(node), element.container == nil { element.traits = .tabBar }
    if keepsWrittenOrder(index) { element.childOrder = .asWritten }
    if node.flags.contains(.hasAbsurdFrame) { report.drop("frames that are not finite", at: index) }
    return element
  }

  /// Returns whether the nodes in a view are in the reader's own order, and the frames are not.
  ///
  /// A page is read as it is written.
  private func keepsWrittenOrder(_ index: Int) -> Bool {
    switch dump.nodes[index].type {
    case .webView: true
    case .navigationBar: partsAlong(bar: index) != nil
    case .table, .collectionView: web.page(of: index) != nil || keepsOrderOfRows(index)
    default: web.page(of: index) != nil
    }
  }

  /// Returns whether a list of rows is in the reader's own order, and the frames are not.
  ///
  /// Rows that are scrolled away and headers that stay at an edge can have frames that are out of date
  /// (measured). The written order is trusted where the rows that show bear it out, each below the one
  /// before.
  private func keepsOrderOfRows(_ index: Int) -> Bool {
    var lastShown = -Double.infinity
    var last = -Double.infinity
    var isDisordered = false
    var row = index + 1
    while row < dump.end(of: index) {
      defer { row = dump.end(of: row) }
      guard marks[row].contains(.addsToTree) else { continue }
      guard let top = dump.nodes[row].frame?.y else { return false }
      if marks[row].contains(.showsElement) {
        if top <= lastShown { return false }
        lastShown = top
      }
      if top <= last { isDisordered = true }
      last = top
    }
    return isDisordered
  }
}
