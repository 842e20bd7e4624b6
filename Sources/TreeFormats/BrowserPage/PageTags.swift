internal import AccessibilityTree

/// What the tags and attributes of a page say that no role of ARIA does.
struct PageTags {
  private let snapshot: PageSnapshot
  /// The places of radio buttons among those of their group, by their place in the snapshot.
  private let radios: [Int: SetPosition]
  /// The labels of each id.
  private let labels: [String: [Int]]
  private let links: PageLinks
  private let fields: PageFields
  private let states: PageStates
  private let holdersOfLogos: Set<Int>

  /// Looks through a page.
  init(_ snapshot: PageSnapshot) {
    self.snapshot = snapshot
    radios = Self.radios(of: snapshot)
    links = PageLinks(snapshot)
    fields = PageFields(snapshot)
    states = PageStates(snapshot)
    var labels: [String: [Int]] = [:]
    for (index, node) in snapshot.nodes.enumerated() where node.name == "label" {
      if let id = node["for"] { labels[id, default: []].append(index) }
    }
    self.labels = labels
    // The browser's tree leaves such pictures out: what holds them tells of them.
    holdersOfLogos = Set(snapshot.nodes.lazy.filter(Self.isHiddenLogo).map(\.parent))
  }

  /// Returns what a node's tag and attributes say.
  func flags(_ index: Int) -> WebFlags {
    let node = snapshot.nodes[index]
    var flags = Self.byTag[node.name] ?? []
    if node.isInline { flags.insert(.isInline) }
    if let role = node["role"] {
      flags.subtract(.tagsThatRolesReplace)
      if role.split(separator: " ").first?.lowercased() == "separator" { flags.insert(.isSplitter) }
    }
    switch node.name {
    case "ul", "menu", "dir": if node["role"] == nil { flags.insert(.isPlainList) }
    case "input": flags.formUnion(Self.ofInput(node))
    case "select":
      if node["multiple"] == nil { flags.insert(.isSelect) }
      let parts = snapshot.nodes[index..<node.end]
      if parts.contains(where: { $0.isChosen && $0["disabled"] != nil }) {
        flags.insert(.choosesNothing)
      }
    case "a", "area": flags.formUnion(links.flags(index))
    case "label": if fields.isLabelOfNothing(index) { flags.insert(.labelsNothing) }
    case "#document": if node.parent < 0, fields.blocksZoom { flags.insert(.blocksZoom) }
    default: break
    }
    flags.formUnion(states.flags(index))
    if isStarred(node) { flags.insert(.isStarred) }
    if isDrawnByStyle(index) { flags.insert(.isDrawnByStyle) }
    if holdersOfLogos.contains(index) { flags.insert(.isHiddenLogo) }
    if movesForEver(index) { flags.insert(.movesForEver) }
    if fields.lacksAutofill(index) { flags.insert(.lacksAutofill) }
    if let order = node["tabindex"].flatMap({ Int($0) }), order > 0 {
      flags.insert(.forcesTabOrder)
    }
    flags.formUnion(clicks(node))
    if node["aria-description"]?.nonblank != nil, node["aria-describedby"] == nil {
      flags.insert(.describesItself)
    }
    if isLabelledByText(index) {
      flags.insert(.isLabelledByText)
      if followsLabel(index) { flags.insert(.followsLabel) }
      if node["aria-labelledby"] == nil, isInLabel(node) { flags.insert(.isInLabel) }
    } else if node["aria-label"]?.nonblank != nil {
      flags.insert(.isNamedApart)
    } else if isNamedByBrowser(node) {
      flags.insert(.isNamedByBrowser)
    }
    if let way = node["aria-autocomplete"], way != "none", !way.isEmpty { flags.insert(.completes) }
    if takesDigits(node) { flags.insert(.takesDigits) }
    if let kind = details(node["aria-details"]) { flags.insert(kind) }
    if let editable = node["contenteditable"], editable.lowercased() != "false" {
      flags.insert(.isEditable)
    }
    return flags
  }

  private func takesDigits(_ node: PageSnapshot.Node) -> Bool {
    guard node.name == "input" else { return false }
    let mode = node["inputmode"]?.lowercased()
    return mode == "numeric" || mode == "decimal"
      || node["autocomplete"]?.lowercased().hasSuffix("one-time-code") == true
  }

  /// Whether a picture of a file that its style names is all that an element shows.
  private func isDrawnByStyle(_ index: Int) -> Bool {
    let node = snapshot.nodes[index]
    guard node.style?.hasImage == true, node.isVisible, let frame = node.frame,
      frame.width >= Self.smallestPicture, frame.height >= Self.smallestPicture,
      !["body", "html", "#text", "input", "textarea", "select"].contains(node.name),
      node.end - index <= Self.mostMoving
    else { return false }
    // What is wider than a picture is a ground for others.
    return snapshot.shownText(inside: index) == nil
      && !(index..<node.end).contains { place in
        let part = snapshot.nodes[place]
        return ["img", "svg", "video", "canvas", "iframe", "input", "button", "select"].contains(
          part.name)
          || part["aria-label"]?.nonblank != nil || part["title"]?.nonblank != nil
          || part["role"] != nil || part["aria-hidden"] == "true"
      }
  }

