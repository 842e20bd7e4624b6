internal import AccessibilityTree
internal import Documents

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
    let rawValue: UInt16

    static let isVisible = Flags(rawValue: 1 << 0)
    static let isAccessible = Flags(rawValue: 1 << 1)
    static let isDisabled = Flags(rawValue: 1 << 2)
    static let hasTraits = Flags(rawValue: 1 << 3)
    static let hasAbsurdFrame = Flags(rawValue: 1 << 4)
    /// The node says of itself that it is accessible, whatever stands around it.
    static let isNative = Flags(rawValue: 1 << 5)
    /// The node says whether it is accessible by itself.
    static let saysNative = Flags(rawValue: 1 << 6)
    static let isSelected = Flags(rawValue: 1 << 7)
    /// The keyboard types into it.
    static let isEditing = Flags(rawValue: 1 << 8)
    /// The type is none of XCUITest's.
    static let hasUnknownType = Flags(rawValue: 1 << 9)
    /// The value was worked out from a number and its range.
    static let hasPercentage = Flags(rawValue: 1 << 10)
    /// The dump holds only the start of the value.
    static let hasCutValue = Flags(rawValue: 1 << 11)
    /// The dump calls it a heading, and lists no traits.
    static let isHeading = Flags(rawValue: 1 << 12)
  }

  var type: XCUITestType
  /// A dump without `visible` shows everything.
  var flags: Flags = .isVisible
  var frame: Frame?
  var label = Text()
  var value = Text()
  var name = Text()
  var placeholder = Text()
  var traits = Text()
  var actions = Text()
  var hint = Text()

  var isVisible: Bool { flags.contains(.isVisible) }
}

/// The nodes of a dump.
struct XCUITestDump {
  var tree = FlatTree<XCUITestElement>()
  /// Where each node is written, in bytes from the start of the source; empty where that is not known.
  var offsets: [Int32] = []
  /// The bytes of all texts, one after the other.
  var texts: [UInt8] = []
  /// Whether any node says whether it is a stop of the reader; dumps before April 2021 do not.
  var saysAccessible = false
  /// Whether any node says whether it is accessible by itself, which is a setting.
  var saysNative = false
  /// Whether any node has the traits attribute; dumps before June 2025 do not.
  var saysTraits = false
  /// Whether any node has a hint; only dumps of 2016 do.
  var saysHints = false
  /// Whether any node says whether it has the focus of a remote control.
  var saysFocus = false
  /// Whether any node has what only dumps of macOS have.
  var isOfMac = false
  /// The node that has the focus, or `nil`.
  var focused: Int?
  /// The one text that is drawn in a control, by the node of the control, in a dump that is a flat list.
  var shownTexts: [Int: String] = [:]

  /// The nodes, in document order.
  var nodes: [XCUITestElement] {
    _read { yield tree.nodes }
  }

  /// Gives a node another frame.
  mutating func place(_ index: Int, at frame: Frame) { tree[index].frame = frame }

  /// Whether the dump tells the stops of the reader.
  var saysStops: Bool { saysAccessible || saysNative }

  /// Returns a text of a node, or `nil` when there is none or nothing but white space.
  func string(_ text: XCUITestElement.Text) -> String? {
    text.isEmpty ? nil : String(decoding: bytes(text), as: UTF8.self).nonblank
  }

  /// Returns a node in a few words, as a report names what is left out: `Button "Rate"`.
  func subject(_ index: Int) -> String {
    let node = nodes[index]
    let words = [node.label, node.value, node.name].lazy.compactMap(string).first
    return words.map { "\(node.type.rawValue) \(SafeText.quoted($0))" } ?? node.type.rawValue
  }

  /// Returns the bytes of a text.
  func bytes(_ text: XCUITestElement.Text) -> ArraySlice<UInt8> {
    texts[Int(text.start)..<Int(text.start + text.count)]
  }

  /// Returns whether two texts have the same bytes.
  func areEqual(_ one: XCUITestElement.Text, _ other: XCUITestElement.Text) -> Bool {
    one.count == other.count && bytes(one) == bytes(other)
  }

  /// Returns the index after the last node below another.
  func end(of index: Int) -> Int { tree.end(of: index) }

  /// Returns the node that holds another, or `nil` for the outermost.
  func parent(of index: Int) -> Int? { tree.parent(of: index) }
}
