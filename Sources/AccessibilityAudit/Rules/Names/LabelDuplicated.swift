import AccessibilityTree
import Documents

struct LabelDuplicated: ScreenRule {
  static let page = RulePage(
    "label-duplicated", .names, .warning, .medium,
    title: "Different controls have the same name",
    why: """
      A listener cannot tell the controls apart, and Voice Control has to ask which one is meant.
      """,
    repair: """
      Say in each label what the control acts on: "Delete the letter to the bank".
      """,
    guidelines: [
      .hig("Navigation"), .wcag("2.4.6", .aa), .androidCheck("DuplicateSpeakableTextCheck"),
    ],
    varies: """
      A note for controls in the rows of a list, because the row identifies them for people who read in order.
      """,
    failing: """
      - text: Letter to the bank
      - button: Delete
      - text: Shopping list
      - button: Delete
      """,
    passing: """
      - text: Letter to the bank
      - button: Delete the letter
      - text: Shopping list
      - button: Delete the shopping list
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var order: [Key] = []
    var groups: [Key: [Int]] = [:]
    let cuts = screen.isImported ? CutTargets(screen) : nil
    for node in screen.elements where screen.isInteractive(node) {
      let element = screen.spokenElement(node)
      guard let label = element.label?.trimmed, !label.withoutGlyphs.isEmpty,
        element.traits.isDisjoint(with: [.keyboardKey, .tab, .pickerItem, .notEnabled])
      else { continue }
      // Of what an edge cuts off, a dump may lack the words that tell it from others.
      if let cuts, Self.isCutOff(node, cuts, screen) { continue }
      let key = Key(
        label: label.lowercased(), value: element.value ?? "", kind: screen.kind(node),
        context: Self.context(of: node, in: screen))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(node)
    }
    checkRows(order.compactMap { groups[$0] }, screen, &findings)
    for key in order {
      let nodes = groups[key] ?? []
      // Two ways to the same place are no riddle.
      let targets = Set(nodes.map { screen.tree[$0].behaviours })
      let addresses = Set(nodes.map { screen.facts($0).text(.linkTarget).map(Self.page) })
      if nodes.count < 2 || (targets.count == 1 && targets != [[]])
        || (addresses.count == 1 && addresses != [nil])
      {
        findings.pass()
      } else {
        findings.fail(
          nodes[0], Self.message(screen.label(nodes[0]), key.kind, nodes.count),
          related: Array(nodes.dropFirst()))
      }
    }
  }

  /// Returns one address for all spellings of a site's start page, and any other address unchanged.
  private static func page(_ address: String) -> String {
    // A number is the same with and without its spaces.
    if address.lowercased().hasPrefix("tel:") { return "tel:" + address.filter(\.isNumber) }
    let page = address.prefix { $0 != "#" }
    return startPages.contains(String(page)) ? "/" : address
  }

  private static let startPages: Set<String> = [
    "/", "./", "index.html", "./index.html", "/index.html", "index.htm", "./index.htm",
    "/index.htm",
  ]

  /// Finds controls that have the same name in several rows, if the rows have no names of their own.
  private func checkRows(
    _ groups: [[Int]], _ screen: AuditedScreen, _ findings: inout RuleFindings
  ) {
    var order: [Key] = []
    var rows: [Key: [Int]] = [:]
    for group in groups {
      let node = group[0]
      guard let list = Self.listOfRow(with: node, in: screen) else { continue }
      let key = Key(
        label: screen.label(node).lowercased(), value: screen.spokenElement(node).value ?? "",
        kind: screen.kind(node), context: list)
      if rows[key] == nil { order.append(key) }
      rows[key, default: []].append(node)
    }
    for key in order {
      guard let nodes = rows[key], nodes.count >= 3 else { continue }
      findings.fail(
        nodes[0], Self.messageOfRows(screen.label(nodes[0]), key.kind, nodes.count),
        severity: .note, related: Array(nodes.dropFirst()))
    }
  }

  /// The list of a row that contains a control and has no name of its own, or `nil` for a node outside such a list.
  private static func listOfRow(with node: Int, in screen: AuditedScreen) -> Int? {
    if screen.toolkit != .web {
      if screen.toolkit == .android { return listOfView(node, in: screen) }
      // A row with a name of its own is a group with a name.
      guard let (row, isRow) = surroundings(of: node, in: screen), isRow, row != node,
        screen.index(of: row) == nil
      else { return nil }
      return screen.tree.parent(of: row) ?? -1
    }
    // Words around a link tell its purpose on a page (WCAG 2.4.4).
    if screen.traits(node).contains(.link) { return nil }
    let tree = screen.statedTree
    let row = tree.ancestors(of: screen.origins[node]).first { tree[$0].role == .listItem }
    return row.flatMap { tree[$0].label?.audible == nil ? tree.parent(of: $0) : nil }
  }

  // TalkBack's stops stand side by side: which of them lie in one row, the views tell. A row is a stop like those in it.
  private static func listOfView(_ node: Int, in screen: AuditedScreen) -> Int? {
    guard let list = screen.ancestors(of: node).first(where: { screen.tree[$0].container == .list })
    else { return nil }
    let (tree, view) = (screen.statedTree, screen.origins[node])
    guard tree.elements.indices.contains(view), let holder = tree.parent(of: view),
      holder != screen.origins[list]
    else { return nil }
    return list
  }

  private static func isCutOff(_ node: Int, _ cuts: CutTargets, _ screen: AuditedScreen) -> Bool {
    guard screen.isCutOffByScroller(node), let frame = screen.tree[node].frame else { return false }
    return cuts.holds(Targets.Target(node: node, frame: frame), inWidth: false)
  }

  // A row of a list, a cell and a group with a name say themselves what a control in them acts on.
  private static func context(of node: Int, in screen: AuditedScreen) -> Int {
    if screen.tree[node].cell != nil || !screen.tree[node].content.isEmpty { return node }
    return surroundings(of: node, in: screen)?.node ?? -1
  }

  /// The nearest row of a list or table, or named group, that contains a node; a row contains itself.
  private static func surroundings(
    of node: Int, in screen: AuditedScreen
  ) -> (node: Int, isRow: Bool)? {
    var inner = node
    for ancestor in screen.ancestors(of: node) {
      let element = screen.tree[ancestor]
      if element.container == .list || element.container == .table { return (inner, true) }
      if element.label?.trimmed.isEmpty == false { return (ancestor, false) }
      inner = ancestor
    }
    return nil
  }

  private struct Key: Hashable {
    var label: String
    var value: String
    var kind: String
    var context: Int
  }
}

extension LabelDuplicated {
  private static func messageOfRows(_ label: String, _ kind: String, _ count: Int) -> FindingText {
    FindingText(
      "\(count) \(AuditedScreen.plural(of: kind)) in rows of one list all have the name "
        + "\(SafeText.quoted(label)).",
      repair: "Add the subject of the row to each name.")
  }

  private static func message(_ label: String, _ kind: String, _ count: Int) -> FindingText {
    FindingText(
      "\(count) \(AuditedScreen.plural(of: kind)) all have the name \(SafeText.quoted(label)).",
      repair: "Say in each name what the control acts on.")
  }
}
