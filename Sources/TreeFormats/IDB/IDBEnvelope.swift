internal import AccessibilityTree
internal import Documents

/// What stands around the nodes of a dump: nothing, an array, `elements`, or sim-use's `data`.
struct IDBEnvelope {
  /// The outermost nodes.
  private(set) var nodes: [DocumentNode]
  /// The frame of the screen, if the dump gives it beside the nodes.
  private(set) var size: Frame?
  /// Whether the tool stopped before the end.
  private(set) var isTruncated = false
  /// The title of the alert that blocks the screen, if the dump tells of one.
  private(set) var alert: String?
  /// Whether the tool read inside of the app, which lists the parts of elements as well.
  private(set) var isFromInside = false

  /// Finds the nodes.
  init(_ root: DocumentNode) throws(SourceError) {
    if let elements = root["elements"] {
      nodes = try elements.list(for: "elements")
      isTruncated = root["truncated"]?.text == "true"
      if let title = root["modal"]?["title"], !title.isNull { alert = title.text.nonblank }
      isFromInside = root["backend"]?.text.hasPrefix("axbridge") == true
      if let width = root["screen"]?["width"]?.looseNumber,
        let height = root["screen"]?["height"]?.looseNumber,
        case .frame(let frame) = ImportedFrame.judge(x: 0, y: 0, width: width, height: height)
      {
        size = frame
      }
    } else if let data = root["data"], root["AXFrame"] == nil {
      guard let raw = data["raw"] else {
        throw data.error("the dump has no tree: \"data\" has no \"raw\"")
      }
      nodes = raw.kind == .mapping ? [raw] : try raw.list(for: "raw")
    } else {
      nodes = root.kind == .sequence ? root.items : [root]
    }
    guard let first = nodes.first else {
      throw root.error(
        "the dump is empty: it has no elements",
        suggestion: "take a new dump while the app is in the foreground")
    }
    if Self.isListOfTypes(first) {
      throw root.error(
        "this is a list of the types in a dump, not a dump", suggestion: "pass the dump itself")
    }
    if nodes.count == 1, try IDBElement(first).isDead {
      throw first.error(
        "the dump is empty: its only node has no role, text or size",
        suggestion: "dump again when the app has started")
    }
  }

  /// A schema of a dump pairs each path, such as `$.[].AXFrame`, with a type.
  private static func isListOfTypes(_ node: DocumentNode) -> Bool {
    guard let path = node["path"], node["type"] != nil, node["AXFrame"] == nil else { return false }
    return path.kind == .string && path.text.hasPrefix("$")
  }
}
