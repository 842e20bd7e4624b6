import AccessibilityTree

/// Turns the nodes of a web page into the objects that Chromium shows.
struct ChromiumTree {
  let nodes: ElementTree
  let api: ChromiumAPI
  var notes = BridgeNotes()
  var drafts = DraftTree()
  var contexts: [ChromiumContext] = []
  var tables: [ChromiumTable] = []
  /// The text that was added last, as long as a further one may belong to it.
  var lastText: (draft: Int, owner: Int, isMarker: Bool)?
  let statesSpaces: Bool
  /// The lines of the text that the next one may continue, and whether they are heard as one.
  var linesOfText: (drafts: [Int], isOne: Bool) = ([], false)
  /// The outermost clickable element around the next node: where it ends, and whether it has no role of its own.
  var clickable = (end: 0, isPlain: false, hasBegun: false)
  private var headerCount = 0
  /// The words of labels that are texts of their own, without white space.
  private let shownLabels: Set<String>
  /// The first picture without alternative text, on which Chromium offers to describe them, or `nil`.
  let firstUnlabelled: Int?

  /// Takes in a page.
  init(_ tree: ElementTree, _ api: ChromiumAPI) {
    var tree = tree
    if api == .iAccessible2 { tree.countItems() }
    nodes = tree
    statesSpaces = tree.statesSpaces
    self.api = api
    shownLabels = api == .iAccessible2 ? tree.shownLabels : []
    firstUnlabelled = api == .atSPI ? tree.elements.indices.first { tree[$0].isUnlabelled } : nil
  }

  /// Tells of a check box and a radio button whether their label is a text of its own.
  ///
  /// Chromium leaves out the text of their label where that is text alone (AXNodeObject, `IsRedundantLabel`), and keeps
  /// it where an element stands in it.
  func mendLabel(_ element: inout Element) {
    guard api == .iAccessible2, element.webFlags.contains(.isLabelledByText),
      [.checkbox, .radio, .switchControl].contains(element.role), let label = element.label,
      !shownLabels.contains(label.filter { !$0.isWhitespace })
    else { return }
    element.remove(.isLabelledByText)
  }

  /// Goes through the page.
  mutating func objects() -> (tree: ElementTree, origins: [Int32]) {
    var root = Element()
    root.childOrder = .asWritten
    drafts.reserveCapacity(nodes.count + 1)
    drafts.begin(root, .holder)
    contexts = [ChromiumContext(end: nodes.count)]
    var index = 0
    while index < nodes.count {
      leave(before: index)
      index = enter(index)
    }
    leave(before: nodes.count)
    joinLinesOfWords()
    drafts.end()
    return drafts.built(notes: &notes)
  }

  /// The context of the next node.
  var context: ChromiumContext { contexts[contexts.count - 1] }

  private mutating func leave(before index: Int) {
    while contexts.count > 1, context.end <= index {
      let context = contexts.removeLast()
      if context.isTable, let table = tables.popLast() { drafts[table.draft].table = table.data }
      tellOuter(context)
      if context.isOpen {
        drafts.end()
        lastText = nil
      }
    }
  }

  /// Takes in a node.
  private mutating func enter(_ index: Int) -> Int {
    let element = nodes[index]
    drafts.source = index
    if element.isHidden || element.isDecorative {
      notes.drop("hidden elements", subject: element.label ?? "an element without a name")
      return nodes.end(of: index)
    }
    if api == .iAccessible2, holdsEditedContent(index) { return enterHolder(index) }
    let kind = ChromiumKind(element, in: api)
    if api == .iAccessible2 { enterClickable(index, kind) }
    switch kind {
    case .text: addText(index)
    case .whole where hasParts(index): return addParts(of: index)
    case .marker: addMarker(index)
    case .whole: addWhole(index)
    case .transparent:
      if api == .atSPI, element.webFlags.contains(.isBlankLine) {
        // A cell is heard with all of its lines.
        if context.cell == nil { addBlankLine(element.frame) }
        return index + 1
      }
      if api == .atSPI, isBlockOfItsOwn(index) || isMarkedPart(index) || isSectionOfPhrase(index) {
        var inner = inside(index)
        // Of all of them, Orca names only headers (source code: `web/speech_generator.py`; recorded).
        if nodes[index].role != .sectionHeader { inner.element.forgetFacts() }
        contexts.append(inner)
      }
      if nodes[index].isMedia { enterMedia(index) }
      return index + 1
    case .phrase: return enterPhrase(index)
    case .holder: return enterHolder(index)
    case .item: return enterItem(index)
    case .row:
      if !tables.isEmpty { tables[tables.count - 1].beginRow() }
      return index + 1
    case .cell: return enterCell(index)
    case .label, .block: return enterBlock(index)
    }
    return nodes.end(of: index)
  }

