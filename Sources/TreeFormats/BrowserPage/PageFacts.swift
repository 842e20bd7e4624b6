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
  private let tags: PageTags
  private let aria: PageARIA
  private let looks: PageLooks?

  /// Creates a source of facts.
  init(_ snapshot: PageSnapshot, _ looks: PageLooks?) {
    self.snapshot = snapshot
    self.looks = looks
    roles = PageRoles(snapshot)
    names = PageNames(snapshot)
    tags = PageTags(snapshot)
    aria = PageARIA(snapshot)
  }

  /// Completes a node.
  func complete(_ element: inout ChromeAXElement) {
    guard let place = snapshot.place(element.documentNode) else { return }
    let source = snapshot.nodes[place]
    element.node.language = source.language == snapshot.language ? nil : source.language
    element.node.frame = source.frame
    if source.name == "#text" {
      element.node.look = looks?.look(ofText: place)
      element.node.webFlags.formUnion(tags.flags(ofText: place))
      // Chromium draws the letters of formulas as signs of their own: 𝑥, where the document says x.
      if source.parent >= 0, snapshot.nodes[source.parent].name == "mi",
        let written = source.text.nonblank
      {
        element.node.name = written
      }
      return
    }
    element.node.webFlags.formUnion(tags.flags(place))
    if let look = looks?.look(ofInput: place) { element.node.look = look }
    element.node.edge = looks?.edge(ofField: place)
    if element.isIgnored {
      // Chromium shows what listens for clicks, but for the body.
      element.node.webFlags.subtract(.clicks)
      element.node.ariaFaults = aria.faultsOfHidden(place)
      return
    }
    if source.name == "a", source.isInline { element.node.frame = frameWithPictures(place) }
    element.node.ariaFaults =
      source.name == "#document" ? aria.faultsOfAbsent(place) : aria.faults(place, in: element.role)
    if Role(word: element.role) == nil { element.node.browserRole = element.role }
    if let role = roles.mended(place, role: element.role) { element.node.setRole(named: role) }
    if let name = names.mended(
      place, name: element.node.name, role: element.role)
    {
      element.node.name = name.nonblank
    }
    // The tree says of what takes the focus that it does, and nothing of the others.
    if element.node.states.isFocusable == nil, Self.focusable.contains(element.role) {
      element.node.takeState("focusable", "false")
    }
    if source.name == "video" || source.name == "audio" { takeMedia(source, &element) }
    element.node.id = source["id"]?.nonblank
    for name in Self.attributes {
      if let value = source[name], !value.isEmpty { element.node.takeState(name[...], value) }
    }
    // The browser's tree says it of fields alone, and not of radio buttons.
    let isRequired = source["required"] != nil && source.name == "input"
    if isRequired || source["aria-required"] == "true" {
      element.node.takeState("required", "true")
    }
    // The tree has the whole address; as it is written it shows what leads to a part of the page itself.
    if element.role == "link", let address = source["href"] {
      // Of the links to the page itself, Chromium calls these visited alone (recorded on a page of a file).
      if address.nonblank == nil { element.node.webFlags.insert(.isVisited) }
      element.node.linkTarget = address.nonblank ?? ""
    }
    // A picture with a name of its own needs none of its file's.
    if source.name == "img", element.node.name == nil {
      element.node.imageName = source["src"].flatMap(AddressText.fileName)
    }
    if let placeholder = source["placeholder"] ?? source["aria-placeholder"] {
      element.node.placeholder = placeholder.nonblank
    }
    if element.node.webFlags.contains(.isNamedApart), Self.focusable.contains(element.role) {
      element.node.visibleText = names.visibleText(place, besides: element.node.name)
    }
    takePosition(source, &element)
    if element.node.position == nil { element.node.position = tags.radioPosition(place) }
    takeTable(source, &element)
    // Which way a splitter lies is in its name on some systems; the tree tells it of sliders alone.
    if element.node.webFlags.contains(.isSplitter), let way = source["aria-orientation"] {
      element.node.takeState("orientation", way)
    }
    if let ids = source["aria-errormessage"] {
      let texts = ids.split(whereSeparator: \.isWhitespace).compactMap { id in
        snapshot.placesByID[String(id)].flatMap { snapshot.shownText(inside: $0) }
      }
      element.node.errorMessage = texts.joined(separator: " ").nonblank
    }
    // The browser tells in words of its own that no file was chosen.
    if element.node.webFlags.contains(.isFile) { element.node.value = source.typed?.nonblank }
    if source.name == "input", source["type"]?.lowercased() == "password" {
      element.node.isSecure = true
    }
  }

  /// The area of a link within a line: the line is as high as its letters, and a picture in it answers as a whole.
  private func frameWithPictures(_ index: Int) -> Frame? {
    let source = snapshot.nodes[index]
    guard let own = source.frame, source.end > index + 1 else { return source.frame }
    return snapshot.nodes[(index + 1)..<source.end].reduce(own) { whole, node in
      Self.pictures.contains(node.name) ? node.frame.map(whole.union) ?? whole : whole
    }
  }

  /// The roles of what is used by itself, by the browser's names.
  private static let focusable: Set<String> = [
    "button", "link", "checkbox", "switch", "slider", "spinbutton", "textbox", "searchbox",
    "combobox",
  ]
  private static let pictures: Set<String> = ["img", "svg", "canvas", "video"]

  /// What cannot be played here, where pages have no network, may be played elsewhere: it is not dimmed.
  private func takeMedia(_ source: PageSnapshot.Node, _ element: inout ChromeAXElement) {
    if source["aria-disabled"] != "true" { element.node.takeState("disabled", "false") }
    if element.node.description == element.node.name { element.node.description = nil }
  }

  /// What a page may count to: more is a mistake, which no screen file takes either.
  private static let counts = 1...1_000_000

  private func takePosition(_ source: PageSnapshot.Node, _ element: inout ChromeAXElement) {
    guard let index = source["aria-posinset"].flatMap({ Int($0) }), Self.counts.contains(index)
    else { return }
    let count = source["aria-setsize"].flatMap { Int($0) }
      .flatMap { $0 >= index && Self.counts.contains($0) ? $0 : nil }
    element.node.position = SetPosition(index: index, count: count)
  }

  private func takeTable(_ source: PageSnapshot.Node, _ element: inout ChromeAXElement) {
    // The number -1, which ARIA writes for what nobody knows, counts as none.
    func number(_ names: String..., from least: Int = 1) -> Int? {
      let number = names.lazy.compactMap { source[$0].flatMap { Int($0) } }.first
      return number.flatMap { $0 >= least && $0 <= Self.counts.upperBound ? $0 : nil }
    }
    let rows = number("aria-rowcount")
    let columns = number("aria-colcount")
    if rows != nil || columns != nil {
      element.node.table = DataTable(rows: rows, columns: columns)
    }
    let rowSpan = number("aria-rowspan", "rowspan", from: 2)
    let columnSpan = number("aria-colspan", "colspan", from: 2)
    let place = place(of: source, element.role)
    let headers = source["headers"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    let isPlaced = place.row != nil || place.column != nil || !headers.isEmpty
    if rowSpan != nil || columnSpan != nil || isPlaced {
      var cell = TableCell(
        row: place.row, column: place.column, rowSpan: min(rowSpan ?? 1, 1000),
        columnSpan: min(columnSpan ?? 1, 1000))
      cell.headers = Array(headers.prefix(Self.mostHeaders))
      element.node.cell = cell
    }
  }

  // More headers than this nobody gives a cell; a hostile page would have each cell name them all.
  private static let mostHeaders = 64

  /// Where a cell says that it stands, or its row does.
  private func place(
    of source: PageSnapshot.Node, _ role: String?
  ) -> (row: Int?, column: Int?) {
    switch role {
    case "cell", "gridcell", "columnheader", "rowheader": break
    default: return (nil, nil)
    }
    func index(_ text: String?) -> Int? {
      text.flatMap { Int($0) }.flatMap { (1...1_000_000).contains($0) ? $0 - 1 : nil }
    }
    let above = source.parent >= 0 ? snapshot.nodes[source.parent]["aria-rowindex"] : nil
    return (index(source["aria-rowindex"] ?? above), index(source["aria-colindex"]))
  }
}
