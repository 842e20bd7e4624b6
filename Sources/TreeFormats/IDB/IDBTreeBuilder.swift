internal import AccessibilityTree

/// Puts the drafts of a dump into a tree.
enum IDBTreeBuilder {
  /// Returns a tree with one outermost node, which keeps the order of the dump.
  ///
  /// - Parameters:
  ///   - drafts: All nodes that are not left out.
  ///   - frame: The frame of the app, or `nil`.
  ///   - report: Counts what is left out.
  /// - Returns: The tree.
  static func tree(
    of drafts: [IDBDraft], frame: Frame?, report: inout ImportReport
  ) -> ElementTree {
    let drafts = withTabBars(drafts, report: &report)
    let isFull = fullness(of: drafts)
    var tree = ElementTree()
    var identifiers = ImportedIdentifiers()
    var root = Element(frame: frame)
    root.childOrder = .asWritten
    tree.begin(root)
    var open: [Int] = []
    for index in drafts.indices {
      while let end = open.last, end <= index {
        open.removeLast()
        tree.end()
      }
      var element = drafts[index].element
      switch drafts[index].fate {
      case .spliced: break
      case .holder where isFull[index]:
        identifiers.claim(for: &element, report: &report)
        tree.begin(element)
        open.append(Int(drafts[index].end))
      case .holder: report.drop("empty groups")
      case .element where isWordless(element): report.drop("elements without words")
      case .element:
        identifiers.claim(for: &element, report: &report)
        tree.add(element)
      }
    }
    for _ in open { tree.end() }
    tree.end()
    return tree
  }

  /// An element without words and without a role has nothing to hear: empty places for suggestions
  /// above a keyboard, the area of the keyboard itself (measured).
  private static func isWordless(_ element: Element) -> Bool {
    element.label == nil && element.value == nil && element.hint == nil && element.actions.isEmpty
      && element.traits.subtracting(.notEnabled).isEmpty
  }

  /// Groups that hold tabs and nothing else are tab bars, which the dump calls groups.
  private static func withTabBars(
    _ drafts: [IDBDraft], report: inout ImportReport
  ) -> [IDBDraft] {
    var tabs = [Int](repeating: 0, count: drafts.count)
    var others = tabs
    for draft in drafts where draft.parent >= 0 {
      if draft.fate == .element, draft.element.traits.contains(.tab) {
        tabs[Int(draft.parent)] += 1
      } else {
        others[Int(draft.parent)] += 1
      }
    }
    var drafts = drafts
    for index in drafts.indices where tabs[index] > 1 && others[index] == 0 {
      if drafts[index].element.container == .tabBar { continue }
      drafts[index].fate = .holder
      drafts[index].element.container = .tabBar
      drafts[index].element.childOrder = .asWritten
      report.infer("tab bars from groups of tabs")
    }
    return drafts
  }

  /// For each draft whether an element that stays stands in it.
  private static func fullness(of drafts: [IDBDraft]) -> [Bool] {
    var isFull = [Bool](repeating: false, count: drafts.count)
    for index in drafts.indices.reversed() {
      if drafts[index].fate == .element { isFull[index] = !isWordless(drafts[index].element) }
      if isFull[index], drafts[index].parent >= 0 { isFull[Int(drafts[index].parent)] = true }
    }
    return isFull
  }
}