  /// Returns the context of what is inside of a node, which owns the texts in it.
  private func inside(_ index: Int) -> ChromiumContext {
    var inner = context
    inner.end = nodes.end(of: index)
    inner.isOpen = false
    inner.isTable = false
    inner.first = nil
    inner.owner = index
    (inner.hasBegun, inner.lastObject, inner.lastOwnText) = (false, nil, nil)
    inner.role = nodes[index].role
    inner.element = nodes[index].withoutContent
    return inner
  }

  private mutating func enterBlock(_ index: Int) -> Int {
    let element = nodes[index]
    if !nodes.hasChildren(index) {
      // An empty region for messages is a place of its own, and so is a log.
      if element.role == .status || element.role == .log { addWhole(index) }
      return index + 1
    }
    let isLabel = ChromiumKind(element, in: api) == .label
    var inner = inside(index)
    inner.isLabel = inner.isLabel || isLabel
    contexts.append(inner)
    return index + 1
  }

  private mutating func enterPhrase(_ index: Int) -> Int {
    let element = nodes[index]
    if api == .atSPI, element.role == .link, isEmptyLink(index), !isAlone(index) {
      // In a text it is no part of the line (recorded: "Behind an empty link.").
      return nodes.end(of: index)
    }
    if element.role == .link, isNamedByItself(index) || isEmptyLink(index) {
      addWhole(index)
      return nodes.end(of: index)
    }
    contexts.append(inside(index))
    return index + 1
  }

  private mutating func enterHolder(_ index: Int) -> Int {
    var element = nodes[index].withoutContent
    element.frame = nil
    element.childOrder = .asWritten
    let isList = element.role == .list || element.role == .directory
    if isList, !nodes.hasChildren(index) { return index + 1 }
    if isList, context.lists > 0 { element.level = context.lists }
    let isTable = element.role == .table || element.role == .grid || element.role == .treeGrid
    // A list keeps all of its items, which are counted.
    let draft = drafts.begin(element, .holder)
    lastText = nil
    if isTable {
      tables.append(
        ChromiumTable(draft: draft, stated: element.table, takesPlaces: api == .iAccessible2))
    }
    var inner = inside(index)
    inner.isOpen = true
    inner.isTable = isTable
    if isTable { inner.cell = nil }
    // Going in says what it is; a landmark's own text says it, too.
    if !element.isLandmark || api == .iAccessible2 { inner.element.forgetFacts() }
    if isList { inner.lists += 1 }
    contexts.append(inner)
    return index + 1
  }

  private mutating func enterItem(_ index: Int) -> Int {
    var element = nodes[index].withoutContent
    element.frame = nil
    element.isElement = false
    element.childOrder = .asWritten
    drafts.begin(element, .element)
    lastText = nil
    var inner = inside(index)
    inner.isOpen = true
    contexts.append(inner)
    return index + 1
  }

  private mutating func enterCell(_ index: Int) -> Int {
    guard !tables.isEmpty else { return enterBlock(index) }
    let place = tables[tables.count - 1].beginCell(nodes[index].cell)
    let role = nodes[index].role
    var inner = inside(index)
    inner.cell = (place, role, nodes[index].states.sort, nodes[index].id)
    contexts.append(inner)
    lastText = nil
    guard isWholeCell(index) else { return index + 1 }
    addWhole(index)
    return nodes.end(of: index)
  }

