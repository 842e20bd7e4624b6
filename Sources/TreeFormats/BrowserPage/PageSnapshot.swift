internal import AccessibilityTree
internal import Documents

/// What stands in the documents of a page, by the numbers that the browser gives their nodes.
struct PageSnapshot {
  /// One node of a document.
  struct Node {
    /// Its name in lower case: `input`, `#text`.
    let name: String
    /// Whether it is a document's type.
    let isType: Bool
    /// The node that holds it, across the edges of frames, or -1.
    fileprivate(set) var parent: Int
    /// Names and values of its attributes, one behind the other.
    let attributes: [String]
    /// The text of a node that is text, else empty.
    let text: String
    /// The index after the last node inside this one.
    fileprivate(set) var end = 0
    /// Whether a person sees it where it is drawn at all.
    fileprivate(set) var isVisible = false
    /// Whether it is laid out within a line of text.
    fileprivate(set) var isInline = false
    /// Whether the pointer becomes a hand over it.
    fileprivate(set) var showsHand = false
    /// Whether it listens for clicks.
    fileprivate(set) var isClickable = false
    /// Whether it is the option that a choice shows.
    fileprivate(set) var isChosen = false
    /// What was typed or chosen in a field, or `nil`.
    fileprivate(set) var typed: String?
    /// Its nearest language, its own or of what holds it; `nil` when none is declared.
    fileprivate(set) var language: String?
    /// Its place in the order of painting, from back to front, or `nil` where the snapshot does not tell.
    fileprivate(set) var paintOrder: Int?
    /// Whether its style hides it where it is laid out.
    fileprivate(set) var isHiddenByStyle = false
    /// How it is drawn, or `nil` where the snapshot does not tell.
    fileprivate(set) var style: PageStyle?
    /// Where it is drawn, in points of the page from its top left corner, or `nil` when it is not.
    fileprivate(set) var frame: Frame?

    /// Its classes in lower case; of a list that is too long for people, the first.
    var classes: [String] {
      self["class"]?.prefix(1000).split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
        ?? []
    }

    /// Returns the value of an attribute.
    subscript(name: String) -> String? {
      var index = 0
      while index + 1 < attributes.count {
        if attributes[index] == name { return attributes[index + 1] }
        index += 2
      }
      return nil
    }
  }

  private(set) var nodes: [Node] = []
  /// The first nodes of the ids that elements give themselves.
  private(set) var placesByID: [String: Int] = [:]
  /// The ids that more than one element has.
  private(set) var repeatedIDs: Set<String> = []
  /// The places of nodes by the browser's numbers.
  private var places: [Int: Int] = [:]
  /// The size of the page as it is laid out, at least that of the window, or `nil` when nobody knows.
  private(set) var size: Size?
  /// The language of the page itself, or `nil`.
  private(set) var language: String?
  /// The address of the page, or `nil`.
  private(set) var address: String?
  /// The ids that elements own by `aria-owns`.
  private(set) var ownedIDs: Set<String> = []

