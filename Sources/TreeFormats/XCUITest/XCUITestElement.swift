internal import AccessibilityTree

/// One node of a dump as the XML holds it; texts stay bytes until somebody needs them.
struct XCUITestElement {
  /// A text of a node: a range of ``XCUITestDump/texts``.
  struct Text {
    var start: UInt32 = 0
    var count: UInt32 = 0

    var isEmpty: Bool { count == 0 }
  }

  /// What the attributes that are true or false, and those that may be missing, say.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let isVisible = Flags(rawValue: 1 << 0)
    static let isAccessible = Flags(rawValue: 1 << 1)
    static let isDisabled = Flags(rawValue: 1 << 2)
    static let hasTraits = Flags(rawValue: 1 << 3)
    static let hasAbsurdFrame = Flags(rawValue: 1 << 4)
  }

  var type: XCUITestType
  /// The node that holds this one, or -1 for the outermost.
  var parent: Int32
  /// The index after the last node below this one.
  var end: Int32
  /// A dump without `visible` shows everything.
  var flags: Flags = .isVisible
  var frame: Frame?
  var label = Text()
  var value = Text()
  var name = Text()
  var placeholder = Text()
  var traits = Text()
  var actions = Text()

  var isVisible: Bool { flags.contains(.isVisible) }
}

/// The nodes of a dump, flat and in document order: each before what it holds.
struct XCUITestDump {
  var nodes: [XCUITestElement] = []
  /// The bytes of all texts, one after the other.
  var texts: [UInt8] = []
  /// Whether any node says whether it is a stop of the reader; dumps before April 2021 do not.
  var saysAccessible = false
  /// Whether any node has the traits attribute; dumps before June 2025 do not.
  var saysTraits = false

  /// Returns a text of a node, or `nil` when there is none or nothing but white space.
  ///
  /// - Parameter text: The range of the text.
  /// - Returns: The text, or `nil`.
  func string(_ text: XCUITestElement.Text) -> String? {
    text.isEmpty ? nil : String(decoding: bytes(text), as: UTF8.self).nonblank
  }

  /// Returns the bytes of a text.
  ///
  /// - Parameter text: The range of the text.
  /// - Returns: The bytes in UTF-8.
  func bytes(_ text: XCUITestElement.Text) -> ArraySlice<UInt8> {
    texts[Int(text.start)..<Int(text.start + text.count)]
  }

  /// Returns whether two texts have the same bytes.
  ///
  /// - Parameters:
  ///   - one: The range of a text.
  ///   - other: The range of another.
  /// - Returns: `true` for two empty texts, too.
  func areEqual(_ one: XCUITestElement.Text, _ other: XCUITestElement.Text) -> Bool {
    one.count == other.count && bytes(one) == bytes(other)
  }

  /// Returns the index after the last node below another.
  ///
  /// - Parameter index: A node of the dump.
  /// - Returns: The index, which may be the number of nodes.
  func end(of index: Int) -> Int { Int(nodes[index].end) }

  /// Returns the node that holds another, or `nil` for the outermost.
  ///
  /// - Parameter index: A node of the dump.
  /// - Returns: The index, or `nil`.
  func parent(of index: Int) -> Int? {
    let parent = nodes[index].parent
    return parent < 0 ? nil : Int(parent)
  }
}
