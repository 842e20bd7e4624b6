import AccessibilityTree

extension WebKitTree {
  /// Goes into a context, which has what it does not change from the one around it.
  ///
  /// - Parameter context: The context.
  mutating func push(_ context: WebContext) {
    var context = context
    context.traits.formUnion(self.context.traits)
    context.level = context.level ?? self.context.level
    context.skipsTexts = context.skipsTexts || context.draft == nil && self.context.skipsTexts
    context.named = context.name == nil ? self.context.named : contexts.count
    context.before = counts
    contexts.append(context)
  }

  /// Begins a container, or goes into a node that is none for want of a name.
  ///
  /// - Parameter index: The node.
  /// - Returns: The next node to take in.
  mutating func enterHolder(_ index: Int) -> Int {
    let node = nodes[index]
    let name = node.name
    if content.inside(index).isEmpty, node.role.isTextWhenEmpty, let name {
      addText(name, of: node)
      return Int(node.end)
    }
    var needsName = node.role == .dialog && !node.isModal
    if case .namedLandmark = node.role { needsName = true }
    // A group without a name is silent, unless it turns out to hold radio buttons.
    if needsName, name == nil { return index + 1 }
    var element = node.bare
    element.frame = nil
    if node.isDisabled { element.traits.insert(.notEnabled) }
    element.container = node.role.container
    element.childOrder = .asWritten
    element.isModal = node.role == .dialog && node.isModal
    if element.isModal { makeModal() }
    let isTable = node.role == .table
    if isTable { tables.append(WebTable(draft: drafts.count)) }
    if node.hasRoleDescription { notes.drop("role descriptions") }
    var context = WebContext(kind: isTable ? .table : .holder, end: Int(node.end))
    context.draft = drafts.begin(element, .holder)
    context.name = name
    push(context)
    return index + 1
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
    case .listItem: addWaitingMarker()
    case .cell: waitingCell = nil
    case .table, .holder:
      if context.lacksText, counts.stops == context.before.stops, let name = context.name {
        // Nothing but its own name stands in it.
        if let draft = context.draft { drafts[draft].label = nil }
        addStop(Element(name, traits: .staticText), id: nil)
      }
      finish(context)
    case .plain: break
    }
    contexts.removeLast()
  }

  private mutating func finish(_ context: WebContext) {
    guard let draft = context.draft else { return }
    drafts.end()
    if context.kind == .table, let table = tables.popLast() {
      drafts[draft].table = table.data
    }
    let stops = counts.stops - context.before.stops
    switch drafts[draft].container {
    case .group where stops > 1 && counts.radios - context.before.radios == stops:
      drafts[draft].container = .segmented
      notes.infer("positions from groups of radio buttons", at: draft)
    case .tabBar where counts.tabs - context.before.tabs != stops:
      drafts[draft].container = .group
    default: break
    }
  }
}
