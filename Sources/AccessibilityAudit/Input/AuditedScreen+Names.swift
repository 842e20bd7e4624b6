import AccessibilityTree
import Documents

extension AuditedScreen {
  /// Returns what a person calls a node: `button "Rate"`, `image #rings`, `element at 0/2`.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: Words that are safe to print.
  package func name(_ node: Int) -> String {
    let label = label(node)
    if !label.isEmpty { return "\(kind(node)) \(SafeText.quoted(label))" }
    if let id = tree[node].id { return "\(kind(node)) \(SafeText.quoted("#" + id))".unquotedID }
    return "\(kind(node)) at \(paths.path(of: node))"
  }

  /// Returns what a node is in one or two words: "button", "text field", "list".
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: The words.
  package func kind(_ node: Int) -> String {
    let traits = traits(node)
    for (trait, word) in Self.kinds where traits.contains(trait) { return word }
    if let container = tree[node].container { return Self.word(for: container) }
    return traits.contains(.staticText) ? "text" : tree.isElement(node) ? "element" : "view"
  }

  /// Returns what several nodes of one kind are: "switches", "keys".
  ///
  /// - Parameter kind: What one of them is, as ``kind(_:)`` says it.
  /// - Returns: The plural.
  static func plural(of kind: String) -> String {
    let isSibilant = ["ch", "sh", "s", "x"].contains { kind.hasSuffix($0) }
    return kind + (isSibilant ? "es" : "s")
  }

  /// Returns a list of names in words: `"A", "B" and 3 more`.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - limit: How many are named.
  /// - Returns: The words.
  package func list(_ nodes: [Int], limit: Int = 3) -> String {
    let named = nodes.prefix(limit).map { name($0) }
    let rest = nodes.count - named.count
    return named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Returns the place of a node for a finding.
  func place(_ node: Int) -> FindingPlace {
    FindingPlace(
      node: node, id: tree[node].id, path: paths.path(of: node).description, name: name(node),
      heard: heard(node), location: locations.indices.contains(node) ? locations[node] : nil,
      sourceFrame: frameOfSource(node))
  }

  private static let kinds: [(Traits, String)] = [
    (.switchButton, "switch"), (.checkbox, "checkbox"), (.radioButton, "radio button"),
    (.backButton, "back button"), (.tab, "tab"), (.popupButton, "pop up button"),
    (.searchField, "search field"), (.textEntry, "text field"), (.pickerItem, "picker item"),
    (.keyboardKey, "key"), (.button, "button"), (.link, "link"), (.adjustable, "adjustable"),
    (.header, "heading"), (.image, "image"),
  ]

  private static func word(for container: Container) -> String {
    switch container {
    case .tabBar: "tab bar"
    case .segmented: "segmented control"
    default: container.rawValue
    }
  }
}

extension String {
  fileprivate var unquotedID: String { replacing("\"", with: "") }
}
