internal import AccessibilityTree

/// The nodes of a web page, flat and in document order.
typealias ARIATree = FlatTree<ARIANode>

extension ARIATree {
  /// Adds a text, which is the value of a field that it stands in.
  mutating func addText(_ text: String) {
    if let index = innermost, self[index].role.hasValue, self[index].value == nil {
      self[index].value = text
    } else {
      add(ARIANode(.text, text))
    }
  }

  /// Sets where the innermost open node leads.
  mutating func setLinkTarget(_ address: String) {
    if let index = innermost { self[index].linkTarget = address.nonblank }
  }

  /// Sets what an empty field shows, for the innermost open node.
  mutating func setPlaceholder(_ text: String) {
    if let index = innermost { self[index].placeholder = text }
  }
}
