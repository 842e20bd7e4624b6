internal import AccessibilityTree
internal import Documents

/// One node of an update.
///
/// Its properties stand beside the role in versions before 0.18, and in `properties` since.
struct AccessKitElement {
  /// The edges of a node, some of which may be missing: those are not numbers.
  struct Edges {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
  }

  /// What few nodes have.
  struct Details {
    /// The actions that those in it take.
    var childActions: UInt32 = 0
    var details: String?
    var language: String?
    /// The number that stands for the value.
    var number: Double?
    var transform: ImportedTransform?
    var customActions: [String] = []
    var labelledBy: [String] = []
    var level: Int?

    static let none = Details()
  }

  /// The role by its name, in any version.
  var type = "unknown"
  /// The role in the words of ARIA.
  var declared: Role?
  /// Whether it is on; partly on counts as on, as for the adapter.
  var isOn: Bool?
  var isMixed = false
  var isSelected = false
  var isExpanded: Bool?
  var isLive = false
  var isHidden = false
  var isDisabled = false
  var isTouchTransparent = false
  /// Whether another tree stands in its place.
  var isGraft = false
  /// The actions it takes, as bits.
  var actions: UInt32 = 0
  var label: String?
  var text: String?
  var id: String?
  var bounds: Edges?
  var children: [String] = []
  // An array of at most one: the standard library's own storage that is shared until somebody writes.
  private var storage: [Details] = []

  /// What few nodes have; writing makes room for it.
  var rare: Details {
    _read { if storage.isEmpty { yield.none } else { yield storage[0] } }
    _modify {
      if storage.isEmpty { storage.append(Details()) }
      yield &storage[0]
    }
  }

  /// Reads a node.
  init(_ node: DocumentNode) throws(SourceError) {
    guard node.kind == .mapping else {
      throw node.error("a node is a mapping, not \(node.described)")
    }
    try take(allOf: node)
    if let properties = node["properties"], !properties.isNull {
      try properties.requireMapping(for: "properties")
      try take(allOf: properties)
    }
  }

  private mutating func take(allOf node: DocumentNode) throws(SourceError) {
    try node.forEachPair { (key, value) throws(SourceError) in
      if !value.isNull { try take(key.text, value) }
    }
  }

  private mutating func take(_ key: String, _ node: DocumentNode) throws(SourceError) {
    switch key {
    case "role":
      type = try node.string(for: key)
      declared = Self.role(named: type)
    case "actions": actions = AccessKitBits.actions(node)
    case "childActions": rare.childActions = AccessKitBits.actions(node)
    case "flags":
      let flags = AccessKitBits.flags(node)
      isHidden = flags.contains(.hidden)
      isDisabled = flags.contains(.disabled)
      isTouchTransparent = flags.contains(.touchTransparent)
    case "hidden": isHidden = node.text == "true"
    case "disabled": isDisabled = node.text == "true"
    case "touchTransparent": isTouchTransparent = node.text == "true"
    // "name" until 0.16.
    case "label", "name": label = try node.string(for: key).nonblank
    case "value": text = try node.string(for: key).nonblank
    case "description": rare.details = try node.string(for: key).nonblank
    case "authorId": id = try node.string(for: key).nonblank
    case "language": rare.language = try node.string(for: key).nonblank
    case "numericValue": rare.number = node.looseNumber.flatMap { $0.isFinite ? $0 : nil }
    case "toggled", "checked", "checkedState":
      isOn = node.text != "false"
      isMixed = node.text == "mixed"
    case "selected": isSelected = try node.boolean(for: key)
    case "expanded": isExpanded = try node.boolean(for: key)
    case "live": isLive = node.text != "off"
    case "level", "hierarchicalLevel":
      rare.level = node.looseNumber.flatMap { Int(exactly: $0) }
    case "treeId": isGraft = true
    case "bounds":
      let edge = { (key: String) in node[key]?.looseNumber ?? .nan }
      bounds = Edges(left: edge("x0"), top: edge("y0"), right: edge("x1"), bottom: edge("y1"))
    case "transform": rare.transform = AccessKitBits.transform(node)
    case "customActions":
      rare.customActions = try node.list(for: key).compactMap { $0["description"]?.text.nonblank }
    case "children": children = try node.list(for: key).map(\.text)
    case "labelledBy": rare.labelledBy = try node.list(for: key).map(\.text)
    default: break
    }
  }
}
