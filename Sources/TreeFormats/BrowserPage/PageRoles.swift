/// Mends roles where the browser departs from the specifications and the document tells better.
///
/// Each rule names where it stands: HTML-AAM 1.0 (what HTML's elements are) or WAI-ARIA 1.2 (what roles ask for).
struct PageRoles {
  private let snapshot: PageSnapshot

  /// Creates the mends.
  init(_ snapshot: PageSnapshot) { self.snapshot = snapshot }

  /// Returns the role that a node should have, or `nil` when the browser's is right.
  func mended(_ index: Int, role: String) -> String? {
    let node = snapshot.nodes[index]
    switch (node.name, role) {
    // HTML-AAM, "area": without an address it is no link.
    case ("area", _) where node["href"] == nil && node["role"] == nil: return "generic"
    // HTML-AAM, "img" with an empty alt: white space is no name.
    case ("img", "image") where node["alt"] == "" && node["role"] == nil:
      return isBlank(node["aria-label"]) && isBlank(node["aria-labelledby"]) ? "generic" : nil
    // HTML-AAM, "section" and "aside" in sections: an empty title is no name.
    case ("section", "region") where isUnnamed(node): return "generic"
    case ("aside", "complementary") where isUnnamed(node) && isInSection(index): return "generic"
    // HTML-AAM, "li": only in a list.
    case ("li", "listitem") where node["role"] == nil:
      return owner(of: index, among: ["list", "directory"]) ? nil : "generic"
    // HTML-AAM, "input type=checkbox switch".
    case ("input", "checkbox") where node["switch"] != nil && node["role"] == nil: return "switch"
    case ("tbody", "generic") where node["role"] == nil: return "rowgroup"
    default: return orphan(index, node, role: role)
    }
  }

  /// WAI-ARIA 1.2, "required accessibility parent role": without one the author's role does not count.
  private func orphan(_ index: Int, _ node: PageSnapshot.Node, role: String) -> String? {
    guard node["role"] != nil, let owners = Self.owners[role] else { return nil }
    // What other elements own by aria-owns need not stand in them.
    if let id = node["id"], snapshot.ownedIDs.contains(id) { return nil }
    if owner(of: index, among: owners) { return nil }
    switch node.name {
    case "nav": return "navigation"
    case "button": return "button"
    case "a" where node["href"] != nil: return "link"
    case "main", "article", "form", "table": return node.name
    case "aside": return "complementary"
    case "h1", "h2", "h3", "h4", "h5", "h6": return "heading"
    case "ul", "ol": return "list"
    case "li": return "listitem"
    case "p": return "paragraph"
    default: return "generic"
    }
  }

  // A cell alone stays one in every browser, and in the tests of the web platform.
  private static let owners: [String: Set<String>] = [
    "row": ["table", "grid", "treegrid", "rowgroup"],
    "rowgroup": ["table", "grid", "treegrid"],
    "gridcell": ["row"], "rowheader": ["row"], "columnheader": ["row"],
    "menuitem": ["menu", "menubar"], "menuitemcheckbox": ["menu", "menubar"],
    "menuitemradio": ["menu", "menubar"],
    "tab": ["tablist"],
  ]

  // The elements that have these roles by themselves.
  private static let ownRoles: [String: String] = [
    "table": "table", "tbody": "rowgroup", "thead": "rowgroup", "tfoot": "rowgroup", "tr": "row",
    "ul": "list", "ol": "list", "menu": "list", "dir": "list",
  ]

  /// Whether the nearest node around one that is more than a wrapper has one of some roles; groups between
  /// a menu and its items count as wrappers.
  private func owner(of index: Int, among roles: Set<String>) -> Bool {
    var parent = snapshot.nodes[index].parent
    while parent >= 0 {
      let node = snapshot.nodes[parent]
      let stated = node["role"]?.split(separator: " ").first.map { $0.lowercased() }
      let role = stated ?? Self.ownRoles[node.name]
      if let role, roles.contains(role) { return true }
      if let role, !["none", "presentation", "generic", "group"].contains(role) { return false }
      parent = node.parent
    }
    return false
  }

  private func isUnnamed(_ node: PageSnapshot.Node) -> Bool {
    node["role"] == nil && isBlank(node["aria-label"]) && isBlank(node["title"])
      && isBlank(node["aria-labelledby"])
  }

  private func isInSection(_ index: Int) -> Bool {
    var parent = snapshot.nodes[index].parent
    while parent >= 0 {
      if ["section", "article", "aside", "nav"].contains(snapshot.nodes[parent].name) {
        return true
      }
      parent = snapshot.nodes[parent].parent
    }
    return false
  }

  private func isBlank(_ text: String?) -> Bool { text?.allSatisfy(\.isWhitespace) ?? true }
}
