/// The nodes of a web page, flat and in document order.
struct ARIATree {
  private(set) var nodes: [ARIANode] = []
  private var open: [Int] = []

  /// How many nodes are open.
  var depth: Int { open.count }

  /// Makes room for nodes.
  ///
  /// - Parameter count: How many nodes there may be.
  mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  /// Adds a node inside the innermost open one and opens it.
  ///
  /// - Parameter node: The node.
  mutating func begin(_ node: ARIANode) {
    open.append(nodes.count)
    nodes.append(node)
  }

  /// Closes the innermost open node.
  mutating func end() {
    guard let index = open.popLast() else { return }
    nodes[index].end = Int32(nodes.count)
  }

  /// Adds a node that holds nothing.
  ///
  /// - Parameter node: The node.
  mutating func add(_ node: ARIANode) {
    begin(node)
    end()
  }

  /// Adds a text, which is the value of a field that it stands in.
  ///
  /// - Parameter text: The text.
  mutating func addText(_ text: String) {
    if let index = open.last, nodes[index].role.hasValue, nodes[index].value == nil {
      nodes[index].value = text
    } else {
      add(ARIANode(.text, text))
    }
  }

  /// Sets what an empty field shows, for the innermost open node.
  ///
  /// - Parameter text: The placeholder.
  mutating func setPlaceholder(_ text: String) {
    if let index = open.last { nodes[index].placeholder = text }
  }
}
