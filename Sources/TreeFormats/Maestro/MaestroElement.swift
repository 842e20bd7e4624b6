internal import AccessibilityTree
internal import Documents

/// One node of a hierarchy as the JSON holds it: attributes that are all texts, and children.
struct MaestroElement {
  private(set) var attributes: [String: String] = [:]
  private(set) var children: DocumentNode?
  /// Where it is written, in bytes from the start of the JSON.
  let offset: Int

  /// Reads a node.
  init(_ node: DocumentNode) throws(SourceError) {
    guard node.kind == .mapping else {
      throw node.error("an element is a mapping, not \(node.described)")
    }
    offset = node.offset
    try node.forEachPair { (key, value) throws(SourceError) in
      if value.isNull { return }
      switch key.text {
      case "attributes":
        try value.requireMapping(for: key.text)
        try value.forEachPair { (name, text) throws(SourceError) in take(name.text, text) }
      case "children":
        guard value.kind == .sequence else {
          throw value.error("\"children\" takes a list, not \(value.described)")
        }
        children = value
      // Beside the attributes stand some of them once more, as true and false.
      default: if attributes[key.text] == nil { take(key.text, value) }
      }
    }
  }

  private mutating func take(_ name: String, _ value: DocumentNode) {
    switch value.kind {
    case .string, .number, .boolean: attributes[name] = value.text
    default: break
    }
  }

  /// Returns an attribute, or `nil` when there is none or nothing but white space.
  subscript(name: String) -> String? { attributes[name]?.nonblank }

  /// Returns whether an attribute is `true`.
  func isTrue(_ name: String) -> Bool { attributes[name] == "true" }

  /// The frame of `[left,top][right,bottom]`, or `nil`; and whether it is one that no screen has.
  var frame: (frame: Frame?, isAbsurd: Bool) {
    guard let bounds = self["bounds"] else { return (nil, false) }
    let numbers = bounds.split { $0 == "[" || $0 == "]" || $0 == "," }.map {
      AndroidElement.number(Array($0.utf8))
    }
    guard numbers.count == 4 else { return (nil, true) }
    let size = (width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    switch ImportedFrame.judge(
      x: numbers[0], y: numbers[1], width: size.width, height: size.height)
    {
    case .frame(let frame): return (frame, false)
    case .none: return (nil, false)
    case .absurd: return (nil, true)
    }
  }
}
