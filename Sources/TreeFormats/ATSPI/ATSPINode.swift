internal import AccessibilityTree
internal import Documents

/// One object of an application as the JSON holds it.
struct ATSPINode {
  /// How long a name may be, in bytes.
  static let longestName = 100_000

  var id = 0
  var role = ""
  var name = ""
  var description: String?
  var locale: String?
  var states: Set<String> = []
  var attributes: [String: String] = [:]
  var interfaces: Set<String> = []
  var frame: [Double]?
  var text: String?
  var value: [Double]?
  var actions: [String] = []
  var grid: [Double]?
  var labelledBy: [Int] = []
  var describedBy: [Int] = []
  var errorMessage: [Int] = []
  var isLabel = false
  var children: [Int] = []

  private static let keys = [
    "id", "role", "name", "description", "locale", "states", "attributes", "interfaces", "frame",
    "text", "value", "actions", "grid", "relations", "children",
  ]

  /// Reads an object.
  init(_ node: DocumentNode) throws(SourceError) {
    try node.requireKeys(Self.keys, of: "a node")
    guard let id = node["id"], let role = node["role"] else {
      throw node.error("a node has an \"id\" and a \"role\"")
    }
    self.id = try Self.number(id, "id")
    self.role = try role.string(for: "role")
    if let value = node["name"] { name = try Self.name(value, "name") }
    if let value = node["description"] {
      description = try Self.name(value, "description").nonblank
    }
    if let value = node["locale"] { locale = try value.string(for: "locale") }
    if let value = node["states"] { states = Set(try value.strings(for: "states")) }
    if let value = node["interfaces"] { interfaces = Set(try value.strings(for: "interfaces")) }
    if let value = node["actions"] { actions = try value.strings(for: "actions") }
    if let value = node["text"] { text = try value.string(for: "text") }
    frame = try node["frame"]?.numbers(for: "frame", shape: ["x", "y", "width", "height"])
    value = try node["value"]?.numbers(for: "value", shape: ["value", "minimum", "maximum"])
    grid = try node["grid"]?.numbers(for: "grid", shape: ["row", "column"])
    if let value = node["children"] { children = try Self.numbers(value, "children") }
    if let value = node["attributes"] {
      try value.requireMapping(for: "attributes")
      try value.forEachPair { (key, value) throws(SourceError) in
        attributes[key.text] = try value.string(for: key.text)
      }
    }
    guard let relations = node["relations"] else { return }
    try relations.requireMapping(for: "relations")
    try relations.forEachPair { (key, value) throws(SourceError) in
      let targets = try Self.numbers(value, key.text)
      switch key.text {
      case "labelled-by": labelledBy = targets
      case "described-by": describedBy = targets
      case "error-message": errorMessage = targets
      case "label-for": isLabel = !targets.isEmpty
      default: break
      }
    }
  }

  /// Whether the object can be used at the moment.
  var isEnabled: Bool { states.contains("enabled") || states.contains("sensitive") }

  /// Whether the keyboard can go to the object; to a list that is closed it goes in any case, in GTK 3 to a
  /// button in it that is not told of.
  var takesFocus: Bool { isEnabled && (states.contains("focusable") || role == "combo box") }

  /// What the numbers of the frame turned out to be, or `nil` where none is told.
  var judgedFrame: ImportedFrame.Judgement? {
    guard let frame, frame.count == 4 else { return nil }
    return ImportedFrame.judge(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }

  private static func number(_ node: DocumentNode, _ key: String) throws(SourceError) -> Int {
    try node.integer(for: key, in: 0...Int(Int32.max))
  }

  private static func numbers(_ node: DocumentNode, _ key: String) throws(SourceError) -> [Int] {
    var numbers: [Int] = []
    for item in try node.list(for: key) { numbers.append(try number(item, key)) }
    return numbers
  }

  private static func name(_ node: DocumentNode, _ key: String) throws(SourceError) -> String {
    let text = try node.string(for: key)
    guard text.utf8.count <= longestName else {
      throw node.error(
        "a \(key) of \(text.utf8.count) bytes is too long; the limit is \(longestName)")
    }
    return text
  }
}
