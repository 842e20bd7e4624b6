internal import AccessibilityTree

/// One node of a web page's accessibility tree, whichever tool wrote it down.
struct ARIANode {
  var role: ARIARole
  var name: String?
  var value: String?
  /// What describes the node: a reader's hint.
  var description: String?
  var placeholder: String?
  /// The tool's own mark for the node, or `nil`.
  var id: String?
  var states = ARIAStates()
  var frame: Frame?
  /// The index after the last node inside this one.
  var end: Int32 = 0

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - role: Its role.
  ///   - name: Its accessible name, or the text of a text.
  init(_ role: ARIARole, _ name: String? = nil) {
    self.role = role
    self.name = name?.nonblank
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
