internal import AccessibilityTree

/// One view of an Android screen as a dump holds it, its frame in pixels.
struct AndroidElement {
  /// A text of a view: a range of ``AndroidDump/texts``.
  struct Text {
    var start: UInt32 = 0
    var count: UInt32 = 0

    var isEmpty: Bool { count == 0 }
  }

  /// What the attributes that are true or false say.
  struct Flags: OptionSet {
    let rawValue: UInt32

    static let isClickable = Flags(rawValue: 1 << 0)
    static let isLongClickable = Flags(rawValue: 1 << 1)
    static let isFocusable = Flags(rawValue: 1 << 2)
    static let isScreenReaderFocusable = Flags(rawValue: 1 << 3)
    static let isFocused = Flags(rawValue: 1 << 4)
    static let isCheckable = Flags(rawValue: 1 << 5)
    static let isChecked = Flags(rawValue: 1 << 6)
    static let isSelected = Flags(rawValue: 1 << 7)
    static let isScrollable = Flags(rawValue: 1 << 8)
    static let isDisabled = Flags(rawValue: 1 << 9)
    static let isPassword = Flags(rawValue: 1 << 10)
    static let isHeading = Flags(rawValue: 1 << 11)
    static let showsHint = Flags(rawValue: 1 << 12)
    static let isInvisible = Flags(rawValue: 1 << 13)
    static let isUnimportant = Flags(rawValue: 1 << 14)
    static let isLive = Flags(rawValue: 1 << 15)
    /// The view belongs to the system: the status bar, the navigation bar.
    static let isSystem = Flags(rawValue: 1 << 16)
    /// The view is the picture of an item of Material's navigation bar.
    static let isNavigationIcon = Flags(rawValue: 1 << 17)
    /// The view is a toolbar.
    static let isToolbar = Flags(rawValue: 1 << 18)
    static let isSearch = Flags(rawValue: 1 << 19)
    static let hasAbsurdFrame = Flags(rawValue: 1 << 20)

    /// What makes TalkBack stop at a view.
    static let actions: Flags = [
      .isClickable, .isLongClickable, .isFocusable, .isScreenReaderFocusable,
    ]
  }

  var role: AndroidRole = .view
  /// The view that holds this one, or -1.
  var parent: Int32
  /// The index after the last view inside this one.
  var end: Int32
  var flags: Flags = []
  /// In pixels of the screen.
  var frame: Frame?
  var text = Text()
  var description = Text()
  var hint = Text()
  var id = Text()
  var pane = Text()
}

/// The views of a dump, flat and in document order: each before what it holds.
struct AndroidDump {
  var nodes: [AndroidElement] = []
  /// The bytes of all texts, one after the other.
  var texts: [UInt8] = []
  /// The size of the screen in pixels, where the dump says it.
  var size: Size?
  /// How many pixels make a point, where the dump says it.
  var density: Double?
  /// Whether the dump tells of any view if it is a heading.
  var saysHeadings = false
  /// Whether the dump tells what parts of the screen are called.
  var saysPanes = false
  private var open: [Int32] = []

  /// Opens a view inside the innermost open one.
  ///
  /// - Returns: The view, without what its attributes say.
  func opened() -> AndroidElement {
    AndroidElement(parent: open.last ?? -1, end: Int32(nodes.count + 1))
  }

  /// Keeps a view and opens it.
  ///
  /// - Parameter node: The view, made by ``opened()``.
  mutating func begin(_ node: AndroidElement) {
    open.append(Int32(nodes.count))
    nodes.append(node)
  }

  /// Closes the innermost open view.
  mutating func end() {
    guard let index = open.popLast() else { return }
    nodes[Int(index)].end = Int32(nodes.count)
  }

  /// Keeps the bytes of a text.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: Where it is kept.
  mutating func keep(_ bytes: some Collection<UInt8>) -> AndroidElement.Text {
    let start = UInt32(texts.count)
    texts.append(contentsOf: bytes)
    return AndroidElement.Text(start: start, count: UInt32(bytes.count))
  }

  /// Returns a text, or `nil` when there is none or nothing but white space.
  ///
  /// - Parameter text: Where it is kept.
  /// - Returns: The text, or `nil`.
  func string(_ text: AndroidElement.Text) -> String? {
    if text.isEmpty { return nil }
    let bytes = texts[Int(text.start)..<Int(text.start + text.count)]
    return String(decoding: bytes, as: UTF8.self).nonblank
  }

  /// Returns the index after the last view inside another.
  ///
  /// - Parameter index: A view.
  /// - Returns: The index, which may be the number of views.
  func end(of index: Int) -> Int { Int(nodes[index].end) }

  /// Returns the view that holds another, or `nil` for an outermost one.
  ///
  /// - Parameter index: A view.
  /// - Returns: The index, or `nil`.
  func parent(of index: Int) -> Int? {
    let parent = nodes[index].parent
    return parent < 0 ? nil : Int(parent)
  }
}
