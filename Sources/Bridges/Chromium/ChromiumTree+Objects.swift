import AccessibilityTree

extension ChromiumTree {
  /// Adds the lines of a text.
  mutating func addText(_ index: Int) {
    let element = nodes[index]
    guard let text = element.label, !text.isEmpty else { return }
    let lines = element.statedFacts.textLines
    let states = element.webFlags
    let flags = states.intersection(.joins)
    if !flags.contains(.continuesText) { joinLinesOfWords() }
    linesOfText.isOne = states.contains(.hasWordLines)
    if lines.isEmpty {
      addLine(text, element.frame, flags, language: element.language, of: index)
    } else {
      for (number, line) in lines.enumerated() {
        let isFirst = number == 0
        let isLast = number == lines.count - 1
        var joins = isFirst ? flags.subtracting(.endsInSpace) : []
        if isLast ? flags.contains(.endsInSpace) : line.endsInSpace { joins.insert(.endsInSpace) }
        addLine(
          line.words, line.frame, joins, language: element.language, of: isFirst ? index : nil)
        if !isFirst, let draft = lastText?.draft { drafts[draft].insert(.isWrapped) }
      }
    }
  }

  /// Makes one line of those of the last text if each is a single word, which Orca reads as one (source code:
  /// `web/script_utilities.py`, `elementLinesAreSingleWords`; recorded: "Uno Due." of `Uno<br>Due`).
  mutating func joinLinesOfWords() {
    let (lines, isOne) = linesOfText
    linesOfText = ([], false)
    guard api == .atSPI, isOne, lines.count > 1, let last = lines.last else { return }
    drafts[lines[0]].label = lines.compactMap { drafts[$0].label }.joined(separator: " ")
    if !drafts[last].webFlags.contains(.endsInSpace) { drafts[lines[0]].remove(.endsInSpace) }
    for line in lines.dropFirst() { drafts.setFate(.removed, of: line) }
  }

  /// Adds a line without anything on it.
  mutating func addBlankLine(_ frame: Frame?) {
    lastText = nil
    var line = Element(nil, frame: frame)
    line.traits = .staticText
    let goesOn = context.tellsEachText && context.lastOwnText == drafts.count - 1
    let draft = add(line)
    drafts.end()
    if goesOn { contexts[contexts.count - 1].lastOwnText = draft }
  }

  /// Adds the marker of a list item, with the text behind it as one.
  mutating func addMarker(_ index: Int) {
    guard let marker = nodes[index].label else { return }
    joinLinesOfWords()
    addLine(marker, nodes[index].frame, .endsInSpace, language: nil, of: index)
    lastText?.isMarker = true
  }

  // Between a marker and the text of its item there is a gap, in points.
  private static let widestMarkerGap = 24.0

  /// Adds a line of a text; the first one is the text's own node.
  private mutating func addLine(
    _ text: String, _ frame: Frame?, _ joins: WebFlags, language: String?, of node: Int?
  ) {
    let context = context
    let isClicked = isClickedText(node)
    if isClicked { lastText = nil }
    if let last = lastText, last.owner == context.owner, drafts[last.draft].language == language,
      let around = drafts[last.draft].frame, let frame,
      isOneText(frame, joins, after: around, last.isMarker)
    {
      // Of texts with markup between them each is a piece of its own.
      let isKnown = joins.contains(.continuesText)
      drafts[last.draft].label?.append(
        text: text, isApart: isKnown ? joins.contains(.followsSpace) : nil)
      drafts[last.draft].frame?.width = frame.x + frame.width - around.x
      if drafts[last.draft].webFlags.contains(.endsInSpace) {
        drafts[last.draft].remove(.endsInSpace)
      }
      if joins.contains(.endsInSpace) { drafts[last.draft].insert(.endsInSpace) }
      lastText?.isMarker = false
      return
    }
    var line = Element(text, frame: frame)
    line.language = language
    let isFirst = context.first == nil
    if tellsOwner(at: frame) {
      line.takeFacts(of: context.element)
      line.isExpanded = context.element.isExpanded
      line.traits = context.element.traits.subtracting(.staticText)
      takeFields(&line, isFirst: isFirst)
    } else {
      line.traits = .staticText
      line.description = nil
    }
    line.traits.formUnion(outerTraits(at: frame))
    line.documentNode = node.flatMap { nodes[$0].documentNode }
    if isFirst {
      line.id = context.element.id
      line.documentNode = context.element.documentNode
      // The name of a landmark that holds nothing but text stands in the place of the text (recorded).
      if context.element.isLandmark, let name = context.element.label { line.label = name }
    }
    if context.isLabel { line.state(toolkitType: "LabelText") }
    if isClicked { line.insert(.isInClickable) }
    if api == .atSPI,
      nodes.ancestors(of: drafts.source).contains(where: { nodes[$0].role == .code })
    {
      line.insert(.isInCode)
    }
    if joins.contains(.endsInSpace) { line.insert(.endsInSpace) }
    if isFirst, context.role == .status, api == .atSPI {
      // A bar of states is told by its name, and not by its text.
      line.label = context.element.label
      line.value = text
    }
    let draft = add(line)
    drafts.end()
    if context.tellsEachText { contexts[contexts.count - 1].lastOwnText = draft }
    if isFirst || api == .iAccessible2 {
      contexts[contexts.count - 1].first = frame ?? Frame(x: 0, y: 0, width: 0, height: 0)
    }
    lastText = isClicked ? nil : (draft, context.owner, false)
    linesOfText.drafts.append(draft)
  }

