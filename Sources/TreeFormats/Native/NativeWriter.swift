public import AccessibilityTree
public import Documents

/// Writes a screen as a screen file that reads back as the same screen.
///
/// It omits what a file cannot contain: a frame that is not finite, and traits without a name. It writes the content of
/// secure fields as bullets, even if a behaviour sets it.
public struct NativeWriter: Sendable {
  private var screen: Screen

  /// Creates a writer.
  ///
  /// - Parameter screen: The screen to write.
  public init(_ screen: Screen) {
    self.screen = screen
    self.screen.tree = screen.tree.hidingSecretsOfBehaviours
  }

  /// The screen as JSON, the canonical form, in UTF-8: keys in a fixed order, one per line.
  public var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      for entry in NativeProperties.screen(screen) {
        json.line(2)
        json.key(entry.key)
        json.value(entry.value)
      }
      json.line(2)
      json.array("elements") { json in
        // Deeper levels are not indented further: an indentation for each would square the size.
        json.nest(
          screen.tree.count, in: "children", indentation: 4, deepest: 40, end: screen.tree.end(of:)
        ) { json, index, indentation in
          for entry in NativeProperties.element(screen.tree[index]) {
            json.line(indentation)
            json.key(entry.key)
            json.value(entry.value)
          }
        }
        json.lastLine(2)
      }
      json.lastLine(0)
    }
    json.raw("\n")
    return json.bytes
  }

  /// Returns the screen as YAML in UTF-8, with short forms where they are equivalent.
  ///
  /// - Parameter path: The name of the input, for the message.
  /// - Throws: An error for a tree that is too deep for YAML, because the indentation makes the file grow.
  /// - Returns: The bytes of the file.
  public func yaml(path: String) throws(SourceError) -> [UInt8] {
    var yaml = YAMLWriter()
    for entry in NativeProperties.screen(screen) { yaml.add(entry, indentation: 0) }
    yaml.line(screen.tree.count == 0 ? "elements: []" : "elements:", indentation: 0)
    var open: [Int] = []
    for index in 0..<screen.tree.count {
      while let last = open.last, screen.tree.end(of: last) <= index { open.removeLast() }
      guard open.count <= YAMLWriter.deepestLevel else {
        throw SourceError(
          path: path, message: "the tree is deeper than \(YAMLWriter.deepestLevel) levels",
          suggestion: "write it as JSON: --to json")
      }
      let indentation = 2 + 4 * open.count
      var entries = NativeProperties.shortened(NativeProperties.element(screen.tree[index]))
      let children = screen.tree.hasChildren(index)
      if entries.isEmpty, !children { entries = [.init(key: "traits", value: .list([]))] }
      yaml.item(entries, opensChildren: children, indentation: indentation)
      if children { open.append(index) }
    }
    return yaml.bytes
  }
}

extension JSONWriter {
  /// Writes a value on one line.
  mutating func value(_ value: PropertyValue) {
    switch value {
    case .text(let text): self.value(text)
    case .number(let number): self.value(number)
    case .boolean(let flag): self.value(flag)
    case .list(let values):
      array { json in
        for value in values { json.value(value) }
      }
    case .mapping(let entries):
      object { json in
        for entry in entries {
          json.key(entry.key)
          json.value(entry.value)
        }
      }
    }
  }
}
