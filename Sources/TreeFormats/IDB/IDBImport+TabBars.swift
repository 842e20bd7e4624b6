internal import AccessibilityTree

extension IDBImport {
  /// Groups that hold tabs and nothing else are tab bars, which the dump calls groups.
  mutating func findTabBars() {
    var tabs = [Int](repeating: 0, count: drafts.count)
    var others = tabs
    // The root is no group.
    for index in 0..<drafts.count {
      guard let parent = drafts.parent(of: index), parent > 0,
        drafts.fate(of: index) != .removed
      else { continue }
      if drafts.fate(of: index) == .element, drafts[index].traits.contains(.tab) {
        tabs[parent] += 1
      } else {
        others[parent] += 1
      }
    }
    for index in tabs.indices where tabs[index] > 1 && others[index] == 0 {
      if drafts[index].container == .tabBar { continue }
      drafts.setFate(.holder, of: index)
      drafts[index].container = .tabBar
      report.infer("tab bars from groups of tabs", at: index)
    }
  }

  /// Tabs that a hit test found have no order of their own: a tool puts them into the bar as its touches went.
  mutating func orderFoundElements() {
    for index in synthesized {
      guard let parent = drafts.parent(of: index), drafts[parent].container == .tabBar else {
        continue
      }
      drafts[parent].childOrder = .byPosition
    }
  }
}
