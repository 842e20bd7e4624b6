internal import AccessibilityTree

/// What the document tells of where links lead.
struct PageLinks {
  private let snapshot: PageSnapshot
  private let page: Place?
  /// What anchors are called for links that lead to them.
  private let names: Set<Substring>

  /// Looks at a page.
  init(_ snapshot: PageSnapshot) {
    self.snapshot = snapshot
    names = Set(snapshot.nodes.lazy.filter { $0.name == "a" }.compactMap { $0["name"]?[...] })
    page = snapshot.address.flatMap { $0.utf8.count > Self.longest ? nil : Place($0, from: nil) }
  }

  /// How many bytes an address has at most that is compared with others.
  private static let longest = 2048

  /// Returns what a link's attributes say.
  func flags(_ index: Int) -> WebFlags {
    let node = snapshot.nodes[index]
    guard let target = node["href"] else { return isEmptyLink(index) ? .leadsNowhere : [] }
    var flags: WebFlags = []
    if node["target"]?.lowercased() == "_blank" { flags.insert(.opensWindow) }
    if target.hasPrefix("#"), lacksPart(target.dropFirst()) {
      flags.insert(.leadsToMissing)
    }
    let way = leads(target)
    if way == .here || way != .elsewhere && isCalledCurrent(node) {
      flags.insert(.isCurrentLink)
    }
    return flags
  }

  /// Whether nothing on the page has the name that an address ends with; one with other signs is a script's own.
  private func lacksPart(_ name: Substring) -> Bool {
    guard !name.isEmpty, name.lowercased() != "top",
      name.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0)
      })
    else { return false }
    return snapshot.placesByID[String(name)] == nil && !names.contains(name)
  }

  /// Whether an anchor has words and nothing else: no address, no name for other links, no script and no role.
  private func isEmptyLink(_ index: Int) -> Bool {
    let node = snapshot.nodes[index]
    return node.name == "a" && node.end - index <= Self.mostParts && !node.isClickable
      && !node.showsHand
      && !Self.reasons.contains { node[$0] != nil } && !isCalledCurrent(node)
      && !node.classes.contains { $0.contains("disabled") || $0.contains("brand") }
      && snapshot.shownText(inside: index)?.nonblank != nil
  }

  /// How many nodes a link holds at most: what holds more is a part of the page (ours).
  private static let mostParts = 64

  // An anchor is there for other links, for a script, or stands for the page that is open (HTML, 4.5.1).
  private static let reasons = [
    "name", "id", "role", "tabindex", "aria-current", "aria-disabled", "onclick",
  ]

  private enum Way { case here, around, elsewhere, unknown }

  /// Returns where a link leads to: the page that it is on, what that page is a part of, or another page.
  private func leads(_ target: String) -> Way {
    // A part of the page is another place, and "#" often stands for a button. A file called "index.html" is a page
    // beside this one, where a folder is what this one is a part of.
    guard let page, target.utf8.count <= Self.longest, !target.contains("#"),
      let place = Place(target, from: page)
    else { return .unknown }
    if place == page { return .here }
    let folder = place.path.last == "" ? place.path.dropLast() : place.path[...]
    let isAround =
      !target.contains("index.") && place.site == page.site && !folder.isEmpty
      && folder.count < page.path.count
      && page.path.starts(with: folder)
    return isAround ? .around : .elsewhere
  }

  /// Whether the classes of a link, or of the item that it fills, call it the current one.
  private func isCalledCurrent(_ node: PageSnapshot.Node) -> Bool {
    if node.classes.contains(where: Self.currentClasses.contains) { return true }
    guard node.parent >= 0, snapshot.nodes[node.parent].name == "li" else { return false }
    return snapshot.nodes[node.parent].classes.contains(where: Self.currentClasses.contains)
  }

  // What frameworks and habit call the link to the page that is open (Bootstrap, WordPress, Webflow, Vue, Next).
  static let currentClasses: Set<String> = [
    "active", "is-active", "nav-active", "current", "is-current", "current-page",
    "current-menu-item", "current_page_item", "w--current", "router-link-exact-active", "selected",
  ]

  /// A page by its site, its path and what is asked of it.
  private struct Place: Equatable {
    var site: Substring
    var path: [Substring]
    var query: Substring

    /// Reads an address, from another one where it is no whole one; `nil` for what is none of a page.
    init?(_ address: String, from base: Place?) {
      let whole = address.prefix { $0 != "#" }
      query = whole.drop { $0 != "?" }
      let text = whole.prefix { $0 != "?" }
      if let end = text.firstRange(of: "://")?.upperBound {
        let rest = text[end...]
        let host = rest.prefix { $0 != "/" }
        site = text[..<host.endIndex]
        path = Self.parts(rest[host.endIndex...], in: [])
      } else {
        guard let base, !text.prefix(while: { $0 != "/" }).contains(":"), !text.hasPrefix("//")
        else { return nil }
        site = base.site
        // Nothing but a question is asked of the page itself.
        let folder =
          text.hasPrefix("/") ? [] : text.isEmpty ? base.path : Array(base.path.dropLast())
        path = text.isEmpty ? base.path : Self.parts(text, in: folder)
        if text.isEmpty, query.isEmpty { query = base.query }
      }
    }

    /// The parts of a path, the last of which is the page: empty for the first page of a folder.
    private static func parts(_ path: Substring, in folder: [Substring]) -> [Substring] {
      var parts = folder
      let written = path.drop { $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
      for part in written.dropLast() where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
      }
      let last = written.last ?? ""
      return parts + [["index.html", "index.htm", "."].contains(last) ? "" : last]
    }
  }
}
