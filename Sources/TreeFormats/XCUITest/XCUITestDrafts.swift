internal import AccessibilityTree

/// The kept elements as they will stand in the tree.
struct XCUITestDrafts {
  private var elements: [Element] = []
  /// For each node the place of its draft, or -1.
  private var places: [Int32]

  /// Creates an empty list.
  init(count: Int) { places = Array(repeating: -1, count: count) }

  /// The draft of a node, `nil` when it has none.
  subscript(index: Int) -> Element? {
    get { places[index] < 0 ? nil : elements[Int(places[index])] }
    set {
      guard let newValue else { return places[index] = -1 }
      if places[index] < 0 {
        places[index] = Int32(elements.count)
        elements.append(newValue)
      } else {
        elements[Int(places[index])] = newValue
      }
    }
  }
}

extension XCUITestImport {
  /// Returns the kept elements with their words, traits, frames and actions.
  mutating func drafts(headers: Set<Int>) -> XCUITestDrafts {
    var drafts = XCUITestDrafts(count: dump.nodes.count)
    for index in dump.nodes.indices where marks[index].contains(.isKept) {
      drafts[index] = draft(of: index, isHeader: headers.contains(index))
    }
    return drafts
  }

  private mutating func draft(of index: Int, isHeader: Bool) -> Element {
    let node = dump.nodes[index]
    let texts = XCUITestTexts(node, in: dump)
    var element = Element(texts.label, value: texts.value, frame: node.frame)
    element.id = texts.id ?? idOfWrapper(index)
    element.hint = texts.hint
    element.placeholder = texts.placeholder
    for what in texts.dropped { report.drop(what, at: index) }
    element.traits =
      XCUITestTraits(
        of: index, in: dump, standingAs: standing(of: index, isHeader: isHeader),
        isSelected: texts.isSelected, report: &report
      ).traits
    // A rule between the parts of a page is no control, and called disabled nevertheless.
    if node.type == .other, web.page(of: index) != nil { element.traits.remove(.notEnabled) }
    if isButtonByTypeAlone(index, element.traits) { element.respondsToUserInteraction = true }
    if node.type == .cell, !node.flags.contains(.hasTraits) { takeSwitch(of: index, &element) }
    if web.page(of: index) != nil || web.headingLevel(of: index) != nil {
      takeWeb(index, &element)
    }
    element.actions = actions(node)
    if node.flags.contains(.hasAbsurdFrame) { report.drop("frames that are not finite", at: index) }
    if !dump.saysStops { report.infer("elements from element types", at: index) }
    if node.flags.contains(.hasUnknownType) { report.drop("unknown element types", at: index) }
    if node.flags.contains(.hasPercentage) { report.infer("percentages from ranges", at: index) }
    return element
  }

  private func standing(of index: Int, isHeader: Bool) -> XCUITestTraits.Standing {
    var standing: XCUITestTraits.Standing = isHeader ? .header : []
    if isBackButton(index) { standing.insert(.backButton) }
    if surroundings.isInKeyboard(index) { standing.insert(.key) }
    if isTextOfPage(index) || isTextWithLinks(index) { standing.insert(.text) }
    return standing
  }

  /// Whether a field of several lines is a text that a page shows: its words are its label, and the field around
  /// it, which is no element, holds them as its value (measured in a page that asks for consent).
  private func isTextOfPage(_ index: Int) -> Bool {
    let node = dump.nodes[index]
    guard node.type == .textView, dump.saysStops, dump.string(node.label) != nil,
      dump.string(node.value) == nil, let parent = dump.parent(of: index)
    else { return false }
    let outer = dump.nodes[parent]
    return outer.type == .textView && !marks[parent].contains(.isElement)
      && dump.string(outer.value) != nil
  }

  /// Whether the type is a button's while the traits that are written are those of nothing that acts.
  private func isButtonByTypeAlone(_ index: Int, _ traits: Traits) -> Bool {
    let node = dump.nodes[index]
    let says: Traits = [
      .button, .link, .keyboardKey, .adjustable, .tab, .backButton, .popupButton, .switchButton,
      .searchField, .header,
    ]
    guard node.type == .button, node.flags.contains(.hasTraits), !node.flags.contains(.isDisabled),
      !surroundings.isInKeyboard(index), traits.isDisjoint(with: says)
    else { return false }
    let names = (dump.string(node.traits) ?? "").split(separator: ",")
    return names.allSatisfy { TraitNames.traits(named: $0.drop(while: \.isWhitespace)) != nil }
  }

  /// A row with a switch is one element, switched by a double tap (dumps with traits say so).
  private mutating func takeSwitch(of index: Int, _ element: inout Element) {
    guard let found = (index..<dump.end(of: index)).first(where: { dump.nodes[$0].type.isSwitch })
    else { return }
    let node = dump.nodes[found]
    element.traits.formUnion([.switchButton, .button])
    if node.flags.contains(.isDisabled) { element.traits.insert(.notEnabled) }
    element.value = dump.string(node.value) ?? element.value
    report.infer("switches from rows that contain one", at: index)
  }

  /// What a page's element is by what holds it, which dumps with traits say of the element itself.
  private mutating func takeWeb(_ index: Int, _ element: inout Element) {
    let saysTraits = dump.nodes[index].flags.contains(.hasTraits)
    if !saysTraits, web.isInLink(index), !element.traits.contains(.link) {
      element.traits.insert(.link)
      report.infer("links from the elements around their texts", at: index)
    }
    guard let level = web.headingLevel(of: index) else { return }
    if element.value == String(level) { element.value = nil }
    if saysTraits, !element.traits.contains(.header) { return }
    element.traits.insert(.header)
    element.headingLevel = level
    report.infer("heading levels from values in web pages", at: index)
  }

  /// React Native puts the test identifier on a wrapper that otherwise repeats the text inside.
  private func idOfWrapper(_ index: Int) -> String? {
    guard let parent = dump.parent(of: index), !marks[parent].contains(.isElement) else {
      return nil
    }
    let node = dump.nodes[index]
    let wrapper = dump.nodes[parent]
    guard !node.label.isEmpty, dump.areEqual(node.label, wrapper.label),
      node.frame == wrapper.frame, !dump.areEqual(wrapper.name, wrapper.label)
    else { return nil }
    return dump.string(wrapper.name)
  }

  private func actions(_ node: XCUITestElement) -> [String] {
    guard let list = dump.string(node.actions) else { return [] }
    return list.split(separator: ",").compactMap { part in
      let name = part.drop { $0.isWhitespace }
      return String(name).nonblank
    }
  }
}
