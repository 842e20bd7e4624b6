internal import AccessibilityTree
internal import Documents

/// One node of an update.
///
/// Its properties stand beside the role in versions before 0.18, and in `properties` since.
struct AccessKitElement {
  var role = AccessKitRole.unknown
  /// The actions it takes, as bits.
  var actions: UInt32 = 0
  /// The actions that those in it take.
  var childActions: UInt32 = 0
  var label: String?
  var text: String?
  var details: String?
  var id: String?
  var language: String?
  /// The number that stands for the value, as the adapter writes it.
  var number: String?
  /// Whether it is on; partly on counts as on, as for the adapter.
  var isOn: Bool?
  var isMixed = false
  var isSelected = false
  var isExpanded: Bool?
  var isLive: Bool?
  var isHidden = false
  var isDisabled = false
  var isTouchTransparent = false
  var hasLevel = false
  /// Whether another tree stands in its place.
  var isGraft = false
  var bounds: [Double]?
  var transform: ImportedTransform?
  var customActions: [String] = []
  var children: [String] = []
  var labelledBy: [String] = []

  /// Reads a node.
  ///
  /// - Parameters:
  ///   - node: A mapping of the JSON.
  ///   - report: Counts unknown roles.
  /// - Throws: An error when it is no mapping, or when a key holds what it cannot hold.
  init(_ node: DocumentNode, report: inout ImportReport) throws(SourceError) {
    guard node.kind == .mapping else {
      throw node.error("a node is a mapping, not \(node.described)")
    }
    try take(allOf: node, report: &report)
    if let properties = node["properties"], !properties.isNull {
      try properties.requireMapping(for: "properties")
      try take(allOf: properties, report: &report)
    }
  }

  private mutating func take(
    allOf node: DocumentNode, report: inout ImportReport
  ) throws(SourceError) {
    try node.forEachPair { (key, value) throws(SourceError) in
      if !value.isNull { try take(key.text, value, report: &report) }
    }
  }

  private mutating func take(
    _ key: String, _ node: DocumentNode, report: inout ImportReport
  ) throws(SourceError) {
    switch key {
    case "role":
      let name = try node.string(for: key)
      role = AccessKitRole(named: name)
      if role == .unknown, name != "unknown" { report.drop("unknown roles") }
    case "actions": actions = AccessKitBits.actions(node)
    case "childActions": childActions = AccessKitBits.actions(node)
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
    case "description": details = try node.string(for: key).nonblank
    case "authorId": id = try node.string(for: key).nonblank
    case "language": language = try node.string(for: key).nonblank
    case "numericValue": number = AccessKitBits.number(node)
    case "toggled", "checked", "checkedState":
      isOn = node.text != "false"
      isMixed = node.text == "mixed"
    case "selected": isSelected = try node.boolean(for: key)
    case "expanded": isExpanded = try node.boolean(for: key)
    case "live": isLive = node.text != "off"
    case "level", "hierarchicalLevel": hasLevel = true
    case "treeId": isGraft = true
    case "bounds": bounds = ["x0", "y0", "x1", "y1"].map { node[$0]?.looseNumber ?? .nan }
    case "transform": transform = AccessKitBits.transform(node)
    case "customActions":
      customActions = try node.list(for: key).compactMap { $0["description"]?.text.nonblank }
    case "children": children = try node.list(for: key).map(\.text)
    case "labelledBy": labelledBy = try node.list(for: key).map(\.text)
    default: break
    }
  }
}
