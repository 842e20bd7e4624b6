import AccessibilityTree

/// Turns the nodes of a web page into what VoiceOver meets in Safari.
///
/// A control is one stop with all that it holds; a link or a heading is one as long as it holds text alone,
/// else each part of it says that it is one (WebKit's accessibility wrappers: source code). On iOS each text
/// is a stop of its own, on macOS all text of a block is one as far as no link or control parts it.
struct WebKitTree {
  let system: Bridges.WebKitSystem
  private(set) var nodes: [WebNode]
  private(set) var content: WebContent
  var notes = BridgeNotes()
  var drafts = DraftTree()
  var contexts: [WebContext] = []
  var tables: [WebTable] = []
  var lists: [WebList] = []
  var counts = WebCounts()
  /// The drafts of radio buttons and tabs, whose places are known when their group ends.
  var radios: [Int] = []
  var tabs: [Int] = []
  /// The cell whose first stop is still to come.
  var waitingCell: WaitingCell?
  /// The marker of a list item whose first stop is still to come.
  var waitingMarker: Element?
  /// The place in a list of what is still to come.
  var waitingPosition: SetPosition?
  /// What the next stop tells of itself beside its name.
  var waitingDescription: String?
  /// Whether the next stop, if it is a text or a picture, reacts to clicks.
  var isClickWaiting = false
  /// The text that the next one of the same block goes on with.
  var textRun: (draft: Int, block: Int, endsInSpace: Bool)?
  let statesSpaces: Bool
  /// How many headers were given an `id`.
  var headerCount = 0

  /// Takes in a page.
  init(_ tree: ElementTree, _ system: Bridges.WebKitSystem) {
    self.system = system
    nodes = tree.elements.indices.map { WebNode(tree[$0], end: tree.end(of: $0)) }
    content = WebContent(nodes)
    statesSpaces = tree.statesSpaces
  }

  /// Goes through the page.
  ///
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  mutating func stops() -> (tree: ElementTree, origins: [Int32]) {
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
  private mutating func enter(_ index: Int) -> Int {
    let node = nodes[index]
    drafts.source = index
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
    case .scrollBar:
      notes.drop("scroll bars", subject: node.name.map { "\"\($0)\"" })
      return Int(node.end)
    case .document: return index + 1
    case .link where context.itemName?.contains(node.name ?? "") == true:
      notes.drop("links that are the name of their menu item")
      return Int(node.end)
    case .separator where system == .iOS && node.flags.contains(.isSplitter):
      return enterSplitter(index)
    case .heading, .link: return enterPhrase(index)
    case .generic, .unknown: return enterPlain(index)
    case .block: return system == .iOS ? enterPlain(index) : enterHolder(index)
    case .definition: return enterDefinition(index)
    case .list: return enterList(index)
    case .listItem: return enterItem(index)
    case .row:
      if !tables.isEmpty { tables[tables.count - 1].beginRow() }
      return enterPlain(index)
    case .cell, .columnHeader, .rowHeader: return enterCell(index)
    case .group, .radioGroup, .table, .tabList, .landmark, .namedLandmark, .dialog:
      return enterHolder(index)
    case .comboBox where holdsField(index): return index + 1
    default: return enterStop(index)
    }
  }

  /// Goes into a node that is no element.
  mutating func enterPlain(_ index: Int) -> Int {
    let node = nodes[index]
    let isEmpty = content.inside(index).isEmpty
    if isEmpty, node.flags.contains(.isFrame) {
      notes.drop("empty frames")
      return Int(node.end)
    }
    guard isEmpty, node.role.isTextWhenEmpty, let name = node.name else {
      if case .unknown = node.role { notes.drop("unknown roles") }
      // A caption is heard as the name of its table.
      if node.flags.contains(.isCaption), context.kind == .table, let draft = context.draft,
        drafts[draft].label != nil
      {
        return Int(node.end)
      }
      if isEmpty, node.name == nil, node.end == Int32(index + 1) { keepFocusable(node) }
      pushText(index)
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

  /// What a node that is no element itself tells of the texts inside.
  private mutating func pushText(_ index: Int) {
    let node = nodes[index]
    var context = WebContext(kind: .plain, end: Int(node.end))
    if system == .iOS {
      if node.element.role == .insertion || node.element.role == .deletion {
        context.textRole = node.element.role
      }
      if node.flags.contains(.describesItself) { waitingDescription = node.description }
    }
    if node.flags.contains(.isClickable) { isClickWaiting = true }
    context.endsDescription = node.flags.contains(.isClickable) || waitingDescription != nil
    if context.textRole != nil || context.endsDescription { push(context) }
  }

  private mutating func enterCell(_ index: Int) -> Int {
    if !tables.isEmpty {
      let header: WebTable.Header =
        switch nodes[index].role {
        case .columnHeader: .column
        case .rowHeader: .row
        default: .none
        }
      let states = nodes[index].element.states
      let place = tables[tables.count - 1].beginCell(nodes[index].element.cell)
      waitingCell = WaitingCell(
        place: place, header: header, sort: states.sort, id: nodes[index].id,
        headers: nodes[index].element.cell?.headers ?? [])
      var context = WebContext(kind: .cell, end: Int(nodes[index].end))
      if nodes[index].isSelected { context.traits = .selected }
      push(context)
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
    if system == .iOS, content.isWholeLink(index) {
      addStop(index)
      return Int(node.end)
    }
    let isNamedByContent = content.isNamedByContent(index)
    if !inside.contains(.controls), !isNamedByContent || system == .macOS {
      addStop(index)
      return Int(node.end)
    }
    // An author's name that no text inside says is still heard, before the controls inside.
    if !inside.contains(.text), !isNamedByContent { addStop(index) }
    var context = WebContext(kind: .plain, end: Int(node.end))
    context.traits = node.role.traits
    if node.isDisabled { context.traits.insert(.notEnabled) }
    if node.role == .heading { context.level = node.level }
    context.linkTarget = node.bare.statedFacts.text(.linkTarget)
    push(context)
    return index + 1
  }

  private mutating func enterStop(_ index: Int) -> Int {
    let node = nodes[index]
    if node.role == .image {
      if context.skipsTexts { return Int(node.end) }
      if node.name == nil, node.isLine {
        notes.drop("images of a single point or line")
        return Int(node.end)
      }
      let isPart = !context.traits.isDisjoint(with: [.link, .header])
      if node.name == nil, isPart {
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
    // On iOS an item of a menu is an element, so that nothing in it is one of its own (documented: WebKit,
    // WebAccessibilityObjectWrapperIOS, determineIsAccessibilityElement); for macOS that is assumed. Menus that
    // are written into their items without a role are kept: they would be lost to a listener of ours.
    if node.role == .menuItem {
      context.itemName = node.name ?? content.joined(index, ofItem: true)
    }
    push(context)
    return index + 1
  }

  /// Adds a splitter as iOS tells it: only one that takes the keyboard's focus and has a name (documented: WebKit,
  /// WebAccessibilityObjectWrapperIOS, determineIsAccessibilityElement).
  private mutating func enterSplitter(_ index: Int) -> Int {
    let node = nodes[index]
    if node.name != nil, node.element.statedFacts.flag(.keyboardFocusable) == true {
      addStop(index)
    } else {
      notes.drop("splitters without focus or name")
    }
    return Int(node.end)
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
