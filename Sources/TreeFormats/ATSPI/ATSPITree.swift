internal import AccessibilityTree

/// Turns the objects of a window into a screen that states what they are.
struct ATSPITree {
  private let nodes: ATSPINodes
  private let isLive: Bool
  private let isPage: Bool
  private(set) var report: ImportReport
  private var tree = ElementTree()
  // GTK 4 tells of nothing in a window that it can be seen.
  private let tellsShowing: Bool

  /// Creates an import.
  init(_ nodes: ATSPINodes, isLive: Bool, report: ImportReport) {
    self.nodes = nodes
    self.isLive = isLive
    self.report = report
    isPage = nodes.all.contains { $0.role == "document web" }
    tellsShowing = nodes.all.dropFirst().contains { $0.states.contains("showing") }
  }

  /// Goes through the window.
  mutating func elements() -> ElementTree {
    var root = Element()
    root.childOrder = .asWritten
    if !isPage { root.role = .application }
    tree.begin(root)
    // Each level: what is still to come, and whether an element closes behind it.
    var levels: [(rest: ArraySlice<Int>, isOpen: Bool)] = [(children(of: 0)[...], true)]
    while let last = levels.indices.last {
      guard let next = levels[last].rest.popFirst() else {
        if levels.removeLast().isOpen { tree.end() }
        continue
      }
      if let isOpen = enter(next) { levels.append((children(of: next)[...], isOpen)) }
    }
    return tree
  }

  /// The objects in another one, in the order in which a person meets them.
  ///
  /// Toolkits list what stands in a box in any order. The keyboard goes by places (source code: GTK 3's
  /// `gtk_container_focus_sort`), and so does Orca line by line (`flat_review.py`). A page is as it is written.
  private mutating func children(of index: Int) -> [Int] {
    let children = nodes.children[index]
    if isPage || children.count < 2 { return children }
    let order = ATSPIPlaces(nodes).sorted(children)
    if order != children { report.infer("orders from positions") }
    return order
  }

  /// Takes in an object.
  private mutating func enter(_ index: Int) -> Bool? {
    let node = nodes.all[index]
    if tellsShowing, !node.states.contains("showing") { return nil }
    switch ATSPIKind(node) {
    case .silent: return nil
    case .wrapper:
      if nodes.children[index].isEmpty { addText(index) }
      return false
    case .text:
      addText(index)
      return nodes.ownText(index) == nil && node.name.nonblank == nil ? false : nil
    case .whole(let role):
      if role == .image, name(of: index) == nil { return nil }
      add(index, role)
      return nil
    case .field(let role):
      add(index, role)
      return nil
    case .head(let role): return enterHead(index, role)
    case .holder(let role):
      let label = name(of: index)
      let needsName = role == .group || role == .status || role == .document || role == .tree
      if needsName, label == nil || role == .document || role == .status { return false }
      var element = Element(label)
      element.childOrder = .asWritten
      element.states.live = live(of: node)
      if let grid = node.grid, grid.count == 2 {
        element.table = DataTable(rows: count(grid[0]), columns: count(grid[1]))
      }
      if isLive { element.documentNode = node.id }
      element.role = role
      tree.begin(element)
      return true
    }
  }

  /// Takes in a thing that may hold others: what stands in it is part of it, unless a person can act on that.
  private mutating func enterHead(_ index: Int, _ role: Role) -> Bool? {
    let inner = nodes.children[index].filter {
      !tellsShowing || nodes.all[$0].states.contains("showing")
    }
    // An open menu holds its items, and a row or a tab what can be acted on.
    let holdsMore = inner.contains { holdsControl($0) }
    if role == .menu, holdsMore {
      var element = Element(name(of: index))
      element.role = .menu
      element.childOrder = .asWritten
      tree.begin(element)
      return true
    }
    if role == .listItem || role == .cell, holdsMore {
      var element = Element()
      element.role = role == .cell ? nil : .listItem
      element.isElement = false
      element.childOrder = .asWritten
      tree.begin(element)
      return true
    }
    add(index, role, isAlone: !holdsMore)
    return holdsMore || role == .tab ? false : nil
  }

  private func holdsControl(_ index: Int) -> Bool {
    var stack = [index]
    while let next = stack.popLast() {
      switch ATSPIKind(nodes.all[next]) {
      case .whole(let role): if role != .image { return true }
      case .field: return true
      case .head(let role): if role != .heading { return true }
      default: break
      }
      stack += nodes.children[next]
    }
    return false
  }

  private mutating func addText(_ index: Int) {
    guard let words = name(of: index) ?? nodes.ownText(index)?.collapsed else { return }
    let node = nodes.all[index]
    var element = Element(words, traits: .staticText)
    take(node, &element)
    if node.isLabel { element.state(toolkitType: "LabelText") }
    if node.role == "description term" { element.state(toolkitType: "DescriptionListTerm") }
    if node.role == "description value" { element.state(toolkitType: "DescriptionListDetail") }
    tree.begin(element)
    tree.end()
  }

  private mutating func add(_ index: Int, _ role: Role, isAlone: Bool = true) {
    let node = nodes.all[index]
    var element = Element(name(of: index))
    if element.label == nil, isAlone, role != .textBox, role != .comboBox, role != .spinButton {
      element.label = nodes.words(in: index)
      if element.label != nil { report.infer("labels from the content of objects") }
    }
    element.isElement = true
    take(node, &element)
    element.description = node.description?.collapsed ?? nodes.words(of: node.describedBy)
    element.errorMessage = nodes.words(of: node.errorMessage)
    let facts = ATSPIFacts(node, role, nodes)
    facts.takeText(of: index, &element)
    facts.take(&element)
    // GTK describes a slider by its value.
    if [element.label, element.value].contains(element.description) { element.description = nil }
    tree.begin(element)
    tree.end()
  }

  private mutating func take(_ node: ATSPINode, _ element: inout Element) {
    switch node.judgedFrame {
    case .frame(let frame)?: if frame.width > 0, frame.height > 0 { element.frame = frame }
    case .absurd?: report.drop("frames of objects that are not drawn")
    default: break
    }
    if isLive { element.documentNode = node.id }
    element.states.live = live(of: node)
    element.facts.append(
      .init(
        key: FactKey.keyboardFocusable.rawValue,
        value: .boolean(node.takesFocus)))
  }

  private func live(of node: ATSPINode) -> States.Live? {
    if node.role == "alert" || node.role == "notification" { return .assertive }
    return node.attributes["live"].flatMap(States.Live.init)
  }

  /// The name that an object has, or that another one gives it.
  private func name(of index: Int) -> String? {
    let node = nodes.all[index]
    let own = node.name.collapsed
    if let own {
      // What a list shows stands where the name does (GTK 3).
      if node.role == "combo box", let label = nodes.words(of: node.labelledBy) { return label }
      return own
    }
    return nodes.words(of: node.labelledBy)
  }

  private func count(_ number: Double) -> Int? {
    Int(exactly: number).flatMap { $0 >= 0 ? $0 : nil }
  }
}