  /// Returns whether a cell is told as one object.
  private func isWholeCell(_ index: Int) -> Bool {
    if api == .iAccessible2, !nodes.hasChildren(index) { return true }
    switch nodes[index].role {
    case .columnHeader, .rowHeader:
      // One with a name of its own is no text (source code: `web/script_utilities.py`, `_treatObjectAsWhole`); recorded of
      // those alone that take the focus, as in tables that sort by them.
      return api == .atSPI && isNamedByItself(index)
        && nodes[index].statedFacts.flag(.keyboardFocusable) == true
    case .gridCell:
      // Whatever stands in it; of a flat text its controls are parts of their own.
      return nodes[index].label != nil
        && (api == .atSPI
          || !nodes.descendants(of: index).contains(where: { nodes[$0].takesFocusInCell }))
    default: return false
    }
  }

  /// Adds an object, with what it has from the nodes around it.
  @discardableResult
  mutating func add(_ element: Element) -> Int {
    var element = element
    let context = context
    element.isElement = true
    takePlace(inPhrases: &element)
    takeClickable(&element)
    if let media = context.media { takePlace(in: media, &element) }
    if let cell = context.cell {
      element.cell = cell.place
      if let sort = cell.sort, api == .iAccessible2 { element.states.sort = sort }
      if let id = cell.id, element.id == nil || element.id == id { takeCell(id, &element) }
      addHeader(&element, of: cell.place, role: cell.role)
    }
    let draft = drafts.begin(element, .element)
    keep(draft)
    return draft
  }

  /// Enters what listens for clicks, unless something around it does.
  private mutating func enterClickable(_ index: Int, _ kind: ChromiumKind) {
    guard index >= clickable.end, nodes[index].listensForClicks else { return }
    clickable = (nodes.end(of: index), kind == .block || kind == .transparent, false)
    if clickable.isPlain { lastText = nil }
  }

  /// Tells of an object that it stands in a clickable element without a role, and which one is the first there.
  private mutating func takeClickable(_ element: inout Element) {
    guard api == .iAccessible2, drafts.source < clickable.end, clickable.isPlain else { return }
    element.insert(clickable.hasBegun ? .isInClickable : [.isInClickable, .beginsClickable])
    clickable.hasBegun = true
  }

  // What stands first in a cell is known by the cell's own `id`.
  private mutating func takeCell(_ id: String, _ element: inout Element) {
    element.id = id
    for index in contexts.indices where contexts[index].cell?.id == id {
      contexts[index].cell?.id = nil
    }
  }

  private mutating func addHeader(_ element: inout Element, of cell: TableCell, role: Role?) {
    guard !tables.isEmpty else { return }
    switch role {
    case .columnHeader:
      let id = headerID(of: &element, "column")
      tables[tables.count - 1].add(id, at: cell)
    case .rowHeader:
      let id = headerID(of: &element, "row")
      let isFirst = tables[tables.count - 1].addRow(id, at: cell)
      if isFirst, api == .atSPI, element.role != .rowHeader { element.insert(.headsRow) }
    default: break
    }
  }

  private mutating func headerID(of element: inout Element, _ kind: String) -> String {
    headerCount += 1
    let id = element.id ?? "\(kind)-header-\(headerCount)"
    element.id = id
    return id
  }
}

extension Element {
  /// Whether it is an object of Linux for the marked part of a text, of which Orca says nothing.
  var isMarkedText: Bool { Self.isMarkedText(role) }

  static func isMarkedText(_ role: Role?) -> Bool {
    role == .strong || role == .emphasis || role == .code || role == .time
  }

  /// Whether it listens for clicks by its author's will: what is a link or a label does by itself.
  var listensForClicks: Bool {
    let flags = webFlags
    return !flags.isDisjoint(with: .clicks) && !flags.contains(.isLabel) && role != .link
      && toolkitType != "LabelText"
  }
}
