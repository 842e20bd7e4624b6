internal import AccessibilityTree

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
      if isAccessory(index) {
        report.drop("marks at the ends of rows", subject: dump.subject(index))
        marks[index].insert(.isInsideElement)
        continue
      }
      isInField[index] = parent.map { holdsControls($0, isInField[$0]) } ?? false
      if let parent, !marks[parent].isDisjoint(with: [.isElement, .isInsideElement]) {
        let isElement = isInField[index] && actsInField(index)
        marks[index].insert(isElement ? .isElement : .isInsideElement)
        if !isElement, isAccessibleInside(index) {
          report.drop("accessible elements inside of elements", subject: dump.subject(index))
        }
      } else if saysAccessible(index), dump.nodes[index].type != .table,
        !isCellThatAnswersForItsChild(index)
      {
        marks[index].insert(.isElement)
      }
    }
  }

  /// How large in points the mark is that shows that a row leads on, at the most (measured: 8 by 13).
  private static let largestAccessory = 14.0

  /// Returns whether a node is the mark at the end of a row, which is a button that is disabled and hardly seen:
  /// it says what the row does.
  func isAccessory(_ index: Int) -> Bool {
    let node = dump.nodes[index]
    guard node.type == .button, node.flags.contains(.isDisabled), let frame = node.frame,
      max(frame.width, frame.height) <= Self.largestAccessory
    else { return false }
    return dump.tree.ancestors(of: index).contains { dump.nodes[$0].type == .cell }
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
  func holdsControls(_ index: Int, _ isInField: Bool) -> Bool {
    marks[index].contains(.isElement) ? holdsControls(index) : isInField
  }

  /// Returns whether what is in a node is a stop beside it: a button in a field, a link in a text.
  func holdsControls(_ index: Int) -> Bool {
    dump.nodes[index].type.holdsControls || isTextWithLinks(index)
  }

  /// Returns whether a field of several lines is a text that nobody types into: one that is edited has no links.
  func isTextWithLinks(_ index: Int) -> Bool {
    !dump.isOfMac && dump.nodes[index].type == .textView
      && dump.tree.descendants(of: index).contains { dump.nodes[$0].type == .link }
  }

  /// Returns whether a node of a text field is a control, as the button that shows a password: a field is one
  /// stop, and what can be done beside the text another.
  ///
  /// WebDriverAgent calls everything below an accessible node inaccessible, so that only the node's own word
  /// tells (documented in its source).
  func actsInField(_ index: Int) -> Bool {
    let node = dump.nodes[index]
    return !dump.isOfMac && node.type.isControl && !node.type.takesText
      && (!node.flags.contains(.saysNative) || node.flags.contains(.isNative))
  }

  /// Returns whether a node inside of an element says itself that it is accessible, so that nobody gets to it.
  func isAccessibleInside(_ index: Int) -> Bool {
    dump.saysStops && marks[index].contains(.isInsideElement) && saysAccessible(index)
      && dump.nodes[index].type != .table && !surroundings.isInKeyboard(index)
  }

  /// Returns whether a cell is one of UIKit's own, which has the words of its parts, a title and what it is set to:
  /// it is one stop, and XCTest takes it apart.
  ///
  /// What can be done in it besides the switch is a stop of its own, and the cell none.
  private func speaksForItsParts(_ index: Int) -> Bool {
    let cell = dump.nodes[index]
    guard !cell.label.isEmpty, !cell.value.isEmpty else { return false }
    var (hasTitle, hasValue) = (false, false)
    for below in dump.tree.descendants(of: index) {
      let node = dump.nodes[below]
      if node.type.isControl, !node.type.isSwitch, !isAccessory(below) { return false }
      if dump.areEqual(node.label, cell.label) { hasTitle = true }
      let shown = node.type.isSwitch ? node.value : node.label
      if dump.areEqual(shown, cell.value) { hasValue = true }
    }
    return hasTitle && hasValue
  }

  private func saysAccessible(_ index: Int) -> Bool {
    let flags = dump.nodes[index].flags
    return flags.contains(dump.saysAccessible ? .isAccessible : .isNative)
  }

  /// Returns whether a node is a cell that is accessible only because its first child is.
  ///
  /// WebDriverAgent calls such a cell accessible too (documented in its source). Were the cell itself an
  /// element, its child would not be accessible. A cell that says what it is by itself is believed.
  private func isCellThatAnswersForItsChild(_ index: Int) -> Bool {
    let flags = dump.nodes[index].flags
    guard dump.nodes[index].type == .cell, index + 1 < dump.end(of: index),
      !speaksForItsParts(index)
    else { return false }
    if flags.contains(.saysNative) { return !flags.contains(.isNative) }
    return saysAccessible(index + 1)
  }
}
