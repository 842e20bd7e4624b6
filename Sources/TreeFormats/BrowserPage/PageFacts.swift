internal import AccessibilityTree

/// Adds to a node of the accessibility tree what only the document tells.
///
/// Which facts stand where was measured with Chromium 156, attribute by attribute.
struct PageFacts {
  // What the tree lacks and the document has under the same name.
  private static let attributes = [
    "aria-current", "aria-valuetext", "aria-sort", "aria-invalid", "aria-haspopup",
  ]
  private let snapshot: PageSnapshot
  private let roles: PageRoles
  private let names: PageNames

  /// Creates a source of facts.
  ///
  /// - Parameter snapshot: What stands in the documents of the page.
  init(_ snapshot: PageSnapshot) {
    self.snapshot = snapshot
    roles = PageRoles(snapshot)
    names = PageNames(snapshot)
  }

  /// Completes a node.
  ///
  /// - Parameter element: A node of the accessibility tree.
  func complete(_ element: inout ChromeAXElement) {
    guard let place = snapshot.place(element.documentNode) else { return }
    let source = snapshot.nodes[place]
    element.node.language = source.language == snapshot.language ? nil : source.language
    element.node.frame = source.frame
    if element.isIgnored || source.name == "#text" { return }
    if Role(word: element.role) == nil { element.node.browserRole = element.role }
    if let role = roles.mended(place, role: element.role) { element.node.setRole(named: role) }
    if let name = names.mended(place, name: element.node.name) { element.node.name = name }
    element.node.id = source["id"]?.nonblank
    for name in Self.attributes {
      if let value = source[name], !value.isEmpty { element.node.takeState(name[...], value) }
    }
    if let placeholder = source["placeholder"] ?? source["aria-placeholder"] {
      element.node.placeholder = placeholder.nonblank
    }
    takePosition(source, &element)
    if source.name == "input", source["type"]?.lowercased() == "password" {
      element.node.isSecure = true
    }
  }

  private func takePosition(_ source: PageSnapshot.Node, _ element: inout ChromeAXElement) {
    guard let index = source["aria-posinset"].flatMap({ Int($0) }), index > 0 else { return }
    let count = source["aria-setsize"].flatMap { Int($0) }.flatMap { $0 >= index ? $0 : nil }
    element.node.position = SetPosition(index: index, count: count)
  }
}