  /// Returns whether a text and the one before it on the line are one: by the page where it states that, else by their
  /// places.
  private func isOneText(
    _ frame: Frame, _ joins: WebFlags, after last: Frame, _ isMarker: Bool
  ) -> Bool {
    if statesSpaces, api == .atSPI, !isMarker {
      return joins.contains(.continuesText) && frame.isOnLine(of: last)
    }
    return frame.follows(last, after: isMarker ? Self.widestMarkerGap : 2)
  }

  /// Whether the element of a text listens for clicks, unless the keyboard reaches it: Orca tells of it then (recorded).
  private func isClickedText(_ node: Int?) -> Bool {
    guard api == .atSPI, let node, ChromiumKind(nodes[node], in: api) == .text,
      let holder = nodes.parent(of: node)
    else { return false }
    return nodes[holder].listensForClicks
      && nodes[holder].statedFacts.flag(.keyboardFocusable) != true
  }

  /// Adds a node as one object.
  mutating func addWhole(_ index: Int) {
    lastText = nil
    var element = nodes[index].withoutContent
    if element.role == .scrollBar { return }
    if api == .atSPI, element.isUnlabelled { return addUnlabelled(element, index) }
    if element.label == nil {
      element.label = nameOfFile(for: index)
      if element.role == .image, element.label == nil { return }
    }
    if api == .atSPI { mendField(&element) }
    mendLabel(&element)
    if element.role == .math, element.label == nil { element.label = joinedText(in: index) }
    if api == .iAccessible2 { element.traits.formUnion(wholeTraits(of: index)) }
    add(element)
    addOptions(of: index)
    drafts.end()
  }

  /// Returns the texts inside of a node.
  private func joinedText(in index: Int) -> String? {
    let texts = nodes.descendants(of: index).lazy.filter { !nodes.hasChildren($0) }
      .compactMap { nodes[$0].label }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Keeps the items of a list that is told as one, which are counted, and the controls in a cell, which keys lead to.
  private mutating func addOptions(of index: Int) {
    let role = nodes[index].role
    if role == .gridCell {
      for inner in nodes.descendants(of: index) where nodes[inner].takesFocusInCell {
        var control = nodes[inner].withoutContent
        control.isElement = false
        control.cell = context.cell?.place
        drafts.add(control, .element)
      }
      return
    }
    let item: Role = role == .tree ? .treeItem : .option
    for inner in nodes.descendants(of: index)
    where nodes[inner].role == item && !nodes[inner].isHidden {
      let hasValue = role == .comboBox || role == .listBox
      if hasValue, nodes[inner].isChosen, drafts[drafts.count - 1].value == nil {
        drafts[drafts.count - 1].value = nodes[inner].label
      }
      // Keys lead from one to the next, and each is heard then.
      if role == .listBox || role == .tree {
        var option = nodes[inner].withoutContent
        option.isElement = false
        drafts.add(option, .element)
      }
    }
  }

  /// Returns whether a link has a name that its content does not say.
  func isNamedByItself(_ index: Int) -> Bool {
    guard let name = nodes[index].label else { return false }
    var rest = name.utf8.filter { $0 > 0x20 }[...]
    for inner in nodes.descendants(of: index) where !nodes.hasChildren(inner) {
      guard let text = nodes[inner].label else { continue }
      let words = text.utf8.filter { $0 > 0x20 }
      guard rest.starts(with: words) else { return true }
      rest = rest.dropFirst(words.count)
    }
    return !rest.isEmpty
  }
}

extension Element {
  /// Whether the element is shown in a cell and can have the focus by its role.
  var takesFocusInCell: Bool { !isHidden && (role?.isControl == true || role == .link) }

  /// Whether the element is a landmark or a region of a page.
  var isLandmark: Bool {
    switch role {
    case .banner, .complementary, .contentInfo, .main, .navigation, .search, .region, .form: true
    default: false
    }
  }

  /// Whether an option is the one that is chosen.
  fileprivate var isChosen: Bool { traits.contains(.selected) || states.isSelected == true }

  /// Takes back what the element is, which going into it has told.
  mutating func forgetFacts() {
    role = nil
    states = .none
    (description, roleDescription, errorMessage, placeholder) = (nil, nil, nil, nil)
    (isExpanded, level, position, range) = (nil, nil, nil, nil)
    facts.removeAll()
  }

  /// The element without what only a container of the platform's own is.
  var withoutContent: Element {
    var element = self
    element.container = nil
    element.forgetModality()
    return element
  }
}

extension Frame {
  /// Returns whether a text goes on where another one ends, on the same line.
  fileprivate func follows(_ other: Frame, after gap: Double) -> Bool {
    isOnLine(of: other) && x >= other.x && abs(x - other.x - other.width) < gap
  }

  /// Returns whether a text is on the same line as another one.
  func isOnLine(of other: Frame) -> Bool {
    overlaps(other) && abs(y + height / 2 - other.y - other.height / 2) < other.height / 2
  }

  /// Returns whether two places share a height.
  func overlaps(_ other: Frame) -> Bool {
    max(y, other.y) < min(y + height, other.y + other.height)
  }
}
