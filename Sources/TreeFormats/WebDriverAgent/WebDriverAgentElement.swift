internal import Documents

/// Reads the nodes of a page source in JSON into the flat nodes that the rules for XCUITest know.
struct WebDriverAgentElement {
  /// The largest number of nodes that is read.
  static let maximumCount = 2_000_000

  private var builder = XCUITestDumpBuilder()

  /// Reads nodes and all below them.
  static func dump(
    of roots: [DocumentNode], in source: SourceText
  ) throws(SourceError) -> XCUITestDump {
    var work = WebDriverAgentElement()
    work.builder.reserve(for: source.bytes.count / 2)
    var levels = [roots[...]]
    while let last = levels.indices.last {
      guard let node = levels[last].popFirst() else {
        levels.removeLast()
        work.builder.end()
        continue
      }
      if work.builder.dump.nodes.count >= maximumCount {
        throw node.error("the JSON has more than \(maximumCount) elements")
      }
      let children = try work.take(node)
      levels.append(children[...])
    }
    return work.builder.dump
  }

  /// Reads a node, leaves it open and returns its children.
  private mutating func take(_ node: DocumentNode) throws(SourceError) -> [DocumentNode] {
    guard node.kind == .mapping else {
      throw node.error("an element is a mapping, not \(node.described)")
    }
    let type = node["type"].flatMap { $0.isNull ? nil : $0 }
    begin(try type?.string(for: "type") ?? XCUITestType.other.rawValue)
    builder.place(at: node.offset)
    var children: [DocumentNode] = []
    // The name repeats the label where there is no identifier; `rawIdentifier` never does.
    var identifier: DocumentNode?
    var saysPlace = false
    var saysLabel = false
    try node.forEachPair { (key, value) throws(SourceError) in
      switch key.text {
      case "children": children = value.isNull ? [] : try value.list(for: "children")
      case "rawIdentifier": identifier = value.isNull ? identifier : value
      case "name": if identifier == nil { identifier = value }
      case "rect", "frame":
        saysPlace = true
        try takeFrame(value)
      case "isEnabled", "isVisible":
        saysPlace = true
        try take(key.text == "isEnabled" ? .enabled : .visible, value)
      case "label":
        saysLabel = true
        try take(.label, value)
      case "attributes": try takeOldAttributes(value)
      default:
        if let attribute = Self.attributes[key.text] { try take(attribute, value) }
      }
    }
    if let identifier { try take(.name, identifier) }
    // A source of what is accessible has words at the stops, and no places.
    if saysLabel, !saysPlace, children.isEmpty { builder.take(.accessible, "1") }
    builder.settle()
    return children
  }

  private mutating func begin(_ type: String) {
    if let role = WebDriverAgentRole.type(ofUIAutomation: type) {
      builder.begin(role)
    } else {
      let isLong = type.hasPrefix(XCUITestType.prefix)
      builder.begin(isLong ? String(type.dropFirst(XCUITestType.prefix.count)) : type)
    }
  }

  private static let attributes: [String: XCUITestAttribute] = [
    "value": .value, "isAccessible": .accessible, "isNativeAccessibilityElement": .native,
    "isFocused": .hasFocus, "traits": .traits, "placeholderValue": .placeholder,
    "customActions": .actions, "minValue": .minimum, "maxValue": .maximum,
  ]

  private mutating func take(
    _ attribute: XCUITestAttribute, _ node: DocumentNode
  ) throws(SourceError) {
    switch node.kind {
    case .null: break
    case .string, .plain, .number, .boolean: builder.take(attribute, node.text)
    case .sequence:
      // Lists are joined as the XML has them.
      let words = node.items.filter { $0.kind == .string }.map(\.text)
      builder.take(attribute, words.joined(separator: ", "))
    case .mapping: throw node.error("an attribute is a text, not \(node.described)")
    }
  }

  /// The frame stands in `rect`, and once more in `frame`: `{x, y, width, height}`, `{origin, size}` or
  /// `"{{1, 2}, {3, 4}}"`.
  private mutating func takeFrame(_ node: DocumentNode) throws(SourceError) {
    let numbers: [DocumentNode?]
    switch node.kind {
    case .mapping:
      let origin = node["origin"] ?? node
      let size = node["size"] ?? node
      numbers = [origin["x"], origin["y"], size["width"], size["height"]]
    case .string:
      if !builder.hasFrame { builder.takeFrame(node.text) }
      return
    default: return
    }
    for (attribute, number) in zip([.x, .y, .width, .height] as [XCUITestAttribute], numbers) {
      if let number, !number.isNull { builder.take(attribute, number.text) }
    }
  }

  /// What UIAutomation said besides, in 2016.
  private mutating func takeOldAttributes(_ node: DocumentNode) throws(SourceError) {
    if let hint = node["hint"] { try take(.hint, hint) }
    if let focus = node["hasKeyboardFocus"] { try take(.editing, focus) }
  }
}
