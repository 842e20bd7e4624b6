import AccessibilityTree

/// Turns the nodes of a web page into what VoiceOver meets in a browser on iOS.
///
/// Texts are stops of their own; a control is one stop with all that it holds; a link or a heading is one
/// as long as it holds text alone, else each part of it says that it is one (WebKit's accessibility
/// wrapper for iOS, from memory: assumed).
struct WebKitTree {
  private(set) var nodes: [WebNode]
  private(set) var content: WebContent
  var notes = BridgeNotes()
  var drafts = DraftTree()
  var contexts: [WebContext] = []
  var tables: [WebTable] = []
  var counts = WebCounts()
  /// The cell whose first stop is still to come.
  var waitingCell: (place: TableCell, header: WebTable.Header)?
  /// The number of a list item whose first stop is still to come.
  var waitingMarker: String?
  /// How many headers were given an `id`.
  var headerCount = 0

  /// Takes in a page.
  ///
  /// - Parameter tree: The nodes of the page.
  init(_ tree: ElementTree) {
    nodes = tree.elements.indices.map { WebNode(tree[$0], end: tree.end(of: $0)) }
    content = WebContent(nodes)
  }

  /// Goes through the page.
  ///
  /// - Returns: The elements that VoiceOver meets; ``notes`` then says what was left out and inferred.
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  mutating func stops() -> ElementTree {
    var root = Element()
    root.childOrder = .asWritten
    drafts.reserveCapacity(nodes.count + 1)
    drafts.begin(root, .holder)
    contexts = [WebContext(kind: .plain, end: nodes.count)]
    var index = 0
    while index < nodes.count {
      leave(before: index)
      index = enter(index)
    }
    leave(before: nodes.count)
    drafts.end()
    // What was read is of no more use, and the tree wants room.
    nodes = []
    content = WebContent([])
    return drafts.built(notes: &notes)
  }

  /// The context of the next node.
  var context: WebContext { contexts[contexts.count - 1] }

  private mutating func leave(before index: Int) {
    while contexts.count > 1, context.end <= index { leaveContext() }
  }

  /// Takes in a node.
  ///
  /// - Returns: The next node to take in: the first one inside, or the one after all of them.
  private mutating func enter(_ index: Int) -> Int {
    let node = nodes[index]
    if node.isHidden {
      notes.drop("hidden elements", subject: subject(node))
      return Int(node.end)
    }
    switch node.role {
    case .text:
      addText(index)
      return Int(node.end)
    case .listMarker:
      takeMarker(index)
      return Int(node.end)
    case .scrollBar, .separator:
      let what = node.role == .separator ? "separators" : "scroll bars"
      notes.drop(what, subject: node.name.map { "\"\($0)\"" })
      return Int(node.end)
    case .document: return index + 1
    case .heading, .link: return enterPhrase(index)
    case .generic, .unknown: return enterPlain(index)
    case .listItem:
      push(WebContext(kind: .listItem, end: Int(node.end)))
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
    guard isEmpty, node.role.isTextWhenEmpty, let name = node.name else {
      if case .unknown = node.role { notes.drop("unknown roles") }
      if isEmpty, node.name == nil, node.end == Int32(index + 1) { keepFocusable(node) }
      return index + 1
    }
    let draft = addText(name, of: node)
    if case .unknown = node.role { notes.infer("plain elements from unknown roles", at: draft) }
    return Int(node.end)
  }

  /// Keeps what only the keyboard gets to as a view: nothing is heard there, which is for others to find.
  private mutating func keepFocusable(_ node: WebNode) {
    guard node.element.statedFacts.flag(.keyboardFocusable) == true else { return }
    var view = node.bare
    view.isElement = false
    drafts.add(view, .element)
  }

  /// Adds what says nothing but its name as a text.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - node: The node.
  /// - Returns: Its draft.
  @discardableResult
  mutating func addText(_ name: String, of node: WebNode) -> Int {
    var element = node.bare
    element.label = name
    element.traits = .staticText
    // Names in capitals are those of browsers, which come and go.
    if case .unknown(let role) = node.role, role.first?.isLowercase == true {
      element.state(ariaRole: role)
    }
    return addStop(element, id: node.id)
  }

  private mutating func enterCell(_ index: Int) -> Int {
    if !tables.isEmpty {
      let header: WebTable.Header =
        switch nodes[index].role {
        case .columnHeader: .column
        case .rowHeader: .row
        default: .none
        }
      waitingCell = (tables[tables.count - 1].beginCell(), header)
      push(WebContext(kind: .cell, end: Int(nodes[index].end)))
    }
    return enterPlain(index)
  }

  private mutating func enterPhrase(_ index: Int) -> Int {
    let node = nodes[index]
    let inside = content.inside(index)
    if inside.isDisjoint(with: [.others, .controls]) {
      if node.role == .heading, node.name == nil, !inside.contains(.text) {
        notes.drop("headings without words")
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
    var context = WebContext(kind: .plain, end: Int(node.end))
    context.traits = node.role.traits
    if node.isDisabled { context.traits.insert(.notEnabled) }
    if node.role == .heading { context.level = node.headingLevel }
    push(context)
    return index + 1
  }

  private mutating func enterStop(_ index: Int) -> Int {
    let node = nodes[index]
    if node.role == .image {
      if context.skipsTexts { return Int(node.end) }
      if node.name == nil, !context.traits.isEmpty {
        notes.drop("images without a name in links and headings")
        return Int(node.end)
      }
    }
    addStop(index)
    // Below the name of a tree item or a menu item there may be further ones.
    guard node.role == .treeItem || node.role == .menuItem,
      !content.inside(index).isDisjoint(with: [.others, .controls])
    else { return Int(node.end) }
    var context = WebContext(kind: .plain, end: Int(node.end))
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

  private func subject(_ node: WebNode) -> String {
    node.name.map { "\"\($0)\"" } ?? "an element without a name"
  }
}