  private static func isHiddenLogo(_ node: PageSnapshot.Node) -> Bool {
    guard node.name == "img", node["alt"]?.nonblank == nil, node["alt"] != nil,
      node["title"] == nil,
      node["aria-hidden"] != "true", node.isVisible, let frame = node.frame, frame.width >= 40
    else { return false }
    let file = node["src"].flatMap { $0.hasPrefix("data:") ? nil : AddressText.fileName(of: $0) }
    return ([file, node["id"]].compactMap(\.self) + node.classes).contains {
      $0.utf8.count <= 100 && $0.lowercased().contains("logo")
    }
  }

  // How wide and high a picture is at least that means something, in CSS pixels (ours).
  private static let smallestPicture = 80.0

  /// Whether an element moves without end, or a part of it that no reader is told of; what shows that something is
  /// loading is gone when that is done.
  private func movesForEver(_ index: Int) -> Bool {
    let node = snapshot.nodes[index]
    let isPart = node.isInline || node.name == "#document"
    return snapshot.nodes[index..<(isPart ? index + 1 : min(node.end, index + Self.mostMoving))]
      .contains { part in
        guard part.style?.movesForEver == true, part.isVisible, let frame = part.frame,
          min(frame.width, frame.height) >= Self.smallestMoving,
          part.name != "#text"
        else { return false }
        let words = part.classes + [part["id"] ?? "", part["role"] ?? ""]
        return !words.contains { word in
          Self.waiting.contains { word.lowercased().contains($0) }
        }
      }
  }

  // How many nodes of an element are looked at, and how wide and high what moves is, in CSS pixels (ours).
  private static let (mostMoving, smallestMoving) = (8, 24.0)
  private static let waiting = ["load", "spin", "progress", "skeleton", "shimmer", "wait"]

  /// Returns what is to be told of a text for what holds it within its line: the browser's tree has only the text.
  func flags(ofText place: Int) -> WebFlags {
    var flags: WebFlags = []
    var holder = snapshot.nodes[place].parent
    if holder >= 0, snapshot.nodes[holder].classes.contains(where: Self.isIconFont) {
      flags.insert(.isLigature)
    }
    for _ in 0..<Self.mostInline where holder >= 0 {
      let node = snapshot.nodes[holder]
      // An anchor may hold a heading.
      guard node.isInline || Self.headings.contains(node.name) else { break }
      if Self.holders.contains(node.name) {
        flags.formUnion(clicks(node).intersection(.showsHand))
        if node.name == "a" { flags.formUnion(links.flags(holder).intersection(.leadsNowhere)) }
      }
      holder = node.parent
    }
    return flags
  }

  // Google's icons, which their fonts draw for words such as shopping_basket.
  static func isIconFont(_ name: String) -> Bool {
    name.hasPrefix("material-icons") || name.hasPrefix("material-symbols")
  }

  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  /// How many elements of a line are looked at around a text (ours).
  private static let mostInline = 8
  /// Elements that say nothing of the text in them.
  private static let holders: Set<String> = ["a", "b", "em", "font", "i", "span", "strong", "u"]

  /// Returns what an element does with clicks, and what the pointer shows of that.
  private func clicks(_ node: PageSnapshot.Node) -> WebFlags {
    // Nobody clicks on what is not seen, and a document is no part of itself.
    if node.isHiddenByStyle || node.name == "#document" { return [] }
    switch (node.isClickable, node.showsHand) {
    case (true, true): return .isClickable
    case (true, false):
      return node.style?.isPainted == true ? [.listensForClicks, .isPainted] : .listensForClicks
    // A hand goes over to all that an element holds.
    case (false, true):
      return node.parent >= 0 && snapshot.nodes[node.parent].showsHand ? [] : .showsHand
    case (false, false): return []
    }
  }

  private func isNamedByBrowser(_ node: PageSnapshot.Node) -> Bool {
    guard node.name == "input", node["title"]?.nonblank == nil else { return false }
    switch node["type"]?.lowercased() {
    case "file": return true
    case "image": return node["alt"]?.nonblank == nil && node["value"]?.nonblank == nil
    default: return false
    }
  }

  // An author's own words hide the text that names an element.
  private func isLabelledByText(_ index: Int) -> Bool {
    let node = snapshot.nodes[index]
    if let ids = node["aria-labelledby"]?.nonblank {
      return ids.split(whereSeparator: \.isWhitespace).contains { id in
        snapshot.placesByID[String(id)].flatMap { snapshot.shownText(inside: $0) } != nil
      }
    }
    if node["aria-label"]?.nonblank != nil { return false }
    switch node.name {
    case "input", "select", "textarea", "meter", "progress", "output":
      return node["id"].map { labels[$0] != nil } ?? false || isInLabel(node)
    case "fieldset": return hasChild(index, "legend")
    case "table": return hasChild(index, "caption")
    case "figure": return hasChild(index, "figcaption")
    default: return false
    }
  }

