internal import AccessibilityTree

/// One node of a web page's accessibility tree, whichever tool wrote it down.
///
/// Most nodes are a role, a name and hardly a state: the rest shares a place on the heap, so that pages of
/// hundreds of thousands of nodes fit.
struct ARIANode {
  /// What few nodes have.
  private struct Details {
    var value: String?
    var description: String?
    var placeholder: String?
    var frame: Frame?
    var language: String?
    var linkTarget: String?
    var imageName: String?
    var ariaFaults: [String] = []
    var position: SetPosition?
    var errorMessage: String?
    var cell: TableCell?
    var table: DataTable?
    var isSecure = false
    var documentNode: Int?
    var place: Int?
    var states = ARIAStates.Details()
    var browserRole: String?
    var lines: [TextLine] = []
    var look: TextLook?
    var edge: FieldEdge?
    var visibleText: String?

    static let none = Details()
  }

  private(set) var role: ARIARole
  private var flags: ARIAStates.Flags = []
  /// What the page's document says of the node beyond its role and states.
  var webFlags: WebFlags = []
  /// Where the node is written, in bytes from the start of the source, or -1.
  var offset: Int32 = -1
  var name: String?
  /// The tool's own mark for the node, or `nil`.
  var id: String?
  // An array of at most one: the standard library's own storage that is shared until somebody writes.
  private var details: [Details] = []

  /// Creates a node.
  init(_ role: ARIARole, _ name: String? = nil) {
    self.role = role
    self.name = name?.nonblank
  }

  /// Creates a node of a role by its name.
  init(named role: String, _ name: String? = nil) {
    self.init(ARIARole(named: role), name)
    webFlags = WebFlags(browserRole: role)
  }

  /// Gives the node another role.
  mutating func setRole(named name: String) {
    role = ARIARole(named: name)
    webFlags.formUnion(WebFlags(browserRole: name))
  }

  private var written: Details {
    _read { if details.isEmpty { yield.none } else { yield details[0] } }
    _modify {
      if details.isEmpty { details.append(Details()) }
      yield &details[0]
    }
  }

  var value: String? {
    get { details.isEmpty ? nil : details[0].value }
    set { if !details.isEmpty || newValue != nil { written.value = newValue } }
  }

  /// What describes the node: a reader's hint.
  var description: String? {
    get { details.isEmpty ? nil : details[0].description }
    set { if !details.isEmpty || newValue != nil { written.description = newValue } }
  }

  var placeholder: String? {
    get { details.isEmpty ? nil : details[0].placeholder }
    set { if !details.isEmpty || newValue != nil { written.placeholder = newValue } }
  }

  var frame: Frame? {
    get { details.isEmpty ? nil : details[0].frame }
    set { if !details.isEmpty || newValue != nil { written.frame = newValue } }
  }

  /// Its own language where it is not the page's, or `nil`.
  var language: String? {
    get { details.isEmpty ? nil : details[0].language }
    set { if !details.isEmpty || newValue != nil { written.language = newValue } }
  }

  /// Where it leads, as it is written there, or `nil`.
  var linkTarget: String? {
    get { details.isEmpty ? nil : details[0].linkTarget }
    set { if !details.isEmpty || newValue != nil { written.linkTarget = newValue } }
  }

  /// What the file of its picture is called, or `nil`.
  var imageName: String? {
    get { details.isEmpty ? nil : details[0].imageName }
    set { if !details.isEmpty || newValue != nil { written.imageName = newValue } }
  }

  /// What the document says of it without effect.
  var ariaFaults: [String] {
    get { details.isEmpty ? [] : details[0].ariaFaults }
    set { if !details.isEmpty || !newValue.isEmpty { written.ariaFaults = newValue } }
  }

  /// The browser's own role where it is none of ARIA's, or `nil`.
  var browserRole: String? {
    get { details.isEmpty ? nil : details[0].browserRole }
    set { if !details.isEmpty || newValue != nil { written.browserRole = newValue } }
  }

  /// Where it stands in the snapshot of its page, or `nil`.
  var place: Int? {
    get { details.isEmpty ? nil : details[0].place }
    set { if !details.isEmpty || newValue != nil { written.place = newValue } }
  }

  /// The lines of a text that stands on several.
  var lines: [TextLine] {
    get { details.isEmpty ? [] : details[0].lines }
    set { if !details.isEmpty || !newValue.isEmpty { written.lines = newValue } }
  }

  /// How the text looks, where that is sure.
  var look: TextLook? {
    get { details.isEmpty ? nil : details[0].look }
    set { if !details.isEmpty || newValue != nil { written.look = newValue } }
  }

  /// The text that it shows, where another one names it.
  var visibleText: String? {
    get { details.isEmpty ? nil : details[0].visibleText }
    set { if !details.isEmpty || newValue != nil { written.visibleText = newValue } }
  }

  /// What shows where a field is, where that is sure.
  var edge: FieldEdge? {
    get { details.isEmpty ? nil : details[0].edge }
    set { if !details.isEmpty || newValue != nil { written.edge = newValue } }
  }

  /// Its position among its kin, or `nil` when it declares none.
  var position: SetPosition? {
    get { details.isEmpty ? nil : details[0].position }
    set { if !details.isEmpty || newValue != nil { written.position = newValue } }
  }

  /// What tells how to mend what is invalid.
  var errorMessage: String? {
    get { details.isEmpty ? nil : details[0].errorMessage }
    set { if !details.isEmpty || newValue != nil { written.errorMessage = newValue } }
  }

  /// How many rows and columns a cell spans, or `nil` when it says nothing of it.
  var cell: TableCell? {
    get { details.isEmpty ? nil : details[0].cell }
    set { if !details.isEmpty || newValue != nil { written.cell = newValue } }
  }

  /// How many rows and columns a table says that it has, or `nil` when it says nothing of it.
  var table: DataTable? {
    get { details.isEmpty ? nil : details[0].table }
    set { if !details.isEmpty || newValue != nil { written.table = newValue } }
  }

  /// Whether what is typed into it is shown to nobody.
  var isSecure: Bool {
    get { !details.isEmpty && details[0].isSecure }
    set { if !details.isEmpty || newValue { written.isSecure = newValue } }
  }

  /// The number of the document's node that it was made of, on a page that is walked live.
  var documentNode: Int? {
    get { details.isEmpty ? nil : details[0].documentNode }
    set { if !details.isEmpty || newValue != nil { written.documentNode = newValue } }
  }

  var states: ARIAStates {
    ARIAStates(flags: flags, details: details.isEmpty ? Details.none.states : details[0].states)
  }

  /// Takes a state or a property in.
  mutating func takeState(_ key: Substring, _ word: String) {
    var states = states
    states.take(key, word)
    flags = states.flags
    // Tools write down what is not so, too: it takes no room.
    if states.details != self.states.details { written.states = states.details }
  }
}

extension String {
  /// The text with every run of white space as one space, and none at its ends; `nil` when nothing is
  /// left.
  var collapsed: String? {
    if isCollapsed { return isEmpty ? nil : self }
    let words = split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Whether the bytes show that nothing is to be done: nearly every name is so, and looking at bytes
  /// costs a fraction of looking at characters.
  private var isCollapsed: Bool {
    var last: UInt8 = 0x20
    for byte in utf8 {
      // Other white space may be among what is not ASCII.
      if byte >= 0x80 || byte < 0x20 || byte == 0x20 && last == 0x20 { return false }
      last = byte
    }
    return last != 0x20 || isEmpty
  }
}
