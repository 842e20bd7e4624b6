internal import AccessibilityTree

/// Which nodes are elements in a dump that does not say what is accessible: their types decide.
extension XCUITestImport {
  /// The topmost control or text is an element, a text only with words; another view is one when it has a label
  /// and nothing below it has words.
  mutating func chooseByType() {
    var inside = [Contents](repeating: Contents(), count: dump.nodes.count)
    for index in dump.nodes.indices.reversed() where !marks[index].contains(.isRemoved) {
      if isAccessory(index) {
        report.drop("marks at the ends of rows", subject: dump.subject(index))
        continue
      }
      let node = dump.nodes[index]
      let contents = inside[index]
      let hasWords = hasWords(node)
      let isElement =
        node.type.isControlOrText
        ? hasWords || isControlWithoutWords(index, contents)
        : isLabelledView(node)
          && (!contents.hasWords && contents.wordless < 2 || speaksForContents(index, contents))
      if isElement { marks[index].insert(.isElement) }
      guard let parent = dump.parent(of: index) else { continue }
      if isElement {
        let isHeard = hasWords || contents.hasWords || !node.type.isControlOrText
        inside[parent].hasWords = inside[parent].hasWords || isHeard
        inside[parent].wordless += isHeard ? 0 : 1
        inside[parent].hasControl = inside[parent].hasControl || acts(node)
        inside[parent].add(only: index)
      } else {
        inside[parent].add(contents)
      }
    }
    var isInField = [Bool](repeating: false, count: dump.nodes.count)
    for index in dump.nodes.indices {
      guard let parent = dump.parent(of: index) else { continue }
      isInField[index] = holdsControls(parent, isInField[parent])
      let staysInField =
        isInField[index] && marks[index].contains(.isElement) && actsInField(index)
      if !staysInField, !marks[parent].isDisjoint(with: [.isElement, .isInsideElement]) {
        marks[index].remove(.isElement)
        marks[index].insert(.isInsideElement)
      }
    }
  }

  /// Whether a view that only shows things is one element and stands for what is in it: no view that merely holds
  /// others has a value beside its name, and nobody names a group of a single text.
  private func speaksForContents(_ index: Int, _ contents: Contents) -> Bool {
    let node = dump.nodes[index]
    guard node.type == .other, !contents.hasControl, web.page(of: index) == nil,
      web.headingLevel(of: index) == nil
    else { return false }
    if dump.string(node.value) != nil, !dump.areEqual(node.value, node.label) { return true }
    return contents.only.map { saysMore(index, than: $0) } ?? false
  }

  /// Whether a view says more than the one text in it, and all that the text shows: "0 of 3 done" around "0/3".
  ///
  /// What a test driver puts together from the texts below is the text itself.
  private func saysMore(_ index: Int, than text: Int) -> Bool {
    guard dump.nodes[text].type == .staticText, let label = dump.string(dump.nodes[index].label),
      let shown = dump.string(dump.nodes[text].label)
    else { return false }
    let (said, drawn) = (Self.words(of: label), Self.words(of: shown))
    return !drawn.isEmpty && drawn.count < said.count && drawn.isSubset(of: said)
  }

  private static func words(of text: String) -> Set<Substring> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber })
  }

  /// What the elements in a view are.
  private struct Contents {
    var hasWords = false
    /// How many controls have none.
    var wordless: Int32 = 0
    var hasControl = false
    /// The one element that is in it, where it holds no other.
    private(set) var only: Int?
    private var isSeveral = false

    mutating func add(only index: Int) {
      (only, isSeveral) = only == nil && !isSeveral ? (index, false) : (nil, true)
    }

    mutating func add(_ other: Contents) {
      if other.isSeveral {
        (only, isSeveral) = (nil, true)
      } else if let index = other.only {
        add(only: index)
      }
      hasWords = hasWords || other.hasWords
      wordless += other.wordless
      hasControl = hasControl || other.hasControl
    }
  }

  /// Whether something can be done with a node; a row says so by its traits, or by being selected.
  func acts(_ node: XCUITestElement) -> Bool {
    if node.type.isControl { return true }
    guard node.type == .cell else { return false }
    let traits = dump.string(node.traits) ?? ""
    return node.flags.contains(.isSelected) || traits.contains("Button") || traits.contains("Link")
  }

  /// Whether a node is a control that can be met, though nothing says what it is called.
  ///
  /// One that holds other controls only groups them. The buttons that close a window of the Mac have a name
  /// that the Mac knows and the dump does not.
  private func isControlWithoutWords(_ index: Int, _ contents: Contents) -> Bool {
    let node = dump.nodes[index]
    guard acts(node), node.type.takesText || !contents.hasControl else { return false }
    if let frame = node.frame, min(frame.width, frame.height) <= 1 { return false }
    return !dump.bytes(node.name).starts(with: "_XCUI:".utf8)
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
