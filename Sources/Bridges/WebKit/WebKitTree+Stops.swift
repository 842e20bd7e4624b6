import AccessibilityTree

extension WebKitTree {
  /// Adds a node as a stop.
  ///
  /// - Parameter index: The node.
  mutating func addStop(_ index: Int) {
    let stop = WebStop(index, of: nodes, content)
    var element = stop.element
    if nodes[index].role.isCheckable { takeLabelBefore(&element) }
    let draft = addStop(element, id: element.id)
    if nodes[index].role == .radio { counts.radios += 1 }
    if nodes[index].role == .tab { counts.tabs += 1 }
    for what in stop.inferences { notes.infer(what, at: draft) }
    for what in stop.losses { notes.drop(what, at: draft) }
  }

  /// Adds an element with what it has from the nodes around it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - id: The tool's own mark for its node, or `nil`.
  /// - Returns: Its draft.
  @discardableResult
  mutating func addStop(_ element: Element, id: String?) -> Int {
    var element = element
    element.id = id
    if waitingMarker != nil {
      if element.traits == .staticText, let marker = waitingMarker, let label = element.label {
        element.label = "\(marker) \(label)"
        waitingMarker = nil
      } else {
        addWaitingMarker()
      }
    }
    element.traits.formUnion(context.traits)
    element.headingLevel = element.headingLevel ?? context.level
    takeCell(&element)
    // Some elements have nothing that makes them one: an option without a name.
    if element.label == nil, element.value == nil, element.traits.isEmpty {
      element.isElement = true
    }
    counts.stops += 1
    return drafts.add(element, .element)
  }

  /// Adds a text, unless it says what is heard beside it anyway.
  ///
  /// - Parameter index: The node.
  mutating func addText(_ index: Int) {
    guard !context.skipsTexts, let text = nodes[index].name else { return }
    if text.withoutGlyphs.isEmpty {
      return notes.drop("letters of icon fonts")
    }
    if let named = context.named, contexts[named].name == text,
      contexts[named].before.stops == counts.stops
    {
      contexts[named].lacksText = true
      return notes.drop(
        "texts that repeat the name of what they stand in", at: contexts[named].draft)
    }
    if let last = lastStop, isCheckable(drafts[last]),
      drafts[last].label == text
    {
      return notes.drop("labels that their checkboxes say", at: last)
    }
    addText(text, of: nodes[index])
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
    drafts.setFate(.removed, of: last)
    counts.stops -= 1
    notes.drop("labels that their checkboxes say", subject: "text \"\(label)\"")
  }

  private mutating func takeCell(_ element: inout Element) {
    guard let (place, header) = waitingCell, !tables.isEmpty else { return }
    waitingCell = nil
    element.cell = place
    if header == .none { return }
    if element.id == nil {
      headerCount += 1
      element.id = "table-header-\(headerCount)"
    }
    if let id = element.id { tables[tables.count - 1].add(id, header, at: place) }
  }

  /// Keeps the number of a list item for the text after it; bullets of outer lists are not heard.
  ///
  /// "ordered list adds the number text" (a11ysupport.io, measured).
  ///
  /// - Parameter index: The marker.
  mutating func takeMarker(_ index: Int) {
    guard let marker = nodes[index].name ?? content.joined(index) else { return }
    guard marker.contains(where: { $0.isLetter || $0.isNumber }) else {
      return notes.drop("bullets of lists")
    }
    waitingMarker = marker
  }

  /// Adds the number of a list item that no text follows.
  mutating func addWaitingMarker() {
    guard let marker = waitingMarker else { return }
    waitingMarker = nil
    addStop(Element(marker, traits: .staticText), id: nil)
  }
}
