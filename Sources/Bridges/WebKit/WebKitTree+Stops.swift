import AccessibilityTree

extension WebKitTree {
  /// Adds a node as a stop.
  mutating func addStop(_ index: Int) {
    let stop = WebStop(index, of: nodes, content, system)
    var element = stop.element
    if nodes[index].role.isCheckable { takeLabelBefore(&element) }
    let isUnnamedFormula = nodes[index].role == .math && element.label == nil
    if isUnnamedFormula { element.label = joinedText(inside: index) }
    if nodes[index].role == .radio, context.isRequired { element.states.isRequired = true }
    let draft = addStop(element, id: element.id)
    if nodes[index].role == .radio {
      counts.radios += 1
      radios.append(draft)
    }
    if nodes[index].role == .tab {
      counts.tabs += 1
      tabs.append(draft)
    }
    if isUnnamedFormula { notes.infer("formulas from their signs", at: draft) }
    for what in stop.inferences { notes.infer(what, at: draft) }
    for what in stop.losses { notes.drop(what, at: draft) }
  }

  /// Returns the texts inside of a node, each apart.
  private func joinedText(inside index: Int) -> String? {
    let texts = nodes[(index + 1)..<Int(nodes[index].end)].lazy
      .filter { $0.role == .text && !$0.isHidden }.compactMap(\.name)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Adds an element with what it has from the nodes around it.
  @discardableResult
  mutating func addStop(_ element: Element, id: String?) -> Int {
    var element = element
    element.id = id
    textRun = nil
    if waitingMarker != nil {
      if element.traits == .staticText, let marker = waitingMarker?.label, let label = element.label
      {
        element.label = "\(marker) \(label)"
        waitingMarker = nil
      } else {
        addWaitingMarker()
      }
    }
    element.traits.formUnion(context.traits)
    if let level = context.level, element.role != .heading {
      element.level = element.level ?? level
      element.headingLevel = element.headingLevel ?? ((1...6).contains(level) ? level : nil)
    }
    if let target = context.linkTarget, element.statedFacts.text(.linkTarget) == nil {
      element.state(linkTarget: target)
    }
    takeCell(&element)
    if let position = waitingPosition {
      element.position = element.position ?? position
      waitingPosition = nil
    }
    takeDescription(&element)
    // Some elements have nothing that makes them one: an option without a name.
    if element.label == nil, element.value == nil, element.traits.isEmpty {
      element.isElement = true
    }
    counts.stops += 1
    return drafts.add(element, .element)
  }

  /// Takes what a node around a stop says of the first one inside.
  private mutating func takeDescription(_ element: inout Element) {
    if let text = waitingDescription {
      element.content.append(CustomContent(label: "description", value: text, isImportant: true))
      waitingDescription = nil
    }
    guard isClickWaiting else { return }
    isClickWaiting = false
    // Controls are known to react.
    if element.traits.isSubset(of: [.staticText, .image, .header]) {
      element.state(toolkitType: nil, states: WebFlags.isClickable.names)
    }
  }

  /// Adds a text, unless it says what is heard beside it anyway.
  mutating func addText(_ index: Int) {
    guard !context.skipsTexts, let text = nodes[index].name else { return }
    if text.withoutGlyphs.isEmpty {
      return notes.drop("letters of icon fonts")
    }
    if let last = lastStop, isCheckable(drafts[last]),
      drafts[last].label == text
    {
      return notes.drop("labels that their checkboxes say", at: last)
    }
    let block = content.block(index)
    let flags = nodes[index].flags
    if system == .macOS, let run = textRun, run.block == block {
      let isApart = run.endsInSpace || flags.contains(.followsSpace)
      drafts[run.draft].label?.append(text: text, isApart: statesSpaces ? isApart : nil)
      if let frame = nodes[index].frame, let own = drafts[run.draft].frame {
        drafts[run.draft].frame = own.union(frame)
      }
      textRun?.endsInSpace = flags.contains(.endsInSpace)
      return
    }
    let draft = addText(text, of: nodes[index])
    textRun = (draft, block, flags.contains(.endsInSpace))
  }

  /// Adds what says nothing but its name as a text.
  @discardableResult
  mutating func addText(_ name: String, of node: WebNode) -> Int {
    var element = node.bare
    element.label = name
    element.traits = .staticText
    if element.role == nil { element.role = context.textRole }
    // Names in capitals are those of browsers, which come and go.
    if case .unknown(let role) = node.role, role.first?.isLowercase == true {
      element.state(ariaRole: role)
    }
    return addStop(element, id: node.id)
  }

  /// The draft of the stop that was added last, if nothing but ends of containers followed it.
  private var lastStop: Int? {
    let last = drafts.count - 1
    return drafts.fate(of: last) == .element ? last : nil
  }

  private func isCheckable(_ element: Element) -> Bool {
    !element.traits.isDisjoint(with: [.checkbox, .radioButton, .switchButton])
  }

  /// Takes the text before a checkbox out that says the checkbox's name.
  private mutating func takeLabelBefore(_ element: inout Element) {
    guard let last = lastStop, drafts[last].traits == .staticText,
      let label = element.label, drafts[last].label == label
    else { return }
    // A header cell is known by its `id`.
    element.cell = drafts[last].cell
    element.id = drafts[last].id ?? element.id
    element.position = element.position ?? drafts[last].position
    drafts.setFate(.removed, of: last)
    counts.stops -= 1
    notes.drop("labels that their checkboxes say", subject: "text \"\(label)\"")
  }

  private mutating func takeCell(_ element: inout Element) {
    guard let cell = waitingCell, !tables.isEmpty else { return }
    waitingCell = nil
    element.cell = cell.place
    // iOS asks for headers by their places alone; on macOS those that a cell names are its column's (documented:
    // WebKit, accessibilityHeaderElements and columnHeaders).
    if system == .macOS, !cell.headers.isEmpty {
      tables[tables.count - 1].add(headers: cell.headers, of: drafts.count)
    }
    if cell.header == .none { return }
    let heads: WebFlags = cell.header == .row ? .headsRow : .headsColumn
    let flags = element.webFlags.union(heads)
    element.forgetToolkit()
    element.state(toolkitType: nil, states: flags.names)
    element.states.sort = cell.sort
    if element.id == nil {
      headerCount += 1
      element.id = "table-header-\(headerCount)"
    }
    guard let id = element.id else { return }
    tables[tables.count - 1].add(id, cell.header, at: cell.place)
    if let own = cell.id { tables[tables.count - 1].add(cell: own, stop: id) }
  }

  /// Takes the marker of a list item: a stop of its own on iOS, the beginning of the item's text on macOS.
  mutating func takeMarker(_ index: Int) {
    guard let marker = nodes[index].name ?? content.joined(index) else { return }
    var element = Element(marker, traits: .staticText)
    element.documentNode = nodes[index].bare.documentNode
    waitingMarker = element
    if system == .iOS { addWaitingMarker() }
  }

  /// Adds the marker of a list item that no text follows.
  mutating func addWaitingMarker() {
    guard let marker = waitingMarker else { return }
    waitingMarker = nil
    addStop(marker, id: nil)
  }
}
