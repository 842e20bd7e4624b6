import AccessibilityTree

extension ElementTree {
  /// Counts the items of lists to choose from, trees, menus, rows of tabs and groups of radio buttons, which say their
  /// places.
  mutating func countItems() {
    var members: [Int: [Int]] = [:]
    // The sets that are open, innermost last.
    var sets: [Int] = []
    for index in 0..<count {
      while let last = sets.last, end(of: last) <= index { sets.removeLast() }
      guard let role = self[index].role else { continue }
      if let set = sets.last, Self.isItem(role) || role == .radio && self[set].role == .radioGroup {
        members[set, default: []].append(index)
      }
      if Self.isSet(role) { sets.append(index) }
    }
    for items in members.values {
      for (place, index) in items.enumerated() where self[index].position == nil {
        self[index].position = SetPosition(index: place + 1, count: items.count)
      }
    }
  }

  /// The words of the labels of fields that stand on the page, without white space.
  var shownLabels: Set<String> {
    var labels: Set<String> = []
    for index in 0..<count where self[index].webFlags.contains(.isLabel) && !self[index].isHidden {
      var words = ""
      for inner in descendants(of: index)
      where self[inner].role == nil && self[inner].traits.contains(.staticText) {
        words += (self[inner].label ?? "").filter { !$0.isWhitespace }
      }
      if !words.isEmpty { labels.insert(words) }
    }
    return labels
  }

  private static func isSet(_ role: Role) -> Bool {
    switch role {
    case .listBox, .comboBox, .tree, .menu, .menuBar, .tabList, .radioGroup, .group: true
    default: false
    }
  }

  private static func isItem(_ role: Role) -> Bool {
    switch role {
    case .option, .treeItem, .menuItem, .menuItemCheckbox, .menuItemRadio, .tab: true
    default: false
    }
  }
}
