import AccessibilityTree

/// Turns the nodes of AccessKit into elements, by the rules of its adapter for iOS (documented).
struct AccessKitTree {
  private let tree: ElementTree
  private let nodes: [AccessKitNode]
  private(set) var notes = BridgeNotes()
  private var drafts = DraftTree()
  private var labels: [String?]
  private var values: [String?]
  /// Whether a node, or one in its place, is met inside each node.
  private var holds: [Bool]
  /// Whether what is inside each node keeps it from being an element.
  private var isBlocked: [Bool]

  /// Takes in a screen.
  init(_ tree: ElementTree) {
    self.tree = tree
    nodes = tree.elements.map(AccessKitNode.init)
    let names = AccessKitNames(tree, nodes)
    labels = tree.elements.indices.map { tree[$0].label ?? names.label(of: $0) }
    values = tree.elements.indices.map { tree[$0].value ?? names.text(of: $0) }
    holds = [Bool](repeating: false, count: tree.count)
    isBlocked = holds
  }

  /// Goes through the nodes.
  mutating func elements() -> (tree: ElementTree, origins: [Int32]) {
    for index in nodes.indices where nodes[index].role == .unknown {
      if let type = tree[index].toolkitType, type != "unknown" { notes.drop("unknown roles") }
    }
    judge()
    drafts.reserveCapacity(tree.count + 1)
    var root = Element()
    root.childOrder = .asWritten
    drafts.begin(root, .holder)
    var open: [Int] = []
    var index = 0
    while index < tree.count {
      while let end = open.last, end <= index {
        open.removeLast()
        drafts.end()
      }
      let end = tree.end(of: index)
      drafts.source = index
      if isLeftOut(index) {
        notes.drop("hidden nodes", subject: described(index))
        index = end
      } else if isElement(index) {
        add(index)
        index = end
      } else {
        if nodes[index].isGraft {
          notes.drop("trees of other updates", subject: described(index))
        }
        if end > index + 1 {
          drafts.begin(holder(index), isSpoken(index) ? .holder : .spliced)
          open.append(end)
        }
        index += 1
      }
    }
    for _ in open { drafts.end() }
    drafts.end()
    return drafts.built(notes: &notes)
  }

  /// Finds out, from the innermost nodes outwards, what each node holds.
  private mutating func judge() {
    for index in nodes.indices.reversed() {
      guard let parent = tree.parent(of: index), !isLeftOut(index) else { continue }
      if isPassedOver(index) {
        holds[parent] = holds[parent] || holds[index]
        isBlocked[parent] = isBlocked[parent] || isBlocked[index]
      } else {
        holds[parent] = true
        isBlocked[parent] = isBlocked[parent] || canBeFocused(index) || holds[index]
      }
    }
  }

  private func isLeftOut(_ index: Int) -> Bool { nodes[index].isHidden && !nodes[index].isFocused }

  /// Whether others stand in the node's place.
  private func isPassedOver(_ index: Int) -> Bool {
    !nodes[index].isFocused && (nodes[index].role.isTransparent || nodes[index].isGraft)
  }

  private func hasState(_ index: Int) -> Bool {
    nodes[index].isOn != nil || values[index] != nil || tree[index].range?.value != nil
      || nodes[index].role.isTextInput
  }

  private func canBeFocused(_ index: Int) -> Bool {
    labels[index] != nil || hasState(index) || tree[index].description != nil || nodes[index].acts
  }

  private func isElement(_ index: Int) -> Bool {
    if isPassedOver(index) { return false }
    if nodes[index].acts || hasState(index) { return true }
    // The adapter makes elements even of bare panes; without words or a role there is nothing to hear.
    return !isBlocked[index] && (canBeFocused(index) || !nodes[index].role.traits.isEmpty)
  }

  private func isSpoken(_ index: Int) -> Bool {
    !isPassedOver(index) && nodes[index].role.container != nil
  }

  private mutating func add(_ index: Int) {
    let given = tree[index]
    let node = nodes[index]
    let number = drafts.count
    var element = Element(
      labels[index], hint: given.description, traits: given.traits.union(node.role.traits),
      frame: given.frame)
    element.value = node.isOn.map { $0 ? "1" : "0" } ?? values[index]
    if element.value == nil { element.value = given.range?.value.map(ValueRange.number) }
    if node.isOn != nil { element.traits.insert(.switchButton) }
    if given.states.live != nil { element.traits.insert(.updatesFrequently) }
    if node.isTouchTransparent { element.traits.insert(.allowsDirectInteraction) }
    element.id = given.toolkitID
    element.language = given.language
    element.isExpanded = given.isExpanded
    element.level = given.level
    tell(index, number)
    element.declare(given.role, given.states)
    // The cursor stops there, even if there is nothing to say.
    if element.label == nil, element.value == nil, element.hint == nil, element.traits.isEmpty {
      element.isElement = true
    }
    drafts.add(element, .element)
  }

  private mutating func tell(_ index: Int, _ number: Int) {
    let given = tree[index]
    if given.label == nil, labels[index] != nil {
      notes.infer("labels from other nodes", at: number)
    }
    if nodes[index].isMixed {
      notes.infer("mixed states, which the adapter reports to iOS as on", at: number)
    }
    if given.level != nil {
      notes.drop("levels that the adapter does not report to iOS", at: number)
    }
    if !given.actions.isEmpty {
      notes.drop("custom actions that the adapter does not report to iOS", at: number)
    }
    if isBlocked[index], given.label != nil || labels[index] == nil {
      notes.drop("nodes inside elements", at: number)
    }
  }

  private func holder(_ index: Int) -> Element {
    var element = Element(labels[index], frame: tree[index].frame)
    element.id = tree[index].toolkitID
    element.container = nodes[index].role.container
    if let landmark = nodes[index].role.landmark { element.state(ariaRole: landmark.rawValue) }
    element.childOrder = .asWritten
    element.declare(tree[index].role)
    return element
  }

  private func described(_ index: Int) -> String {
    labels[index].map { "node \"\($0)\"" } ?? "node"
  }
}
