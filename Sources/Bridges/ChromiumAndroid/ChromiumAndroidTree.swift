import AccessibilityTree

/// Turns the nodes of a page into what Chromium shows readers on Android.
///
/// Which nodes TalkBack can get to is for Chromium to say: it moves through the page by actions of the page's own
/// (source code: Chromium, content/browser/accessibility/browser_accessibility_android.cc, `IsInterestingOnAndroid` and
/// `IsLeaf`).
struct ChromiumAndroidTree {
  let nodes: ElementTree
  var notes = BridgeNotes()
  private var drafts = DraftTree()
  /// For each node what is known of it, and of what stands in it.
  let marks: [ChromiumAndroidMarks]
  /// The nodes that are open, innermost last: where they end, whether they have a draft, and what they are to those
  /// inside.
  private var open: [Surroundings] = [Surroundings()]
  private var tables: [ChromiumTable] = []
  private var headerCount = 0

  private struct Surroundings {
    var end = Int.max
    var isDraft = false
    var isTable = false
    /// Whether a control is around.
    var isInControl = false
    /// Whether a link is around.
    var isInLink = false
    /// The heading around that holds a link and nothing else, or `nil`.
    var headingLevel: Int?
    /// The cell around, with its role.
    var cell: (place: TableCell, role: Role?)?
  }

  /// Takes in a page.
  init(_ tree: ElementTree) {
    nodes = tree
    marks = ChromiumAndroidMarks.all(of: tree)
  }

  /// Goes through the page.
  mutating func objects() -> (tree: ElementTree, origins: [Int32]) {
    var root = Element()
    root.childOrder = .asWritten
    drafts.reserveCapacity(nodes.count + 1)
    drafts.begin(root, .holder)
    var index = 0
    while index < nodes.count {
      leave(before: index)
      index = enter(index)
    }
    leave(before: nodes.count)
    drafts.end()
    return drafts.built(notes: &notes)
  }

  private var around: Surroundings { open[open.count - 1] }

  private mutating func leave(before index: Int) {
    while open.count > 1, around.end <= index {
      let closed = open.removeLast()
      if closed.isTable, let table = tables.popLast() { drafts[table.draft].table = table.data }
      if closed.isDraft { drafts.end() }
    }
  }

  private mutating func enter(_ index: Int) -> Int {
    let element = nodes[index]
    drafts.source = index
    if element.isHidden || element.isDecorative {
      notes.drop("hidden elements", subject: element.label ?? "an element without a name")
      return nodes.end(of: index)
    }
    let isLeaf = marks[index].contains(.isLeaf)
    var inner = around
    inner.end = nodes.end(of: index)
    (inner.isDraft, inner.isTable) = (false, false)
    inner.isInControl = inner.isInControl || marks[index].contains(.isControl)
    inner.isInLink = inner.isInLink || element.role == .link
    if element.role == .heading, let link = onlyLink(in: index), !nodes[link].isHidden {
      inner.headingLevel = element.level ?? element.headingLevel
    }
    if isStop(index, isLeaf: isLeaf) {
      add(index)
      // What stands in a node that has taken its words is heard with it.
      if isLeaf { return nodes.end(of: index) }
      open.append(inner)
      return index + 1
    }
    if isLeaf { return nodes.end(of: index) }
    beginHolder(index, &inner)
    open.append(inner)
    return index + 1
  }

  /// Returns whether TalkBack can get to a node.
  private func isStop(_ index: Int, isLeaf: Bool) -> Bool {
    let element = nodes[index]
    let marks = marks[index]
    if element.role == .option { return !isInClosedList(index) }
    if around.isInLink || around.isInControl && !marks.contains(.isFocusable) { return false }
    if element.role == .menu || element.isPageDocument { return false }
    if !marks.isDisjoint(with: [.isFocusable, .isControl]) || element.role == .progressBar {
      return true
    }
    return isLeaf && !text(of: index).isEmpty
  }

  // The choices of a menu that drops down are no part of the page.
  private func isInClosedList(_ index: Int) -> Bool {
    nodes.ancestors(of: index).contains { nodes[$0].role == .comboBox }
  }

  /// The link that a heading holds and nothing else.
  private func onlyLink(in index: Int) -> Int? {
    var link: Int?
    for child in nodes.children(of: index) {
      guard link == nil, nodes[child].role == .link else { return nil }
      link = child
    }
    return link
  }

  /// Keeps what is told of on the way in, and what is counted.
  private mutating func beginHolder(_ index: Int, _ inner: inout Surroundings) {
    var element = nodes[index].withoutContent
    element.frame = nil
    element.childOrder = .asWritten
    switch element.role {
    // The terms and definitions of a list of such are counted by nobody (recorded).
    case .list where element.webFlags.contains(.isDefinitionList): break
    case .list, .directory, .listBox, .tree, .menuBar:
      element.container = .list
      drafts.begin(element, .holder)
      inner.isDraft = true
    case .listItem, .term:
      drafts.begin(Element(), .holder)
      inner.isDraft = true
    case .table, .grid, .treeGrid:
      element.container = .table
      let draft = drafts.begin(element, .holder)
      tables.append(ChromiumTable(draft: draft, stated: element.table, takesPlaces: true))
      (inner.isDraft, inner.isTable, inner.cell) = (true, true, nil)
    case .row:
      if !tables.isEmpty { tables[tables.count - 1].beginRow() }
    case .cell, .gridCell, .columnHeader, .rowHeader:
      guard !tables.isEmpty else { return }
      inner.cell = (tables[tables.count - 1].beginCell(nodes[index].cell), element.role)
    default: break
    }
  }

  /// Adds a stop with its words.
  private mutating func add(_ index: Int) {
    var element = said(index, headingLevel: around.headingLevel)
    element.isElement = true
    var cell = around.cell
    if nodes[index].role.map(Self.isCell) == true, !tables.isEmpty {
      cell = (tables[tables.count - 1].beginCell(nodes[index].cell), nodes[index].role)
    }
    if let cell {
      element.cell = cell.place
      addHeader(&element, of: cell.place, role: cell.role)
    }
    drafts.add(element, .element)
  }

  static func isCell(_ role: Role) -> Bool {
    role == .cell || role == .gridCell || role == .columnHeader || role == .rowHeader
  }

  private mutating func addHeader(_ element: inout Element, of cell: TableCell, role: Role?) {
    guard !tables.isEmpty, role == .columnHeader || role == .rowHeader else { return }
    headerCount += 1
    let id = element.id ?? "header-\(headerCount)"
    element.id = id
    if role == .columnHeader {
      tables[tables.count - 1].add(id, at: cell)
    } else {
      tables[tables.count - 1].addRow(id, at: cell)
    }
  }
}
