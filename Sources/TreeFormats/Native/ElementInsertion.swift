package import AccessibilityTree
package import Documents

/// Elements that are put into a screen, as the effect `insert` of a behaviour writes them.
package struct ElementInsertion: Sendable {
  /// How many levels of elements an insertion has at the most.
  package static let deepestLevel = 60

  /// The elements.
  package let elements: ElementTree
  /// The `id` of the element below which they go, or `nil` for the outermost level.
  package let parent: String?
  /// Before which child they go, counted from 0, or `nil` for behind the last one.
  package let position: Int?

  /// Reads an insertion as a behaviour carries it.
  package init(_ value: PropertyValue) throws(SourceError) {
    var json = JSONWriter()
    json.value(value)
    let node = try Document(json: try SourceText(bytes: json.bytes, path: "insert")).root
    elements = try Self.tree(node)
    parent = try node["into"].map { (node) throws(SourceError) in try node.string(for: "into") }
    position = try node["at"].map { (node) throws(SourceError) in
      try node.integer(for: "at", in: 0...1_000_000)
    }
  }

  /// Returns an insertion as a behaviour carries it.
  package static func argument(
    _ elements: ElementTree, into parent: String? = nil, at position: Int? = nil
  ) -> PropertyValue? {
    guard let list = NativeProperties.list(elements) else { return nil }
    var entries: [PropertyValue.Entry] = []
    if let parent { entries.append(.init(key: "into", value: .text(parent))) }
    if let position { entries.append(.init(key: "at", value: .number(Double(position)))) }
    return .mapping(entries + [.init(key: "elements", value: list)])
  }

  static func tree(_ node: DocumentNode) throws(SourceError) -> ElementTree {
    var reader = NativeTreeReader()
    switch (node["element"], node["elements"]) {
    case (let element?, nil): return try reader.read([element])
    case (nil, let elements?): return try reader.read(elements)
    default:
      throw node.error(
        "\"insert\" needs either an \"element\" or \"elements\"",
        suggestion: "write insert: {into: ID, element: {text: New}}")
    }
  }
}