  /// Takes a snapshot in.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ snapshot: DocumentNode?, viewport: [Double]) throws(SourceError) {
    guard let snapshot else { return }
    let strings = snapshot["strings"]?.items ?? []
    let documents = snapshot["documents"]?.items ?? []
    var holders: [Int: Int] = [:]
    for (index, document) in documents.enumerated() {
      try add(document, index, strings, &holders)
    }
    for index in nodes.indices.reversed() {
      nodes[index].end = max(nodes[index].end, index + 1)
      let parent = nodes[index].parent
      if parent >= 0 { nodes[parent].end = max(nodes[parent].end, nodes[index].end) }
    }
    guard let first = documents.first else { return }
    address = Self.index(first["documentURL"]).flatMap {
      strings.indices.contains($0) ? strings[$0].text : nil
    }
    // The document type is a node of the same name.
    language = nodes.first { $0.name == "html" && !$0.isType }?.language
    if viewport[0] > 0, viewport[1] > 0 {
      size = Size(
        width: max(viewport[0], Self.finite(first["contentWidth"])),
        height: max(viewport[1], Self.finite(first["contentHeight"])))
    }
  }

  /// Returns the node of a number.
  func node(_ number: Int?) -> Node? { place(number).map { nodes[$0] } }

  /// Returns where the node of a number stands among the nodes.
  func place(_ number: Int?) -> Int? { number.flatMap { places[$0] } }

  /// Returns whether a node is missing from a document that was taken.
  func lacks(_ number: Int?) -> Bool { number != nil && !nodes.isEmpty && place(number) == nil }

  /// Returns the form that a node stands in, or -1.
  func form(of index: Int) -> Int {
    var parent = nodes[index].parent
    while parent >= 0, nodes[parent].name != "form" { parent = nodes[parent].parent }
    return parent
  }

  /// Returns whether a node stands in another one.
  func isInside(_ index: Int, of holder: Int) -> Bool {
    index > holder && index < nodes[holder].end
  }

  /// Returns the text inside a node that a person sees, with the white space that stands beside hidden parts.
  func shownText(inside index: Int) -> String? {
    var text = ""
    var place = index + 1
    while place < nodes[index].end {
      let node = nodes[place]
      if node["aria-hidden"] == "true" {
        place = node.end
        continue
      }
      // White space between blocks and beside hidden parts is not drawn, and parts words all the same.
      let isSpace = node.text.allSatisfy(\.isWhitespace)
      if node.name == "#text", isSpace || node.isVisible { text += node.text }
      place += 1
    }
    return text.nonblank
  }

  private mutating func add(
    _ document: DocumentNode, _ index: Int, _ strings: [DocumentNode], _ holders: inout [Int: Int]
  ) throws(SourceError) {
    func text(_ node: DocumentNode?) -> String? {
      guard let number = Self.index(node), strings.indices.contains(number) else { return nil }
      return strings[number].text
    }
    guard let table = document["nodes"] else { return }
    let first = nodes.count
    let parents = table["parentIndex"]?.items ?? []
    let names = table["nodeName"]?.items ?? []
    let numbers = table["backendNodeId"]?.items ?? []
    let attributes = table["attributes"]?.items ?? []
    let types = table["nodeType"]?.items ?? []
    let values = table["nodeValue"]?.items ?? []
    let holder = holders[index]
    nodes.reserveCapacity(first + names.count)
    for place in names.indices {
      let above = parents.indices.contains(place) ? Self.index(parents[place]) : nil
      // A document's nodes come after what holds them.
      let parent = above.flatMap { $0 < place ? first + $0 : nil } ?? holder ?? -1
      let pairs = attributes.indices.contains(place) ? attributes[place].items : []
      var node = Node(
        name: (text(names[place]) ?? "").lowercased(),
        isType: types.indices.contains(place) && types[place].text == "10", parent: parent,
        attributes: pairs.map { text($0) ?? "" },
        text: values.indices.contains(place) ? text(values[place]) ?? "" : "")
      if let owned = node["aria-owns"] {
        ownedIDs.formUnion(owned.split(whereSeparator: \.isWhitespace).map(String.init))
      }
      let own = (node["lang"] ?? node["xml:lang"])?.languageTag
      node.language = own ?? (parent >= 0 ? nodes[parent].language : nil)
      if numbers.indices.contains(place), let number = Self.index(numbers[place]) {
        places[number] = nodes.count
      }
      if let id = node["id"] {
        if placesByID[id] == nil { placesByID[id] = nodes.count } else { repeatedIDs.insert(id) }
      }
      nodes.append(node)
    }
    takeFrames(document["layout"], first, origin: origin(of: holder, document)) { text($0) }
    for place in table["isClickable"]?["index"]?.items ?? [] {
      guard let place = Self.index(place), nodes.indices.contains(first + place) else { continue }
      nodes[first + place].isClickable = true
    }
    for place in table["optionSelected"]?["index"]?.items ?? [] {
      guard let place = Self.index(place), nodes.indices.contains(first + place) else { continue }
      nodes[first + place].isChosen = true
    }
    let inputs = table["inputValue"]
    for (place, value) in zip(inputs?["index"]?.items ?? [], inputs?["value"]?.items ?? []) {
      guard let place = Self.index(place), nodes.indices.contains(first + place) else { continue }
      nodes[first + place].typed = text(value)
    }
    let contents = table["contentDocumentIndex"]
    for (place, inner) in zip(contents?["index"]?.items ?? [], contents?["value"]?.items ?? []) {
      guard let place = Self.index(place), let inner = Self.index(inner), inner > index,
        nodes.indices.contains(first + place)
      else { continue }
      holders[inner] = first + place
    }
  }

  /// Where the upper left corner of a document is on the page.
  private func origin(of holder: Int?, _ document: DocumentNode) -> (x: Double, y: Double) {
    // The page itself is told unrolled; what a frame shows is rolled.
    guard let holder, let frame = nodes[holder].frame else { return (0, 0) }
    return (
      frame.x - Self.finite(document["scrollOffsetX"]),
      frame.y - Self.finite(document["scrollOffsetY"])
    )
  }

  private mutating func takeFrames(
    _ layout: DocumentNode?, _ first: Int, origin: (x: Double, y: Double),
    _ text: (DocumentNode?) -> String?
  ) {
    let places = layout?["nodeIndex"]?.items ?? []
    var read = PageStyle.Cache()
    for (place, styles) in zip(places, layout?["styles"]?.items ?? []) {
      guard let place = Self.index(place), nodes.indices.contains(first + place) else { continue }
      // The styles are asked for as display, visibility, cursor, and then as a page's style reads them.
      nodes[first + place].isHiddenByStyle =
        ["hidden", "collapse"].contains(text(styles.item(at: 1)))
      nodes[first + place].isVisible = !nodes[first + place].isHiddenByStyle
      nodes[first + place].isInline = text(styles.item(at: 0)) == "inline"
      nodes[first + place].showsHand = text(styles.item(at: 2)) == "pointer"
      // A text has the style of what holds it.
      guard styles.item(at: 8) != nil else { continue }
      nodes[first + place].style = read.style((3...14).map { text(styles.item(at: $0)) ?? "" })
    }
    for (place, order) in zip(places, layout?["paintOrders"]?.items ?? []) {
      guard let place = Self.index(place), nodes.indices.contains(first + place),
        nodes[first + place].paintOrder == nil
      else { continue }
      nodes[first + place].paintOrder = Self.index(order)
    }
    for (place, bounds) in zip(places, layout?["bounds"]?.items ?? []) {
      guard let place = Self.index(place), nodes.indices.contains(first + place),
        nodes[first + place].frame == nil, let x = bounds.item(at: 0)?.looseNumber,
        let y = bounds.item(at: 1)?.looseNumber, let width = bounds.item(at: 2)?.looseNumber,
        let height = bounds.item(at: 3)?.looseNumber,
        case .frame(let frame) = ImportedFrame.judge(
          x: x + origin.x, y: y + origin.y, width: width, height: height)
      else { continue }
      nodes[first + place].frame = frame
    }
  }

  private static func index(_ node: DocumentNode?) -> Int? {
    node?.looseNumber.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func finite(_ node: DocumentNode?) -> Double {
    node?.looseNumber.flatMap { abs($0) <= ImportedFrame.largestDistance ? $0 : nil } ?? 0
  }
}
