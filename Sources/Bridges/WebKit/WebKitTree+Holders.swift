import AccessibilityTree

extension WebKitTree {
  /// Goes into a context, which has what it does not change from the one around it.
  mutating func push(_ context: WebContext) {
    var context = context
    let around = self.context
    context.traits.formUnion(around.traits)
    context.level = context.level ?? around.level
    context.linkTarget = context.linkTarget ?? around.linkTarget
    context.textRole = context.textRole ?? around.textRole
    context.isRequired = context.isRequired || around.isRequired
    context.isInNavigation = context.isInNavigation || around.isInNavigation
    context.skipsTexts = context.skipsTexts || context.draft == nil && around.skipsTexts
    if context.draft == nil { context.itemName = context.itemName ?? around.itemName }
    context.before = counts
    contexts.append(context)
  }

  /// Begins a container, or goes into a node that is none for want of a name.
  mutating func enterHolder(_ index: Int) -> Int {
    let node = nodes[index]
    let name = node.name ?? captionName(index)
    if content.inside(index).isEmpty, node.role.isTextWhenEmpty, let name {
      let draft = addText(name, of: node)
      // What will be told there has a word on macOS while it is still empty.
      if system == .macOS, node.role == .block { drafts[draft].traits = [] }
      return Int(node.end)
    }
    if name == nil, needsName(index) { return enterPlain(index) }
    var element = node.bare
    element.label = name
    element.frame = nil
    if node.isDisabled { element.traits.insert(.notEnabled) }
    element.container = node.role.container
    element.childOrder = .asWritten
    element.isModal = node.role == .dialog && node.isModal
    element.hint = system == .macOS ? node.description : nil
    if element.isModal { makeModal() }
    let isTable = node.role == .table
    if isTable { tables.append(table(of: node)) }
    var context = WebContext(kind: isTable ? .table : .holder, end: Int(node.end))
    context.draft = drafts.begin(element, .holder)
    context.isInNavigation = node.element.role == .navigation
    context.isRequired = system == .iOS && node.role == .radioGroup && node.isRequired
    push(context)
    return index + 1
  }

  private func table(of node: WebNode) -> WebTable {
    // Rows that a page only says that it has are counted on macOS (transcribed).
    WebTable(
      draft: drafts.count, statedRows: system == .macOS ? node.element.table?.rows : nil,
      takesFirstCells: node.element.role == .table)
  }

  /// The name that a figure has from its caption, which browsers do not give it.
  private func captionName(_ index: Int) -> String? {
    guard nodes[index].element.role == .figure else { return nil }
    var inner = index + 1
    while inner < Int(nodes[index].end) {
      if nodes[inner].flags.contains(.isCaption) { return content.joined(inner) }
      inner = nodes[inner].role == .generic ? inner + 1 : Int(nodes[inner].end)
    }
    return nil
  }

  /// Whether a node without a name is no container.
  private func needsName(_ index: Int) -> Bool {
    let node = nodes[index]
    switch node.role {
    case .namedLandmark: return true
    case .dialog: return system == .iOS && !node.isModal
    case .group where system == .macOS:
      if node.element.role == .figure {
        // A figure of one picture is only the picture.
        return content.inside(index).isDisjoint(with: [.text, .controls])
      }
      return node.element.role == .group
    case .block: return node.element.role != .article && node.element.role != .application
    default: return false
    }
  }

  /// Begins a list, or goes into one that is not told as one.
  mutating func enterList(_ index: Int) -> Int {
    let node = nodes[index]
    let inside = WebListContent(index, of: nodes)
    guard isTold(node, inside) else {
      if node.name == nil, inside.count > 1 {
        notes.drop("lists without markers, which are read as text")
      }
      return enterPlain(index)
    }
    var element = node.bare
    element.container = .list
    element.childOrder = .asWritten
    element.frame = nil
    if system == .macOS, !lists.isEmpty, node.element.role == .list {
      element.level = lists.count + 1
    }
    var context = WebContext(kind: .list, end: Int(node.end))
    context.draft = drafts.begin(element, .holder)
    lists.append(WebList(count: inside.count))
    push(context)
    return index + 1
  }

  /// Begins an item of a list.
  mutating func enterItem(_ index: Int) -> Int {
    var context = WebContext(kind: .listItem, end: Int(nodes[index].end))
    if isInList {
      let position = lists[lists.count - 1].beginItem()
      if system == .macOS { beginItem(index, at: position, &context) }
    }
    push(context)
    return enterPlain(index)
  }

  /// Begins a term, or what it means.
  mutating func enterDefinition(_ index: Int) -> Int {
    guard isInList else { return enterPlain(index) }
    let position = lists[lists.count - 1].beginItem()
    var context = WebContext(kind: .listItem, end: Int(nodes[index].end))
    if system == .macOS {
      beginItem(index, at: position, &context)
    } else {
      context.textRole = nodes[index].element.role
    }
    push(context)
    return enterPlain(index)
  }

  // Items are counted, and known by what they hold.
  private mutating func beginItem(
    _ index: Int, at position: SetPosition, _ context: inout WebContext
  ) {
    waitingPosition = nodes[index].element.position ?? position
    var element = Element()
    element.role = nodes[index].element.role
    element.childOrder = .asWritten
    context.draft = drafts.begin(element, .holder)
  }

  private var isInList: Bool {
    guard !lists.isEmpty else { return false }
    return contexts.last { $0.kind == .list || $0.kind == .listItem }?.kind == .list
  }

  /// A modal dialog hides the whole page, not only its siblings: what holds it is marked too.
  private mutating func makeModal() {
    for context in contexts.reversed() {
      guard let draft = context.draft else { continue }
      if drafts[draft].isModal { return }
      drafts[draft].isModal = true
    }
  }

  /// Ends the innermost context.
  mutating func leaveContext() {
    let context = self.context
    switch context.kind {
    case .listItem:
      addWaitingMarker()
      waitingPosition = nil
      if context.draft != nil { drafts.end() }
    case .cell: waitingCell = nil
    case .list:
      lists.removeLast()
      drafts.end()
    case .table, .holder: finish(context)
    case .plain: break
    }
    if context.endsDescription {
      waitingDescription = nil
      isClickWaiting = false
    }
    textRun = nil
    contexts.removeLast()
  }

  private mutating func finish(_ context: WebContext) {
    guard let draft = context.draft else { return }
    drafts.end()
    if context.kind == .table, let table = tables.popLast() {
      drafts[draft].table = table.data
      for (cell, headers) in table.naming {
        drafts[cell].cell?.headers = table.stops(of: headers)
      }
    }
    let stops = counts.stops - context.before.stops
    let radios = counts.radios - context.before.radios
    switch drafts[draft].container {
    case .group where drafts[draft].role == .radioGroup || radios == stops:
      number(self.radios.suffix(radios), "positions from groups of radio buttons")
    case .tabBar:
      let tabs = counts.tabs - context.before.tabs
      if tabs != stops { drafts[draft].container = .group }
      number(self.tabs.suffix(tabs), "positions from lists of tabs")
    default: break
    }
  }

  /// Counts the last of some elements that say no place of their own.
  private mutating func number(_ members: ArraySlice<Int>, _ what: String) {
    let last = members.filter { drafts[$0].position == nil }
    guard last.count > 1 else { return }
    for (place, draft) in last.enumerated() {
      drafts[draft].position = SetPosition(index: place + 1, count: last.count)
      notes.infer(what, at: draft)
    }
  }
}
