internal import AccessibilityTree

/// Finds what a page's document says in WAI-ARIA and HTML that has no effect on readers, or a wrong one.
///
/// The tables are those of WAI-ARIA 1.2 and of HTML; each fault is a clause that a sentence may quote.
struct PageARIA {
  private let snapshot: PageSnapshot

  /// Creates a search.
  init(_ snapshot: PageSnapshot) { self.snapshot = snapshot }

  /// Returns the faults of an element, with its role as the browser has it.
  func faults(_ index: Int, in browser: String) -> [String] {
    let node = snapshot.nodes[index]
    guard node.isElement else { return [] }
    var faults: [String] = []
    let role = role(of: index)
    if let unknown = unknownRole(node) {
      faults.append("\"\(unknown.prefix(40))\" is not a WAI-ARIA role")
    }
    for (name, value) in node.pairs where name.hasPrefix("aria-") {
      guard let attribute = Self.attributes[String(name.dropFirst(5))] else {
        faults.append("\(name) is not a WAI-ARIA attribute")
        continue
      }
      let value = value.lowercased().trimmingSpaces
      if let words = attribute.values, !value.isEmpty,
        !value.split(separator: " ").allSatisfy({ words.contains(String($0)) })
      {
        faults.append("\(name) cannot be \"\(value.prefix(40))\"")
      }
      // An element of the page's own may be given a role by its script.
      if let roles = attribute.roles, !node.name.contains("-"), !roles.contains(role ?? "generic") {
        faults.append("\(name) has no effect on \(Self.named(role, node))")
      } else if let reason = overruled(name, index, role) {
        faults.append("\(name) has no effect on \(reason)")
      }
    }
    // ARIA 1.2, "Roles which cannot be named": where words stand, readers read those.
    if ["div", "span", "p"].contains(node.name), role == nil, node["aria-label"]?.nonblank != nil,
      node["tabindex"] == nil, !Self.isEditor(node), !node.isClickable,
      snapshot.shownText(inside: index) == nil
    {
      faults.append("aria-label has no effect on <\(node.name)> without a role")
    }
    if node.name == "button", node["href"] != nil {
      faults.append("href has no effect on <button>")
    }
    for name in ["aria-labelledby", "aria-describedby", "for"] {
      let ids = node[name]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
      if let id = ids.first(where: snapshot.repeatedIDs.contains) {
        faults.append("several elements have the id \"\(id.prefix(40))\" that \(name) refers to")
      }
    }
    if let word = wrongCompletion(node) {
      faults.append("autocomplete cannot be \"\(word.prefix(40))\"")
    }
    if let stated = statedRole(node) {
      if let attribute = Self.required[stated], node["aria-\(attribute)"] == nil,
        Self.implicit(node) != stated, node.name != "input"
      {
        faults.append("\(Self.a(stated)) must have aria-\(attribute)")
      }
      if let owners = Self.owners[stated], !isOwned(node), !stands(index, in: owners) {
        faults.append(
          "\(Self.a(stated)) must be inside \(owners.sorted().map(Self.a).joined(separator: " or "))"
        )
      }
      if let parts = Self.parts[stated], node["aria-owns"] == nil, node["aria-busy"] != "true" {
        let inside = roles(in: index)
        if !inside.isEmpty, !inside.contains(where: parts.contains) {
          faults.append("\(Self.a(stated)) contains no \(parts.sorted().joined(separator: " or "))")
        }
      }
    }
    if let part = heldControl(index, role, in: browser) {
      faults.append("\(Self.named(role, node)) contains a <\(part)>, which readers do not announce")
    }
    if let id = missingHeader(index, node) {
      faults.append("headers refers to \"\(id.prefix(40))\", which is not a cell of the table")
    }
    if node.name == "body" {
      for (name, effect) in [("aria-hidden", "hide"), ("aria-disabled", "disable")]
      where node[name]?.lowercased() == "true" {
        faults.append("\(name) on <body> would \(effect) the whole page")
      }
    }
    return faults + structure(index, node)
  }

