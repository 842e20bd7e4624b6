import AccessibilityTree

/// Completes the nodes of a web page with what Chromium's own extensions are told of them beyond the nodes
/// themselves: where cells stand, how many rows and columns a table has, places in sets, and which links lead
/// to a part of the page.
struct AutomationTree {
  private(set) var tree: ElementTree
  private var headers = 0

  /// Takes in a page.
  init(_ tree: ElementTree) { self.tree = tree }

  /// Goes through the page.
  mutating func complete() {
    let ids = Set(tree.elements.lazy.compactMap(\.id))
    for index in 0..<tree.count {
      tree[index].isElement = nil
      tree[index].childOrder = .asWritten
      switch tree[index].role {
      case .table, .grid, .treeGrid: completeTable(index)
      case .link: completeLink(index, ids)
      case .listItem: completeItem(index)
      default: break
      }
    }
    tree.countItems()
  }

  private mutating func completeLink(_ index: Int, _ ids: Set<String>) {
    guard let target = tree[index].statedFacts.text(.linkTarget), target.hasPrefix("#") else {
      return
    }
    let name = String(target.dropFirst())
    // Without a name, or with this one, the target is the top of the page (HTML, "indicated part").
    guard name.isEmpty || name.lowercased() == "top" || ids.contains(name) else { return }
    let type = tree[index].toolkitType
    let flags = tree[index].webFlags.union(.leadsInside)
    tree[index].forgetToolkit()
    tree[index].state(toolkitType: type, states: flags.names)
  }

  /// The marker of an item is part of the text behind it; an author's name for such an item replaces both.
  private mutating func completeItem(_ index: Int) {
    let children = Array(tree.children(of: index))
    guard let marker = children.first, tree[marker].isListMarker, children.count > 1,
      tree[children[1]].isStaticText, let sign = tree[marker].label
    else { return }
    let text = children[1]
    tree[marker].isDecorative = true
    if let name = tree[index].label, children.count == 2 {
      tree[index].label = nil
      tree[text].label = name
    } else {
      tree[text].label = [sign, tree[text].label].compactMap(\.self).joined(separator: " ")
      tree[text].state(ariaRole: "ListMarker")
    }
  }

  private mutating func completeTable(_ table: Int) {
    var places = ChromiumTable(draft: table, stated: tree[table].table, takesPlaces: true)
    var index = table + 1
    let end = tree.end(of: table)
    while index < end {
      switch tree[index].role {
      case .table, .grid, .treeGrid: index = tree.end(of: index)
      case .row:
        places.beginRow()
        index += 1
      case .cell, .gridCell, .columnHeader, .rowHeader:
        let place = places.beginCell(tree[index].cell)
        if tree[index].role == .columnHeader { places.add(id(ofHeader: index), at: place) }
        // What stands in a cell has its place, but what stands in a table inside of it.
        for inner in index..<tree.end(of: index) { tree[inner].cell = place }
        index = tree.end(of: index)
      default: index += 1
      }
    }
    tree[table].table = places.data
  }

  private mutating func id(ofHeader index: Int) -> String {
    if let id = tree[index].id { return id }
    headers += 1
    tree[index].id = "column-header-\(headers)"
    return "column-header-\(headers)"
  }
}

extension Element {
  /// Whether the element is the marker of an item of a list.
  var isListMarker: Bool { statedFacts.text(.ariaRole) == "ListMarker" }

  /// Whether the element is a text of a page.
  fileprivate var isStaticText: Bool {
    role == nil && !isListMarker && label != nil && !traits.contains(.popupButton)
  }
}
