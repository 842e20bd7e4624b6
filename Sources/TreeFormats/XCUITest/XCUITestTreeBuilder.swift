internal import AccessibilityTree

extension XCUITestImport {
  /// Returns the kept elements and the views that stay, as a tree.
  mutating func tree(_ drafts: XCUITestDrafts, _ reachability: XCUITestReachability) -> ElementTree
  {
    var tree = ElementTree()
    var identifiers = ImportedIdentifiers()
    var places = [Int32](repeating: -1, count: dump.nodes.count)
    var steps: [Step] = [.nodes(dump.nodes.indices)]
    while let step = steps.popLast() {
      guard case .nodes(let nodes) = step else {
        tree.end()
        continue
      }
      guard let index = nodes.first else { continue }
      let end = dump.end(of: index)
      let mark = marks[index]
      steps.append(.nodes(end..<nodes.endIndex))
      if mark.contains(.isHolder) {
        var holder = holder(index)
        identifiers.claim(for: &holder, report: &report)
        places[index] = Int32(tree.begin(holder))
        steps.append(.end)
        let bar = dump.nodes[index].type == .navigationBar ? partsAlong(bar: index) : nil
        steps += (bar ?? [index + 1..<end]).reversed().map(Step.nodes)
        continue
      }
      if mark.contains(.isKept), var element = drafts[index] {
        identifiers.claim(for: &element, report: &report)
        places[index] = Int32(tree.count)
        add(element, index, reachability, to: &tree)
      }
      // The controls in a text field stand behind it.
      let isWhole = mark.contains(.isElement) && !holdsControls(index)
      if !isWhole, !mark.contains(.isRemoved) { steps.append(.nodes(index + 1..<end)) }
    }
    report.place { places[$0] < 0 ? nil : Int(places[$0]) }
    if !dump.offsets.isEmpty {
      offsets = [Int](repeating: -1, count: tree.count)
      for (index, place) in places.enumerated() where place >= 0 {
        offsets[Int(place)] = Int(dump.offsets[index])
      }
    }
    return tree
  }

  private enum Step {
    case nodes(Range<Int>)
    case end
  }

  /// Adds an element, with the descendants that name it when it has no words of its own.
  private mutating func add(
    _ element: Element, _ index: Int, _ reachability: XCUITestReachability,
    to tree: inout ElementTree
  ) {
    var element = element
    let names = hasOwnWords(element, index) ? [] : labelledDescendants(index, reachability)
    if names.isEmpty {
      if let text = visibleText(of: index, element, reachability) {
        element.facts.append(.init(key: FactKey.visibleText.rawValue, value: .text(text)))
      }
      let controls = controlsInside(index, reachability)
      // The cursor stops at what the dump calls accessible, even if there is nothing to say.
      if element.label == nil && element.value == nil && element.traits.isEmpty || !controls.isEmpty
      {
        element.isElement = true
      }
      tree.begin(element)
      for control in controls { tree.add(control) }
      tree.end()
      return
    }
    element.combination = .combine
    report.infer("labels from descendants", at: index)
    tree.begin(element)
    for name in names { tree.add(name) }
    tree.end()
  }

  /// Returns the one text that a control shows, where its label is another one; a number is no name.
  private func visibleText(
    of index: Int, _ element: Element, _ reachability: XCUITestReachability
  ) -> String? {
    let node = dump.nodes[index]
    guard node.type.isControl, !node.type.takesText, let label = element.label else { return nil }
    let texts = (index + 1..<dump.end(of: index)).filter { below in
      dump.nodes[below].type == .staticText && !marks[below].contains(.isRemoved)
        && dump.nodes[below].isVisible && dump.string(dump.nodes[below].label) != nil
    }
    let shown = texts.count == 1 ? dump.string(dump.nodes[texts[0]].label) : dump.shownTexts[index]
    guard let shown, shown.contains(where: \.isLetter),
      !label.lowercased().holds(shown.lowercased())
    else { return nil }
    return shown
  }

  /// Returns the controls inside of an element that say themselves that they are accessible: nobody gets to them.
  private mutating func controlsInside(
    _ index: Int, _ reachability: XCUITestReachability
  ) -> [Element] {
    guard dump.saysStops else { return [] }
    return (index + 1..<dump.end(of: index)).compactMap { below in
      let node = dump.nodes[below]
      guard isAccessibleInside(below), node.type.isControl, !node.flags.contains(.isDisabled),
        reachability.reaches(below)
      else { return nil }
      let texts = XCUITestTexts(node, in: dump)
      var control = Element(texts.label, value: texts.value, frame: node.frame)
      control.traits = node.type.privateTraits.union(node.type.publicTraits)
      return control
    }
  }

  private func hasOwnWords(_ element: Element, _ index: Int) -> Bool {
    element.label != nil || element.value != nil || dump.nodes[index].type.takesText
  }

  /// Returns the topmost labelled nodes below an element, with nothing but their labels.
  ///
  /// The app computes the label of such an element from them when the reader asks, which no dump does.
  private func labelledDescendants(
    _ index: Int, _ reachability: XCUITestReachability
  ) -> [Element] {
    struct Key: Hashable {
      var words: String
      var frame: Frame?
    }
    var names: [Element] = []
    var seen: Set<Key> = []
    var below = index + 1
    while below < dump.end(of: index) {
      let node = dump.nodes[below]
      if marks[below].contains(.isRemoved) {
        below = dump.end(of: below)
      } else if let label = dump.string(node.label), reachability.reaches(below) {
        let key = Key(words: label.withSingleSpaces, frame: node.frame)
        if seen.insert(key).inserted { names.append(Element(label, frame: node.frame)) }
        below = dump.end(of: below)
      } else {
        below += 1
      }
    }
    return names
  }
}