  /// On what a state says nothing although its role takes it, in words, or `nil` (ARIA in HTML; WAI-ARIA 1.2, "row").
  private func overruled(_ name: String, _ index: Int, _ role: String?) -> String? {
    let node = snapshot.nodes[index]
    switch name {
    case "aria-checked"
    where node.name == "input" && ["checkbox", "radio"].contains(node["type"]?.lowercased() ?? ""):
      return "<input>, which reports it itself"
    case "aria-expanded"
    where role == "row" && stands(index, in: ["table", "grid"], across: ["rowgroup"]):
      return "a row outside a treegrid"
    default: return nil
    }
  }

  /// The word in `autocomplete` that HTML does not know, or `nil` ("Autofill").
  private func wrongCompletion(_ node: PageSnapshot.Node) -> String? {
    guard ["input", "select", "textarea"].contains(node.name), let value = node["autocomplete"]
    else { return nil }
    return value.lowercased().split(whereSeparator: \.isWhitespace).map(String.init).first {
      !Self.completions.contains($0) && !Self.switches.contains($0) && !$0.hasPrefix("section-")
    }
  }

  /// Returns the faults of an element that the browser keeps from readers.
  func faultsOfHidden(_ index: Int) -> [String] {
    snapshot.nodes[index].isVisible && Self.isReached(snapshot.nodes[index]) && isHidden(index)
      ? ["aria-hidden hides it, but the keyboard reaches it"] : []
  }

  /// Returns the faults of the frames and editors of a document that the browser's tree does not even have.
  func faultsOfAbsent(_ document: Int) -> [String] {
    var faults: [String] = []
    var place = document + 1
    while place < snapshot.nodes[document].end {
      let node = snapshot.nodes[place]
      if node.name == "#document" {
        place = node.end
        continue
      }
      if Self.isEditor(node), Self.isReached(node), node.isVisible, isHidden(place) {
        faults.append("aria-hidden hides the editor <\(node.name)>, but the keyboard reaches it")
      }
      if node.name == "iframe", node.isVisible, isHidden(place),
        (place + 1..<node.end).contains(where: {
          snapshot.nodes[$0].isVisible && Self.isReached(snapshot.nodes[$0])
        })
      {
        let title = node["title"]?.nonblank.map { " \"\($0.prefix(40))\"" } ?? ""
        faults.append("aria-hidden hides the frame\(title), but the keyboard reaches its content")
      }
      place += 1
    }
    return faults
  }

  /// Whether `aria-hidden` keeps an element from readers, and `inert` does not keep everybody from it.
  private func isHidden(_ index: Int) -> Bool {
    var place = index
    var isHidden = false
    while place >= 0 {
      let node = snapshot.nodes[place]
      if node["inert"] != nil { return false }
      isHidden = isHidden || node["aria-hidden"]?.lowercased() == "true"
      place = node.parent
    }
    return isHidden
  }

  private static func isReached(_ node: PageSnapshot.Node) -> Bool {
    guard node.isElement, node["disabled"] == nil, node["inert"] == nil else { return false }
    // HTML passes over what follows the number, and over what is none ("Rules for parsing integers").
    let order = node["tabindex"].flatMap { text in
      Int(text.drop(while: \.isWhitespace).prefix { $0.isASCII && ($0.isNumber || $0 == "-") })
    }
    if let order { return order >= 0 }
    if isEditor(node) { return true }
    switch node.name {
    case "a", "area": return node["href"] != nil || node["xlink:href"] != nil
    case "audio", "video": return node["controls"] != nil
    case "input": return node["type"]?.lowercased() != "hidden"
    case "button", "select", "textarea", "iframe", "summary": return true
    default: return false
    }
  }

  private static func isEditor(_ node: PageSnapshot.Node) -> Bool {
    node["contenteditable"].map { $0.lowercased() != "false" } == true
  }

