internal import AccessibilityTree

/// What a page shows of its controls by classes and layout alone, so that no reader is told.
struct PageStates {
  private let snapshot: PageSnapshot

  /// Looks at a page.
  init(_ snapshot: PageSnapshot) { self.snapshot = snapshot }

  /// Returns what is shown of an element.
  func flags(_ index: Int) -> WebFlags {
    let node = snapshot.nodes[index]
    guard node.frame != nil, !node.isHiddenByStyle, isControl(node) else { return [] }
    var flags: WebFlags = []
    if node.classes.contains(where: Self.saysChosen) {
      flags.insert(.looksChosen)
    }
    if holdsBarePicture(index) { flags.insert(.holdsPicture) }
    if opensPage(node) { flags.insert(.opensPage) }
    if node["aria-expanded"] == nil, node["aria-haspopup"] == nil, node["aria-pressed"] == nil,
      isCalledFold(index)
    {
      flags.insert(.foldsSilently)
    }
    return flags
  }

  // "active", and "active-mode", "tab_selected": a word of a class that code makes up.
  private static func saysChosen(_ name: String) -> Bool {
    if PageLinks.currentClasses.contains(name) { return true }
    guard name.utf8.count <= longestID, !name.contains(":"), !name.contains("[") else {
      return false
    }
    let words = name.lowercased().split { $0 == "-" || $0 == "_" }
    return (2...3).contains(words.count)
      && [words.first, words.last].contains { end in
        end.map { Self.chosen.contains(String($0)) } == true
      }
      && !words.contains { Self.negations.contains(String($0)) }
  }

  private static let chosen: Set<String> = ["active", "selected"]
  private static let negations: Set<String> = ["not", "non", "no", "hover", "focus"]

  // Buttons, and what is used as one.
  private func isControl(_ node: PageSnapshot.Node) -> Bool {
    if let role = node["role"]?.lowercased() { return Self.roles.contains(role) }
    switch node.name {
    case "button": return true
    case "a": return node["href"] != nil
    case "div", "span", "li": return node.isClickable && node.showsHand
    default: return false
    }
  }

  /// Whether a button's own attribute goes to another page, as a link does.
  private func opensPage(_ node: PageSnapshot.Node) -> Bool {
    guard node.name == "button", let script = node["onclick"], script.utf8.count <= 1000 else {
      return false
    }
    let code = script.filter { !$0.isWhitespace }
    return ["location.href=", "location.assign(", "location='", "location=\""].contains {
      code.holds($0)
    }
  }

  private static let roles: Set<String> = ["button", "tab", "link"]

  /// Whether a picture without words stands among the words of an element: a drawing, or a letter of an icon font.
  private func holdsBarePicture(_ index: Int) -> Bool {
    let end = min(snapshot.nodes[index].end, index + Self.mostParts)
    return (index + 1..<max(end, index + 1)).contains { place in
      let part = snapshot.nodes[place]
      guard let frame = part.frame, frame.width >= Self.smallest, frame.height >= Self.smallest
      else { return false }
      switch part.name {
      case "svg": return part["aria-label"]?.nonblank == nil && part["aria-labelledby"] == nil
      case "img": return part["alt"]?.nonblank == nil && part["aria-label"]?.nonblank == nil
      // A letter of an icon font stands in a rule of the style, not on the page.
      case "i": return part.end == place + 1 || part.end == place + 2 && isMarker(place + 1)
      default: return false
      }
    }
  }

  private func isMarker(_ place: Int) -> Bool {
    snapshot.nodes[place].name.hasPrefix("::") || snapshot.nodes[place].name.isEmpty
  }

  /// Whether an element opens and closes something by its class, or by its part's class with what it hides behind it.
  private func isCalledFold(_ index: Int) -> Bool {
    let node = snapshot.nodes[index]
    // A link to another page opens that.
    if node.name == "a", let target = node["href"]?.nonblank, !target.hasPrefix("#"),
      !target.hasPrefix("javascript:")
    {
      return false
    }
    let toggle = node["data-bs-toggle"] ?? node["data-toggle"]
    let isToggle = toggle.map { Self.toggled.contains($0.lowercased()) } == true
    let id = node.name == "button" ? node["id"]?.prefix(Self.longestID).lowercased() : nil
    if isToggle || node.classes.contains(where: Self.isFold)
      || id.map({ id in Self.stemsOfIDs.contains { id.contains($0) } }) == true
    {
      return true
    }
    let holder = node.parent
    guard holder >= 0 else { return false }
    let isAlone = Self.headers.contains(snapshot.nodes[holder].name) && isOnly(index, in: holder)
    guard let next = hidden(behind: index) ?? (isAlone ? hidden(behind: holder) : nil) else {
      return false
    }
    return [node, snapshot.nodes[holder], snapshot.nodes[next]].contains {
      $0.classes.contains { name in Self.stems.contains { name.contains($0) } }
    }
  }

  // Also "nav__dropdown-toggle": a block's name before that of its part (BEM).
  private static func isFold(_ name: String) -> Bool {
    if folds.contains(name) { return true }
    guard name.utf8.count <= longestID, let part = name.firstRange(of: "__") else { return false }
    return folds.contains(String(name[part.upperBound...]))
  }

  private func isOnly(_ index: Int, in holder: Int) -> Bool {
    var place = holder + 1
    while place < snapshot.nodes[holder].end {
      let node = snapshot.nodes[place]
      if place != index, node.name != "#text" || node.text.nonblank != nil { return false }
      place = node.end
    }
    return true
  }

  /// Returns the element behind another one, if it is not shown now and holds words.
  private func hidden(behind index: Int) -> Int? {
    let holder = snapshot.nodes[index].parent
    guard holder >= 0 else { return nil }
    var place = snapshot.nodes[index].end
    while place < snapshot.nodes[holder].end {
      let node = snapshot.nodes[place]
      if node.name != "#text" {
        let isHidden = node.frame.map { $0.height <= 0 } ?? true
        let inner = place + 1..<max(place + 1, min(node.end, place + Self.mostParts))
        let hasWords = inner.contains { snapshot.nodes[$0].text.nonblank != nil }
        return isHidden && hasWords && !Self.unseen.contains(node.name) ? place : nil
      }
      if node.text.nonblank != nil { return nil }
      place = node.end
    }
    return nil
  }

  /// How many nodes are looked at in an element (ours).
  private static let mostParts = 64
  /// How large a picture is at least, in points: smaller ones are spaces and marks (ours).
  private static let smallest = 8.0
  private static let headers: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6", "div", "dt"]
  private static let unseen: Set<String> = ["script", "style", "template", "noscript"]

  // What frameworks and habit call a button that opens and closes something (Bootstrap, Foundation, Bulma, WordPress).
  private static let folds: Set<String> = [
    "accordion", "accordion-button", "accordion-toggle", "burger",
    "collapsible", "dropdown-toggle", "hamburger", "menu-toggle", "nav-toggle", "navbar-burger",
    "navbar-toggle", "navbar-toggler", "sidebar-toggle",
  ]
  /// What an attribute of Bootstrap says that a button opens and closes.
  private static let toggled: Set<String> = ["collapse", "dropdown"]
  private static let stemsOfIDs = ["collapse", "hamburger", "menutoggle", "sidebartoggle"]
  private static let stems = ["accordion", "collaps", "dropdown", "expand", "faq", "submenu"]

  /// How many letters of an id are looked at (ours).
  private static let longestID = 100
}
