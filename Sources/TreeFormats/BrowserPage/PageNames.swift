internal import AccessibilityTree

/// Mends names where the browser departs from the specifications and the document tells better.
struct PageNames {
  private let snapshot: PageSnapshot

  /// Creates the mends.
  init(_ snapshot: PageSnapshot) { self.snapshot = snapshot }

  /// Returns the name that a node should have, blank for none, or `nil` when the browser's is right.
  func mended(_ index: Int, name: String?, role: String?) -> String? {
    let node = snapshot.nodes[index]
    if node.name == "input", node["type"]?.lowercased() == "file" {
      return nameOfFile(index, node, name)
    }
    if node.name == "video" || node.name == "audio" { return nameOfMedia(node) }
    return nameByItself(node, name) ?? nameWithSpaces(index, name, role)
  }

  /// Returns the text that an element shows, or `nil` for one that shows none, or what it is called.
  func visibleText(_ index: Int, besides name: String?) -> String? {
    var text = ""
    var place = index + 1
    while place < min(snapshot.nodes[index].end, index + Self.mostParts) {
      let node = snapshot.nodes[place]
      // What is cut down to a point is there for readers alone.
      let isCut = node.frame.map { min($0.width, $0.height) <= 2 && !node.isInline } ?? false
      if isCut || node["aria-hidden"] == "true" || node.classes.contains(where: PageTags.isIconFont)
      {
        place = max(node.end, place + 1)
        continue
      }
      if node.name == "#text", node.isVisible { text += " " + node.text }
      place += 1
    }
    guard let shown = text.collapsed, shown.contains(where: { $0.isLetter || $0.isNumber }),
      shown != name
    else { return nil }
    return shown
  }

  /// How many nodes are looked at in a control (ours).
  private static let mostParts = 64

  private static let rolesNamedByContent: Set<String> = [
    "link", "button", "heading", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "tab",
    "treeitem", "checkbox", "radio", "switch",
  ]

  /// Accessible Name 1.2, step 2F: the white space of a document stands in the name; the browser leaves out what lies
  /// beside elements without words, such as the icons of a basket: "Basket 00.00" for "Basket 0 0.00".
  private func nameWithSpaces(_ index: Int, _ name: String?, _ role: String?) -> String? {
    let node = snapshot.nodes[index]
    guard let role, Self.rolesNamedByContent.contains(role), node.end > index + 2,
      node["aria-label"]?.nonblank == nil, node["aria-labelledby"]?.nonblank == nil,
      let name = name?.collapsed, let text = snapshot.shownText(inside: index)?.collapsed
    else { return nil }
    var (mine, theirs) = (name[...], text[...])
    var all = ""
    while let letter = mine.first ?? theirs.first {
      if mine.first == theirs.first {
        (mine, theirs) = (mine.dropFirst(), theirs.dropFirst())
      } else if mine.first?.isWhitespace == true {
        mine = mine.dropFirst()
        if theirs.first?.isWhitespace == true { theirs = theirs.dropFirst() }
      } else if theirs.first?.isWhitespace == true {
        theirs = theirs.dropFirst()
        all.append(" ")
        continue
      } else {
        return nil
      }
      all.append(letter)
    }
    return all == name ? nil : all
  }

  /// HTML-AAM 1.0: a film or a sound has the name that its author gives it; what plays nowhere but here is not told in
  /// the browser's words ("Unable to play media.").
  private func nameOfMedia(_ node: PageSnapshot.Node) -> String {
    let texts = node["aria-labelledby"]?.split(whereSeparator: \.isWhitespace).compactMap { id in
      snapshot.placesByID[String(id)].flatMap { snapshot.shownText(inside: $0)?.collapsed }
    }
    return texts?.joined(separator: " ").nonblank ?? node["aria-label"]?.collapsed
      ?? node["title"]?.collapsed ?? ""
  }

  /// HTML-AAM 1.0, "input type=file": its label names it, else its title; the browser's own word comes last.
  private func nameOfFile(
    _ index: Int, _ node: PageSnapshot.Node, _ name: String?
  ) -> String? {
    if node["aria-label"]?.nonblank != nil || node["aria-labelledby"]?.nonblank != nil {
      return nil
    }
    let id = node["id"]
    let label = snapshot.nodes.indices.first { place in
      let other = snapshot.nodes[place]
      guard other.name == "label" else { return false }
      return other["for"].map { $0 == id } ?? snapshot.isInside(index, of: place)
    }
    guard let label else { return node["title"]?.collapsed }
    // The browser leaves out the white space beside hidden parts; whatever else it says of a label is right.
    let text = snapshot.shownText(inside: label)?.collapsed
    return text.flatMap { isEqualButForSpaces($0, name ?? "") && $0 != name ? $0 : nil }
  }

  private func isEqualButForSpaces(_ text: String, _ other: String) -> Bool {
    text.count > other.count
      && text.filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
  }

  /// Accessible Name 1.2, step 2B: an element that `aria-labelledby` names among others adds its own name,
  /// for which the title counts where nothing else does.
  private func nameByItself(_ node: PageSnapshot.Node, _ name: String?) -> String? {
    guard let id = node["id"], let list = node["aria-labelledby"],
      let title = node["title"]?.collapsed,
      node["aria-label"]?.nonblank == nil, node["alt"].map({ $0.nonblank == nil }) ?? false
    else { return nil }
    let ids = list.split(whereSeparator: \.isWhitespace)
    guard ids.contains(Substring(id)) else { return nil }
    guard let name = name?.collapsed else { return title }
    if ids.first == Substring(id) { return "\(title) \(name)" }
    return ids.last == Substring(id) ? "\(name) \(title)" : nil
  }
}