  /// Returns the role of an element of which WAI-ARIA knows no word, or `nil`.
  private func unknownRole(_ node: PageSnapshot.Node) -> String? {
    let words = node["role"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    guard let first = words.first else { return nil }
    let isKnown = words.contains { word in
      Role(rawValue: String(word)) != nil || word.hasPrefix("doc-") || word.hasPrefix("graphics-")
        || ["image", "presentation", "none"].contains(word)
    }
    return isKnown ? nil : String(first)
  }

  /// The name of a control inside of one whose parts are only drawn (WAI-ARIA 1.2, "Presentational Children").
  private func heldControl(_ index: Int, _ role: String?, in browser: String) -> String? {
    guard hasDrawnParts(index, role, in: browser) else { return nil }
    return (index + 1..<snapshot.nodes[index].end).lazy.map { snapshot.nodes[$0] }
      .first(where: Self.isReached)?.name
  }

  private func hasDrawnParts(_ index: Int, _ role: String?, in browser: String) -> Bool {
    let node = snapshot.nodes[index]
    switch role {
    case _ where statedWord(of: index).map(Self.drawn.contains) == true: return true
    // Scripts give roles, too.
    case _ where browser == "image": return node.name != "img"
    case "img": return false
    // The separator that is moved, and the combo box that is a field itself (ARIA 1.1 has them around one; HTML lets a
    // select hold its own button).
    case "separator", "combobox": return node.name != "select" && Self.isReached(node)
    // What is written in an editor is there to be read.
    case "textbox", "searchbox": return !Self.isEditor(node)
    case let role?: return Self.leaves.contains(role) && node.name != "summary"
    case nil: return false
    }
  }

  /// The first word of the role that an element states.
  private func statedWord(of index: Int) -> String? {
    snapshot.nodes[index]["role"]?.lowercased().split(whereSeparator: \.isWhitespace).first
      .map(String.init)
  }

  /// Roles whose parts Chromium does not tell readers of, either (seen in Chromium 156).
  private static let drawn: Set<String> = [
    "doc-cover", "doc-pagebreak", "graphics-document", "graphics-object", "graphics-symbol",
    "image", "math",
  ]

  /// The id in a cell's `headers` that is none of a cell in its table.
  private func missingHeader(_ index: Int, _ node: PageSnapshot.Node) -> String? {
    guard node.name == "td" || node.name == "th", let ids = node["headers"] else { return nil }
    var table = node.parent
    while table >= 0, snapshot.nodes[table].name != "table" { table = snapshot.nodes[table].parent }
    guard table >= 0 else { return nil }
    return ids.split(whereSeparator: \.isWhitespace).map(String.init).first { id in
      guard let place = snapshot.placesByID[id] else { return true }
      return !snapshot.isInside(place, of: table)
        || !["td", "th"].contains(snapshot.nodes[place].name)
    }
  }

  /// Faults of lists by HTML.
  private func structure(_ index: Int, _ node: PageSnapshot.Node) -> [String] {
    guard node["role"] == nil || node["role"] == "list" else { return [] }
    let allowed: Set<String>
    switch node.name {
    case "ul", "ol": allowed = ["li", "br", "script", "template", "style"]
    case "dl": allowed = ["dt", "dd", "div", "script", "template", "style"]
    case "li", "dt", "dd":
      let parent = node.parent >= 0 ? snapshot.nodes[node.parent] : nil
      let isIn =
        node.name == "li"
        ? ["ul", "ol", "menu"].contains(parent?.name ?? "")
          && [nil, "list"].contains(parent?["role"])
          || parent?["role"] == "list" || parent?.name == "#document-fragment"
        : parent?.name == "dl" || parent?.name == "div" && parentName(node.parent) == "dl"
      return isIn || node["role"] != nil ? [] : ["<\(node.name)> is not inside a list"]
    default: return []
    }
    let others = children(of: index).filter { child in
      let other = snapshot.nodes[child]
      return other.isElement && !allowed.contains(other.name) && other["role"] != "listitem"
        && other["aria-hidden"] != "true"
    }
    return others.first.map {
      ["<\(node.name)> contains <\(snapshot.nodes[$0].name)> besides its items"]
    } ?? []
  }

  private func parentName(_ index: Int) -> String? {
    let parent = snapshot.nodes[index].parent
    return parent >= 0 ? snapshot.nodes[parent].name : nil
  }

  private func isOwned(_ node: PageSnapshot.Node) -> Bool {
    node["id"].map(snapshot.ownedIDs.contains) == true
  }

  private func statedRole(_ node: PageSnapshot.Node) -> String? {
    node["role"]?.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
      .first { Role(rawValue: $0) != nil }
  }

  private func role(of index: Int) -> String? {
    let node = snapshot.nodes[index]
    if let stated = statedRole(node) { return stated }
    // The items of what is no list are none.
    if node.name == "li", node.parent >= 0, let list = statedRole(snapshot.nodes[node.parent]),
      list != "list"
    {
      return nil
    }
    let implicit = Self.implicit(node)
    // HTML-AAM 1.0, "td": the cells of a grid are its own.
    let isGrid =
      implicit == "cell" && stands(index, in: ["grid", "treegrid"], across: ["row", "rowgroup"])
    return isGrid ? "gridcell" : implicit
  }

  private static let wrappers: Set<String?> = [nil, "none", "presentation", "generic", "group"]

  /// Whether the nearest role around an element, wrappers aside, is one of some.
  private func stands(
    _ index: Int, in owners: Set<String>, across others: Set<String> = []
  ) -> Bool {
    var parent = snapshot.nodes[index].parent
    while parent >= 0 {
      let role = role(of: parent)
      if let role, owners.contains(role) { return true }
      if !Self.wrappers.contains(role), !others.contains(role ?? "") { return false }
      // A script may give an element of the page's own a role.
      if snapshot.nodes[parent].name.contains("-") { return true }
      parent = snapshot.nodes[parent].parent
    }
    return false
  }

  /// The outermost roles inside of an element, and `text` for words in none.
  private func roles(in index: Int) -> Set<String> {
    var found: Set<String> = []
    var place = index + 1
    while place < snapshot.nodes[index].end {
      let node = snapshot.nodes[place]
      if node.name == "#text" {
        if node.isVisible, node.text.contains(where: { !$0.isWhitespace }) { found.insert("text") }
      } else if node["aria-hidden"] == "true" || node["hidden"] != nil
        || ["script", "template", "style"].contains(node.name)
      {
        place = node.end
        continue
      } else if node.isElement {
        let role = role(of: place)
        if node.name.contains("-") || node.name == "slot" {
          // Nobody knows what it is.
          return []
        } else if !Self.wrappers.contains(role), let role {
          found.insert(role)
          place = node.end
          continue
        }
      }
      place += 1
    }
    return found
  }

  private func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var place = index + 1
    while place < snapshot.nodes[index].end {
      children.append(place)
      place = snapshot.nodes[place].end
    }
    return children
  }

  private static func named(_ role: String?, _ node: PageSnapshot.Node) -> String {
    role.map(a) ?? "<\(node.name)>"
  }

  private static func a(_ role: String) -> String {
    ("aeiou".contains(role.first ?? " ") ? "an " : "a ") + role
  }
}

extension PageSnapshot.Node {
  /// Whether it is an element of the document, as no text, comment and part that styles have made is.
  var isElement: Bool { !isType && !name.hasPrefix("#") && !name.hasPrefix("::") }

  /// The names and values of its attributes.
  var pairs: [(name: String, value: String)] {
    stride(from: 0, to: attributes.count - 1, by: 2).map { (attributes[$0], attributes[$0 + 1]) }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
