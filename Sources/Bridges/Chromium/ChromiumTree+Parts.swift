import AccessibilityTree

/// Fields that Chromium makes of several objects, or names otherwise than they are drawn; recorded on Linux.
extension ChromiumTree {
  /// Returns whether a block of a page stands right in a landmark, so that its texts are not the landmark's own.
  func isBlockOfLandmark(_ index: Int) -> Bool {
    context.element.isLandmark && nodes[index].role == .generic
      && !nodes[index].webFlags.contains(.isInline)
  }

  /// Returns whether a field is told by what is inside of it.
  func hasParts(_ index: Int) -> Bool {
    let element = nodes[index]
    if isDate(element) {
      return nodes.descendants(of: index).contains { nodes[$0].role == .spinButton }
    }
    return element.states.isMultiline == true && typedLines(index).count > 1
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
    guard element.role == .button, flags.contains(.isFile) else { return }
    // What it is labelled by stands beside its name, which has it once more.
    let label = element.label.map { "\($0) \($0)" } ?? "Choose File"
    element.label = "\(label): \(element.value ?? "No file chosen")"
    element.value = nil
  }

  private func isDate(_ element: Element) -> Bool {
    !element.webFlags.isDisjoint(with: [.isDate, .isTime, .isDateTime])
  }

  private mutating func addDate(_ field: Int) {
    let label = nodes[field].label
    for inner in nodes.descendants(of: field) {
      var part = nodes[inner].withoutContent
      switch part.role {
      case .spinButton:
        let shown = nodes.descendants(of: inner).first { nodes[$0].label != nil }
        part.value = shown.flatMap { nodes[$0].label } ?? part.value
        part.range = nil
      case .button: break
      case nil where part.label?.isEmpty == false:
        guard !isInSpinButton(inner, of: field) else { continue }
      default: continue
      }
      if part.role != nil, let name = part.label {
        part.label = Self.named(name, in: label)
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
  private static func named(_ name: String, in field: String?) -> String {
    let words = name.split(separator: " ")
    let half = words.count / 2
    let isTwice = words.count % 2 == 0 && words.prefix(half) == words.suffix(half)
    let part = isTwice ? words.prefix(half).joined(separator: " ") : name
    guard let field, !field.isEmpty else { return part }
    return "\(field) \(part) \(field)"
  }

  /// Returns the lines of what is typed into a field.
  private func typedLines(_ field: Int) -> [String] {
    nodes.descendants(of: field).flatMap { inner -> [String] in
      guard !nodes.hasChildren(inner), let text = nodes[inner].label, !text.isEmpty else {
        return []
      }
      let lines = nodes[inner].statedFacts.textLines
      return lines.isEmpty ? [text] : lines.map(\.text)
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
