internal import AccessibilityTree

/// One node of a semantics tree as it is printed.
struct ComposeNode {
  /// Left, top, right and bottom in pixels, or `nil` where they are not printed.
  var edges: [Double]?
  /// The tag that tests find the node by.
  var tag: String?
  /// The properties that have a value, by their names: `Text`, `Role`, `EditableText`.
  private(set) var properties: [String: String] = [:]
  /// The properties without one: `Heading`, `Disabled`, `Password`.
  private(set) var marks: Set<Substring> = []
  /// The names of the actions: `OnClick`, `ScrollBy`.
  private(set) var actions: Set<Substring> = []
  /// Whether more nodes stand in this one than were printed.
  private(set) var isCut = false

  /// Where it is written, in bytes from the start of the source.
  var offset = 0

  /// Reads the line of a node.
  init(_ line: Substring) {
    if let open = line.firstIndex(of: "("), let close = line[open...].firstIndex(of: ")") {
      // Older versions write "left=" and the like; a place may be left out as "(...)".
      let numbers = line[open..<close].split { $0 == "(" || $0 == "," || $0 == " " }.map { part in
        part.split(separator: "=").last.flatMap { Double($0) } ?? .nan
      }
      if numbers.count == 4 { edges = numbers }
    }
    if let start = line.firstRange(of: ", Tag: '"), line.hasSuffix("'") {
      tag = String(line[start...].dropLast()).nonblank
    }
  }

  /// Whether nothing is told of it but its place.
  var isBare: Bool { properties.isEmpty && marks.isEmpty && actions.isEmpty && tag == nil }

  /// Returns a property, or `nil` when there is none or nothing but white space.
  func text(_ name: String) -> String? { properties[name]?.nonblank }

  /// Returns the texts of a list, as they are joined: `[Hello, World]`.
  func list(_ name: String) -> String? {
    guard let text = properties[name] else { return nil }
    guard text.hasPrefix("["), text.hasSuffix("]"), text.count > 1 else { return text.nonblank }
    return String(text.dropFirst().dropLast()).nonblank
  }

  /// Whether a property is `true`.
  func isTrue(_ name: String) -> Bool { properties[name] == "true" }

  /// Takes a property of the node.
  mutating func take(_ line: String) {
    if let value = line.firstRange(of: Self.assignment) {
      let name = line[..<line.index(value, offsetBy: -Self.assignment.count)]
      let text = line[value...]
      properties[String(name)] = String(text.hasSuffix("'") ? text.dropLast() : text)
    } else if line.hasPrefix(Self.actionList) {
      actions.formUnion(Self.words(line.dropFirst(Self.actionList.count)))
    } else if line.hasPrefix("[") {
      marks.formUnion(Self.words(line.dropFirst()))
    } else if line.hasPrefix("Has "), line.contains(" child") {
      isCut = true
    }
  }

  /// What stands between the name and the value of a property.
  static let assignment = " = '"
  private static let actionList = "Actions = ["

  private static func words(_ list: Substring) -> [Substring] {
    list.split { $0 == "," || $0 == "]" || $0 == " " }
  }
}

extension StringProtocol {
  /// The index behind the first occurrence of a text, or `nil`.
  fileprivate func firstRange(of text: String) -> Index? {
    var index = startIndex
    while let found = self[index...].firstIndex(of: text[text.startIndex]) {
      if self[found...].hasPrefix(text) { return self.index(found, offsetBy: text.count) }
      index = self.index(after: found)
    }
    return nil
  }
}
