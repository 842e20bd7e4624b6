internal import AccessibilityTree

/// Turns the nodes of a web page into a screen, as VoiceOver meets them in a browser on iOS.
///
/// Texts are stops of their own; a control is one stop with all that it holds; a link or a heading is one
/// as long as it holds text alone, else each part of it says that it is one (WebKit's accessibility
/// wrapper for iOS, from memory: assumed).
struct ARIAImport {
  private(set) var nodes: [ARIANode]
  private(set) var content: ARIAContent
  var report: ImportReport
  var drafts = DraftTree()
  var contexts: [ARIAContext] = []
  var tables: [ARIATable] = []
  var counts = ARIACounts()
  /// The cell whose first stop is still to come.
  var waitingCell: (place: TableCell, header: ARIATable.Header)?
  /// The number of a list item whose first stop is still to come.
  var waitingMarker: String?
  /// How many headers were given an `id`.
  var headerCount = 0
  private var title: String?

  /// Creates an import.
  ///
  /// - Parameters:
  ///   - tree: The nodes of the page.
  ///   - report: Counts what is lost or inferred.
  init(_ tree: ARIATree, report: ImportReport) {
    nodes = tree.nodes
    content = ARIAContent(tree.nodes)
    self.report = report
    self.report.remarks.append("roles of the web that have no word yet are said as the nearest one")
  }

  /// Reads the page.
  ///
  /// - Returns: The screen, and what was lost or inferred on the way.
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  mutating func read() -> ImportedScreen {
    var root = Element()
    root.childOrder = .asWritten
    drafts.reserveCapacity(nodes.count + 1)
    drafts.begin(root, .holder)
    contexts = [ARIAContext(kind: .plain, end: nodes.count)]
    var index = 0
    while index < nodes.count {
      leave(before: index)
      index = enter(index)
    }
    leave(before: nodes.count)
    drafts.end()
    // What was read is of no more use, and the tree wants room.
    nodes = []
    content = ARIAContent([])
    let tree = drafts.build(report: &report)
    return ImportedScreen(screen: Screen(title: title, tree: tree), report: report)
  }

  /// The context of the next node.
  var context: ARIAContext { contexts[contexts.count - 1] }

  private mutating func leave(before index: Int) {
    while contexts.count > 1, context.end <= index { leaveContext() }
  }

  /// Takes in a node.
  ///
  /// - Returns: The next node to take in: the first one inside, or the one after all of them.
  private mutating func enter(_ index: Int) -> Int {
    let node = nodes[index]
    if node.states.isHidden {
      report.drop("hidden elements", subject: subject(node))
      return Int(node.end)
    }
    switch node.role {
    case .silent: return Int(node.end)
    case .text:
      addText(index)
      return Int(node.end)
    case .listMarker:
      takeMarker(index)
      return Int(node.end)
    case .scrollBar, .separator:
      let what = node.role == .separator ? "separators" : "scroll bars"
      report.drop(what, subject: node.name.map { "\"\($0)\"" })
      return Int(node.end)
    case .document:
      if title == nil { title = node.name?.collapsed }
      return index + 1
    case .heading, .link: return enterPhrase(index)
    case .generic, .unknown: return enterPlain(index)
    case .listItem:
      push(ARIAContext(kind: .listItem, end: Int(node.end)))
      return enterPlain(index)
    case .row:
      if !tables.isEmpty { tables[tables.count - 1].beginRow() }
      return enterPlain(index)
    case .cell, .columnHeader, .rowHeader: return enterCell(index)
    case .group, .radioGroup, .list, .table, .tabList, .landmark, .namedLandmark, .dialog:
      return enterHolder(index)
    case .comboBox where holdsField(index): return index + 1
    default: return enterStop(index)
    }
  }

  private mutating func enterPlain(_ index: Int) -> Int {
    let node = nodes[index]
    let isEmpty = content.inside(index).isEmpty
    guard isEmpty, node.role.isTextWhenEmpty, let name = node.name?.collapsed else {
      if case .unknown = node.role { report.drop("unknown roles") }
      return index + 1
    }
    var element = Element(name, traits: .staticText, frame: node.frame)
    // Names in capitals are those of browsers, which come and go.
    if case .unknown(let role) = node.role, role.first?.isLowercase == true {
      element.state(ariaRole: role)
    }
    let draft = addStop(element, id: node.id)
    if case .unknown = node.role { report.infer("plain elements from unknown roles", at: draft) }
    return Int(node.end)
  }

  private mutating func enterCell(_ index: Int) -> Int {
    if !tables.isEmpty {
      let header: ARIATable.Header =
        switch nodes[index].role {
        case .columnHeader: .column
        case .rowHeader: .row
        default: .none
        }
      waitingCell = (tables[tables.count - 1].beginCell(), header)
      push(ARIAContext(kind: .cell, end: Int(nodes[index].end)))
    }
    return enterPlain(index)
  }

  private mutating func enterPhrase(_ index: Int) -> Int {
    let node = nodes[index]
    let inside = content.inside(index)
    if inside.isDisjoint(with: [.others, .controls]) {
      if node.role == .heading, node.name == nil, !inside.contains(.text) {
        report.drop("headings without words")
      } else {
        addStop(index)
      }
      return Int(node.end)
    }
    let isNamedByContent = content.isNamedByContent(index)
    if !inside.contains(.controls), !isNamedByContent {
      addStop(index)
      return Int(node.end)
    }
    // An author's name that no text inside says is still heard, before the controls inside.
    if !inside.contains(.text), !isNamedByContent { addStop(index) }
    var context = ARIAContext(kind: .plain, end: Int(node.end))
    context.traits = node.role.traits
    if node.states.isDisabled { context.traits.insert(.notEnabled) }
    if node.role == .heading { context.level = node.states.headingLevel }
    push(context)
    return index + 1
  }

  private mutating func enterStop(_ index: Int) -> Int {
    let node = nodes[index]
    if node.role == .image {
      if context.skipsTexts { return Int(node.end) }
      if node.name == nil, !context.traits.isEmpty {
        report.drop("images without a name in links and headings")
        return Int(node.end)
      }
    }
    addStop(index)
    // Below the name of a tree item or a menu item there may be further ones.
    guard node.role == .treeItem || node.role == .menuItem,
      !content.inside(index).isDisjoint(with: [.others, .controls])
    else { return Int(node.end) }
    var context = ARIAContext(kind: .plain, end: Int(node.end))
    context.skipsTexts = true
    push(context)
    return index + 1
  }

  /// Whether a combo box is a wrapper of its text field, as in ARIA 1.0.
  private func holdsField(_ index: Int) -> Bool {
    var child = index + 1
    while child < Int(nodes[index].end) {
      if nodes[child].role == .textBox || nodes[child].role == .searchBox { return true }
      child = Int(nodes[child].end)
    }
    return false
  }

  private func subject(_ node: ARIANode) -> String {
    node.name?.collapsed.map { "\"\($0)\"" } ?? "an element without a name"
  }
}
