import AccessibilityTree

/// Fields that Chromium makes of several objects, or names otherwise than they are drawn; recorded on Linux.
extension ChromiumTree {
  /// Returns whether a block of a page is the header or footer of a section, or stands right in a landmark or an
  /// article, so that its texts are not those of what is around it.
  func isBlockOfItsOwn(_ index: Int) -> Bool {
    let role = nodes[index].role
    return role == .sectionHeader || role == .sectionFooter
      || (context.element.isLandmark || context.tellsEachText) && role == .generic
        && !nodes[index].webFlags.contains(.isInline)
  }

  /// Returns whether a node marks a part of the text that it stands in, not all of it.
  func isMarkedPart(_ index: Int) -> Bool {
    guard nodes[index].isMarkedText else { return false }
    // Recorded of code in cells.
    guard let holder = nodes.parent(of: index) else { return false }
    return !isAlone(index) || ChromiumKind(nodes[holder], in: api) == .cell
  }

  /// Returns whether a node without a role is an object of its own in a heading or a link, as an icon mostly is.
  func isSectionOfPhrase(_ index: Int) -> Bool {
    nodes[index].webFlags.contains(.isSection) && !isAlone(index)
      && contexts.contains { $0.role == .heading || $0.role == .link }
  }

  /// Returns whether a node is all that its holder holds.
  func isAlone(_ index: Int) -> Bool {
    guard let holder = nodes.parent(of: index) else { return true }
    return index == holder + 1 && nodes.end(of: index) == nodes.end(of: holder)
  }

  /// Returns whether a field is told by what is inside of it.
  func hasParts(_ index: Int) -> Bool {
    let element = nodes[index]
    if isDate(element) {
      return nodes.descendants(of: index).contains { nodes[$0].role == .spinButton }
    }
    return api == .atSPI && element.states.isMultiline == true && typedLines(index).count > 1
  }

  /// Adds what is inside of a field.
  mutating func addParts(of index: Int) -> Int {
    lastText = nil
    if isDate(nodes[index]) { addDate(index) } else { addTypedLines(index) }
    return nodes.end(of: index)
  }

  /// Names a field as Chromium does.
  func mendField(_ element: inout Element) {
    let flags = element.webFlags
    if element.role == nil, flags.contains(.isColor) {
      element.role = .button
      element.value = nil
      element.traits.remove(.popupButton)
    }
    // Orca asks which option is chosen, and none is that is disabled (recorded).
    if flags.contains(.choosesNothing) { element.value = nil }
    if element.role == .spinButton, element.value == nil {
      // An empty field has the number that its range begins with, or none (recorded).
      let range = element.range
      element.value = range?.maximum.map { $0 > range?.minimum ?? 0 } == true ? "0" : "0.0"
      element.placeholder = nil
    }
    guard element.role == .button else { return }
    // Of a button named by a single letter or sign Orca says what describes it (source code: `web/script_utilities.py`,
    // `preferDescriptionOverName`; recorded).
    if element.label?.count == 1, let description = element.description?.nonblank {
      (element.label, element.description) = (description, nil)
    }
    guard flags.contains(.isFile) else { return }
    // A title describes it and is no name.
    let name = element.label == element.description ? nil : element.label
    let words = "\(name ?? "Choose File"): \(element.value ?? "No file chosen")"
    element.label = Self.isToldByLabel(element) ? "\(name ?? "") \(words)" : words
    element.value = nil
  }

  // What a field is labelled by, but for a label that holds it, is told beside its name.
  private static func isToldByLabel(_ element: Element) -> Bool {
    element.webFlags.contains(.isLabelledByText) && !element.webFlags.contains(.isInLabel)
  }

  private func isDate(_ element: Element) -> Bool {
    !element.webFlags.isDisjoint(with: [.isDate, .isTime, .isDateTime])
  }

  private mutating func addDate(_ field: Int) {
    let label = nodes[field].label
    let isToldByLabel = api == .atSPI && Self.isToldByLabel(nodes[field])
    for inner in nodes.descendants(of: field) {
      var part = nodes[inner].withoutContent
      switch part.role {
      case .spinButton:
        let shown = nodes.descendants(of: inner).first { nodes[$0].label != nil }
        // Linux knows the number of an empty part, and not what it shows.
        let isEmpty = api == .atSPI && part.value == "0"
        let words = shown.flatMap { nodes[$0].label }
        part.value = isEmpty && words?.contains { $0.isNumber } != true ? "0" : words ?? part.value
        part.range = nil
      case .button: break
      case nil where part.label?.isEmpty == false:
        guard !isInSpinButton(inner, of: field) else { continue }
      default: continue
      }
      if part.role != nil, let name = part.label {
        part.label = Self.named(name, in: label, isToldByLabel)
      }
      part.frame = nodes[field].frame
      add(part)
      drafts.end()
    }
  }

  private func isInSpinButton(_ node: Int, of field: Int) -> Bool {
    nodes.ancestors(of: node).prefix { $0 != field }.contains { nodes[$0].role == .spinButton }
  }

  // The browser's tree has the part's name twice, where Linux has the field's between the two.
  private static func named(_ name: String, in field: String?, _ isToldByLabel: Bool) -> String {
    let words = name.split(separator: " ")
    let half = words.count / 2
    let isTwice = words.count % 2 == 0 && words.prefix(half) == words.suffix(half)
    let part = isTwice ? words.prefix(half).joined(separator: " ") : name
    guard let field, !field.isEmpty else { return part }
    return isToldByLabel ? "\(field) \(part) \(field)" : "\(part) \(field)"
  }

  /// Returns the lines of what is typed into a field.
  private func typedLines(_ field: Int) -> [String] {
    nodes.descendants(of: field).flatMap { inner -> [String] in
      guard !nodes.hasChildren(inner), let text = nodes[inner].label, !text.isEmpty else {
        return []
      }
      let lines = nodes[inner].statedFacts.textLines
      return lines.isEmpty ? [text] : lines.map(\.words)
    }
  }

  /// Adds a field by its first line, and each further one as a line of its own.
  private mutating func addTypedLines(_ field: Int) {
    let lines = typedLines(field)
    var element = nodes[field].withoutContent
    element.value = lines[0]
    add(element)
    drafts.end()
    for line in lines.dropFirst() {
      add(Element(line))
      drafts.end()
    }
  }
}
