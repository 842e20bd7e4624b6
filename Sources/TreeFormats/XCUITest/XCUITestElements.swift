/// Which nodes are elements: where the reader's cursor stops.
extension XCUITestImport {
  /// Marks the elements, by what the dump says or, in old dumps, by the types of the nodes.
  mutating func findElements() {
    if dump.saysStops {
      takeAccessibleNodes()
      if !marks.contains(where: { $0.contains(.isElement) }) { tellInaccessibleNodes() }
    } else {
      chooseByType()
    }
  }

  /// An accessible node is an element, and what is below it is heard as part of it or not at all.
  ///
  /// Tables are never elements, whatever they say of themselves: WebDriverAgent passes over them when it
  /// looks for accessible ancestors (documented in its source).
  private mutating func takeAccessibleNodes() {
    var isInField = [Bool](repeating: false, count: dump.nodes.count)
    for index in dump.nodes.indices where !marks[index].contains(.isRemoved) {
      let parent = dump.parent(of: index)
      isInField[index] = parent.map { holdsControls($0, isInField[$0]) } ?? false
      if let parent, !marks[parent].isDisjoint(with: [.isElement, .isInsideElement]) {
        marks[index].insert(isInField[index] && actsInField(index) ? .isElement : .isInsideElement)
      } else if saysAccessible(index), dump.nodes[index].type != .table,
        !isCellThatAnswersForItsChild(index)
      {
        marks[index].insert(.isElement)
      }
    }
  }

  /// Where nothing is accessible, what has words or can be acted on was lost, and the report says so.
  private mutating func tellInaccessibleNodes() {
    for index in dump.nodes.indices where !marks[index].contains(.isRemoved) {
      let node = dump.nodes[index]
      guard acts(node) || !node.type.isStructure && dump.string(node.label) != nil else { continue }
      report.drop("elements that are not accessible", subject: dump.subject(index))
    }
  }

  /// Returns whether the nearest element around what is in a node is a text field.
  ///
  /// - Parameters:
  ///   - index: A node whose mark is known.
  ///   - isInField: The same of the node itself.
  /// - Returns: `true` inside of a field, and not of what is in it.
  func holdsControls(_ index: Int, _ isInField: Bool) -> Bool {
    marks[index].contains(.isElement) ? dump.nodes[index].type.holdsControls : isInField
  }

  /// Returns whether a node of a text field is a control, as the button that shows a password: a field is one
  /// stop, and what can be done beside the text another.
  ///
  /// WebDriverAgent calls everything below an accessible node inaccessible, so that only the node's own word
  /// tells (documented in its source).
  ///
  /// - Parameter index: A node in a text field.
  /// - Returns: `true` for the control.
  func actsInField(_ index: Int) -> Bool {
    let node = dump.nodes[index]
    return !dump.isOfMac && node.type.isControl && !node.type.takesText
      && (!node.flags.contains(.saysNative) || node.flags.contains(.isNative))
  }

  private func saysAccessible(_ index: Int) -> Bool {
    let flags = dump.nodes[index].flags
    return flags.contains(dump.saysAccessible ? .isAccessible : .isNative)
  }

  /// Returns whether a node is a cell that is accessible only because its first child is.
  ///
  /// WebDriverAgent calls such a cell accessible too (documented in its source). Were the cell itself an
  /// element, its child would not be accessible. A cell that says what it is by itself is believed.
  ///
  /// - Parameter index: A node of the dump.
  /// - Returns: `true` for a cell that only holds elements.
  private func isCellThatAnswersForItsChild(_ index: Int) -> Bool {
    let flags = dump.nodes[index].flags
    guard dump.nodes[index].type == .cell, index + 1 < dump.end(of: index) else { return false }
    if flags.contains(.saysNative) { return !flags.contains(.isNative) }
    return saysAccessible(index + 1)
  }
}
