package import AccessibilityTree
package import Documents

/// A change of an element's properties, as the effect `set` of a behaviour writes it.
///
/// The keys are those of an element. `traits` is a whole new list, or `{add: […], remove: […]}`; `value` is
/// a new value, or `{next: […]}` or `{previous: […]}`, which goes one further in a list of values and stays
/// at its end. `{toggle: […]}` goes round in a list of labels, values or hints, and turns traits on and off.
package struct ElementChange: Sendable {
  private var source = Element()
  private var keys: [NativeElementKey] = []
  private var added: Traits = []
  private var removed: Traits = []
  /// The values that the element goes through, and which way.
  private var values: (list: [String], step: Int)?
  /// The texts that the element goes round in.
  private var rounds: [(key: NativeElementKey, list: [String])] = []
  private var toggled: Traits = []
  /// The change in the types that JSON has, which reads back as the same change.
  var canonical: PropertyValue = .mapping([])

  /// Reads a change as a behaviour carries it.
  package init(_ value: PropertyValue) throws(SourceError) {
    var json = JSONWriter()
    json.value(value)
    let text = try SourceText(bytes: json.bytes, path: "set")
    try self.init(reading: try Document(json: text).root)
  }

  /// Reads a change from a file.
  package init(reading node: DocumentNode) throws(SourceError) {
    guard node.kind == .mapping else {
      throw node.error("\"set\" takes {ID: {property: value}}, not \(node.described)")
    }
    var entries: [PropertyValue.Entry] = []
    let known = NativeElementKey.allCases.filter { ![.id, .children, .behaviours].contains($0) }
    try node.readPairs { (name, value) throws(SourceError) in
      guard let key = known.first(where: { $0.rawValue == name.text }) else {
        throw name.error(
          "\"set\" cannot change \(SafeText.quoted(name.text))",
          suggestion: Spelling.suggestion(
            for: name.text, among: known.map(\.rawValue), noun: "properties"))
      }
      if key == .traits, value.kind == .mapping {
        entries.append(try readTraits(value))
        return
      }
      if [.label, .value, .hint].contains(key), value.kind == .mapping, value["toggle"] != nil {
        entries.append(try readRound(key, value))
        return
      }
      if key == .value, value.kind == .mapping {
        entries.append(try readValues(value))
        return
      }
      var reader = NativeElementReader()
      try reader.readOnly(key, name, value)
      key.copy(from: reader.element, to: &source)
      keys.append(key)
      let typed = NativeProperties.element(reader.element).first { $0.key == key.rawValue }?.value
      let written = if let typed { typed } else { try Self.emptyValue(key, value) }
      entries.append(.init(key: key.rawValue, value: written))
    }
    canonical = .mapping(entries)
  }

  /// Changes an element.
  package func apply(to element: inout Element) {
    for key in keys { key.copy(from: source, to: &element) }
    element.traits.formUnion(added)
    element.traits.subtract(removed)
    element.traits.formSymmetricDifference(toggled)
    for (key, list) in rounds {
      switch key {
      case .label: element.label = Self.next(element.label, in: list)
      case .value: element.value = Self.next(element.value, in: list)
      default: element.hint = Self.next(element.hint, in: list)
      }
    }
    guard let (list, step) = values, let first = list.first, let last = list.last else { return }
    if let place = element.value.flatMap(list.firstIndex(of:)) {
      element.value = list[min(max(0, place + step), list.count - 1)]
    } else {
      element.value = step > 0 ? first : last
    }
  }

  // What is none of the texts becomes the first of them.
  private static func next(_ text: String?, in list: [String]) -> String? {
    let place = text.flatMap(list.firstIndex(of:)).map { ($0 + 1) % list.count } ?? 0
    return list[place]
  }

  private mutating func readRound(
    _ key: NativeElementKey, _ node: DocumentNode
  ) throws(SourceError) -> PropertyValue.Entry {
    try node.requireKeys(["toggle"], of: "\"\(key.rawValue)\"")
    let texts = try node["toggle"]?.strings(for: "toggle") ?? []
    if texts.count < 2 { throw node.error("\"toggle\" needs at least two texts") }
    rounds.append((key, texts))
    let value = PropertyValue.mapping([.init(key: "toggle", value: .list(texts.map { .text($0) }))])
    return .init(key: key.rawValue, value: value)
  }

  private mutating func readValues(
    _ node: DocumentNode
  ) throws(SourceError) -> PropertyValue.Entry {
    try node.requireKeys(["next", "previous"], of: "\"value\"")
    let list: DocumentNode
    let name: String
    switch (node["next"], node["previous"]) {
    case (let next?, nil): (list, name) = (next, "next")
    case (nil, let previous?): (list, name) = (previous, "previous")
    default: throw node.error("\"value\" takes a text, or either \"next\" or \"previous\"")
    }
    let texts = try list.strings(for: name)
    if texts.isEmpty { throw list.error("\"\(name)\" needs at least one value") }
    values = (texts, name == "next" ? 1 : -1)
    let value = PropertyValue.mapping([.init(key: name, value: .list(texts.map { .text($0) }))])
    return .init(key: NativeElementKey.value.rawValue, value: value)
  }

  private mutating func readTraits(
    _ node: DocumentNode
  ) throws(SourceError) -> PropertyValue.Entry {
    try node.requireKeys(["add", "remove", "toggle"], of: "\"traits\"")
    var entries: [PropertyValue.Entry] = []
    if let list = node["add"] {
      added = try NativeElementReader.traits(list)
      entries.append(.init(key: "add", value: .list(added.names.map { .text($0) })))
    }
    if let list = node["remove"] {
      removed = try NativeElementReader.traits(list)
      entries.append(.init(key: "remove", value: .list(removed.names.map { .text($0) })))
    }
    if let list = node["toggle"] {
      toggled = try NativeElementReader.traits(list)
      entries.append(.init(key: "toggle", value: .list(toggled.names.map { .text($0) })))
    }
    return .init(key: NativeElementKey.traits.rawValue, value: .mapping(entries))
  }

  // A property that is set back to what it is by default has no canonical form in an element.
  private static func emptyValue(
    _ key: NativeElementKey, _ node: DocumentNode
  ) throws(SourceError) -> PropertyValue {
    switch key {
    case .hidden, .decorative, .clips, .modal, .groupsChildren: .boolean(false)
    case .sortPriority: .number(0)
    default: try node.propertyValue(for: key.rawValue)
    }
  }
}
