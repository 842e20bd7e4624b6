internal import AccessibilityTree

/// What the tags and attributes of a page say that no role of ARIA does.
struct PageTags {
  private let snapshot: PageSnapshot
  /// The places of radio buttons among those of their group, by their place in the snapshot.
  private let radios: [Int: SetPosition]

  /// Looks through a page.
  ///
  /// - Parameter snapshot: What stands in the documents of the page.
  init(_ snapshot: PageSnapshot) {
    self.snapshot = snapshot
    radios = Self.radios(of: snapshot)
  }

  /// Returns what a node's tag and attributes say.
  ///
  /// - Parameter index: The node's place in the snapshot.
  /// - Returns: The flags.
  func flags(_ index: Int) -> WebFlags {
    let node = snapshot.nodes[index]
    var flags = Self.byTag[node.name] ?? []
    if node.isInline { flags.insert(.isInline) }
    if node["role"] != nil { flags.subtract(.tagsThatRolesReplace) }
    switch node.name {
    case "ul", "menu", "dir": if node["role"] == nil { flags.insert(.isPlainList) }
    case "input": flags.formUnion(Self.ofInput(node))
    case "select": if node["multiple"] == nil { flags.insert(.isSelect) }
    default: break
    }
    if node.isClickable, node.showsHand { flags.insert(.isClickable) }
    if node["aria-description"]?.nonblank != nil, node["aria-describedby"] == nil {
      flags.insert(.describesItself)
    }
    return flags
  }

  /// Returns the place of a radio button among those of its group.
  ///
  /// - Parameter index: The node's place in the snapshot.
  /// - Returns: The place, or `nil` for one that stands alone.
  func radioPosition(_ index: Int) -> SetPosition? { radios[index] }

  private static let byTag: [String: WebFlags] = [
    "dl": .isDefinitionList, "fieldset": .isFieldset, "legend": .isLegend, "caption": .isCaption,
    "figcaption": .isCaption, "label": .isLabel, "details": .isDetails, "summary": .isSummary,
    "iframe": .isFrame,
  ]

  private static func ofInput(_ node: PageSnapshot.Node) -> WebFlags {
    switch node["type"]?.lowercased() {
    case "file": .isFile
    case "date": .isDate
    case "time": .isTime
    case "datetime-local", "month", "week": .isDateTime
    case "color": .isColor
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
      members[Group(form: form(of: index, in: snapshot), name: name), default: []].append(index)
    }
    var positions: [Int: SetPosition] = [:]
    for group in members.values where group.count > 1 {
      for (place, index) in group.enumerated() {
        positions[index] = SetPosition(index: place + 1, count: group.count)
      }
    }
    return positions
  }

  private static func form(of index: Int, in snapshot: PageSnapshot) -> Int {
    var parent = snapshot.nodes[index].parent
    while parent >= 0, snapshot.nodes[parent].name != "form" {
      parent = snapshot.nodes[parent].parent
    }
    return parent
  }
}

extension WebFlags {
  /// What an author's own role takes from a tag.
  fileprivate static let tagsThatRolesReplace: WebFlags = [
    .isDefinitionList, .isFieldset, .isDetails, .isSummary, .isCaption,
  ]
}