  /// Whether the label of a field shows a star, which may be hidden from readers.
  private func isStarred(_ node: PageSnapshot.Node) -> Bool {
    guard ["input", "select", "textarea"].contains(node.name) else { return false }
    let own = node["id"].flatMap { labels[$0] } ?? []
    return (own + [label(around: node)].compactMap(\.self)).contains { label in
      snapshot.nodes[label..<snapshot.nodes[label].end].contains {
        $0.name == "#text" && $0.isVisible && $0.text.contains("*")
      }
    }
  }

  /// Whether the text right before a field is that of its label, and no break stands between the two.
  private func followsLabel(_ index: Int) -> Bool {
    let node = snapshot.nodes[index]
    let ids = node["aria-labelledby"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    // A label is for the first element of its id (HTML, "for").
    let id = node["id"].flatMap { snapshot.placesByID[$0] == index ? $0 : nil }
    let holders = ids.compactMap { snapshot.placesByID[$0] } + (id.flatMap { labels[$0] } ?? [])
    var place = index - 1
    while place >= 0, index - place <= Self.mostLevels {
      let before = snapshot.nodes[place]
      switch before.name {
      case "br", "img", "svg", "input", "select", "textarea", "hr": return false
      case "#text" where before.isVisible && before.text.contains { !$0.isWhitespace }:
        return holders.contains {
          $0 < place && place < snapshot.nodes[$0].end && !snapshot.isInside(index, of: $0)
        }
      default: place -= 1
      }
    }
    return false
  }

  private func hasChild(_ index: Int, _ name: String) -> Bool {
    var place = index + 1
    while place < snapshot.nodes[index].end {
      if snapshot.nodes[place].name == name { return true }
      place = snapshot.nodes[place].end
    }
    return false
  }

  // How far out a label is looked for: no page for people is deeper.
  private static let mostLevels = 64

  private func isInLabel(_ node: PageSnapshot.Node) -> Bool { label(around: node) != nil }

  private func label(around node: PageSnapshot.Node) -> Int? {
    var parent = node.parent
    for _ in 0..<Self.mostLevels where parent >= 0 {
      if snapshot.nodes[parent].name == "label" { return parent }
      parent = snapshot.nodes[parent].parent
    }
    return nil
  }

  private func details(_ ids: String?) -> WebFlags? {
    for id in ids?.split(whereSeparator: \.isWhitespace) ?? [] {
      guard let place = snapshot.placesByID[String(id)] else { continue }
      return snapshot.nodes[place]["role"] == "comment" ? .hasComment : .hasDetails
    }
    return nil
  }

  /// Returns the place of a radio button among those of its group.
  func radioPosition(_ index: Int) -> SetPosition? { radios[index] }

  private static let byTag: [String: WebFlags] = [
    "dl": .isDefinitionList, "fieldset": .isFieldset, "legend": .isLegend, "caption": .isCaption,
    "figcaption": .isCaption, "label": .isLabel, "details": .isDetails, "summary": .isSummary,
    "iframe": .isFrame, "img": .isPicture,
  ]

  private static func ofInput(_ node: PageSnapshot.Node) -> WebFlags {
    switch node["type"]?.lowercased() {
    case "file": .isFile
    case "date": .isDate
    case "time": .isTime
    case "datetime-local", "month", "week": .isDateTime
    case "color": .isColor
    case "email": .isEmail
    case "tel": .isTelephone
    case "url": .isAddress
    case "checkbox", "radio", "button", "submit", "reset", "image", "range", "hidden": []
    default: node["list"] != nil && node["role"] == nil ? .hasDataList : []
    }
  }

  // Radio buttons belong together by their name within their form (HTML, "radio button group").
  private static func radios(of snapshot: PageSnapshot) -> [Int: SetPosition] {
    struct Group: Hashable {
      let form: Int
      let name: String
    }
    var members: [Group: [Int]] = [:]
    for (index, node) in snapshot.nodes.enumerated() where node.name == "input" {
      guard node["type"]?.lowercased() == "radio", node.isVisible,
        let name = node["name"], !name.isEmpty
      else { continue }
      members[Group(form: snapshot.form(of: index), name: name), default: []].append(index)
    }
    var positions: [Int: SetPosition] = [:]
    for group in members.values where group.count > 1 {
      for (place, index) in group.enumerated() {
        positions[index] = SetPosition(index: place + 1, count: group.count)
      }
    }
    return positions
  }
}

extension WebFlags {
  /// What an author's own role takes from a tag.
  fileprivate static let tagsThatRolesReplace: WebFlags = [
    .isDefinitionList, .isFieldset, .isDetails, .isSummary, .isCaption,
  ]
}
