/// Which nodes are elements: where the reader's cursor stops.
extension XCUITestImport {
  /// Marks the elements, by what the dump says or, in old dumps, by the types of the nodes.
  mutating func findElements() {
    if dump.saysStops {
      takeAccessibleNodes()
    } else {
      chooseByType()
    }
  }

  /// An accessible node is an element, and what is below it is heard as part of it or not at all.
  ///
  /// Tables are never elements, whatever they say of themselves: WebDriverAgent passes over them when it
  /// looks for accessible ancestors (documented in its source).
  private mutating func takeAccessibleNodes() {
    for index in dump.nodes.indices where !marks[index].contains(.isRemoved) {
      if let parent = dump.parent(of: index),
        !marks[parent].isDisjoint(with: [.isElement, .isInsideElement])
      {
        marks[index].insert(.isInsideElement)
      } else if saysAccessible(index), dump.nodes[index].type != .table,
        !isCellThatAnswersForItsChild(index)
      {
        marks[index].insert(.isElement)
      }
    }
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

  /// The topmost control or text with words is an element; another view is one when it has a label and
  /// nothing below it is an element.
  private mutating func chooseByType() {
    var holdsElement = [Bool](repeating: false, count: dump.nodes.count)
    for index in dump.nodes.indices.reversed() where !marks[index].contains(.isRemoved) {
      let node = dump.nodes[index]
      if node.type.isControlOrText ? hasWords(node) : isLabelledView(node) && !holdsElement[index] {
        marks[index].insert(.isElement)
      }
      if marks[index].contains(.isElement) || holdsElement[index],
        let parent = dump.parent(of: index)
      {
        holdsElement[parent] = true
      }
    }
    for index in dump.nodes.indices {
      if let parent = dump.parent(of: index),
        !marks[parent].isDisjoint(with: [.isElement, .isInsideElement])
      {
        marks[index].remove(.isElement)
        marks[index].insert(.isInsideElement)
      }
    }
  }

  private func hasWords(_ node: XCUITestElement) -> Bool {
    if dump.string(node.label) != nil { return true }
    if node.type.speaksByValue, dump.string(node.value) != nil { return true }
    return node.type.takesText && dump.string(node.placeholder) != nil
  }

  private func isLabelledView(_ node: XCUITestElement) -> Bool {
    !node.type.isStructure && dump.string(node.label) != nil
  }
}
