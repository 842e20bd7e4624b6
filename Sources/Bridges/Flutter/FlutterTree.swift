import AccessibilityTree

/// Turns a semantics tree into the elements that Flutter's engine makes for iOS (documented in its source).
struct FlutterTree {
  private let tree: ElementTree
  private var nodes: [FlutterNode]
  private(set) var notes = BridgeNotes()
  private var drafts = DraftTree()
  /// Whether each node, or one that holds it, can be scrolled.
  private var isScrolled: [Bool]
  private var hasChildren: [Bool]

  /// Takes in a screen.
  init(_ tree: ElementTree) {
    self.tree = tree
    nodes = tree.elements.map(FlutterNode.init)
    isScrolled = [Bool](repeating: false, count: tree.count)
    hasChildren = isScrolled
  }

  /// Goes through the nodes.
  mutating func elements() -> (tree: ElementTree, origins: [Int32]) {
    let wordy = merge()
    var root = Element()
    root.childOrder = tree[0].childOrder
    drafts.begin(root, .holder)
    for index in nodes.indices {
      let node = nodes[index]
      let isInsideScrolled = tree.parent(of: index).map { isScrolled[$0] } ?? false
      isScrolled[index] = node.isScrollable || isInsideScrolled
      guard !node.isMergedUp else { continue }
      if node.states.contains("isHidden"), !isInsideScrolled {
        if node.isElement { notes.drop("hidden elements", subject: node.description) }
        continue
      }
      if node.states.contains("isPlatformView") {
        notes.drop("native views, which are unknown to Flutter", subject: node.description)
      }
      if node.isElement { add(index, isWordy: wordy.contains(index)) }
    }
    drafts.end()
    return drafts.built(notes: &notes)
  }

  /// Merges nodes that are not told to iOS into the ones that speak for them.
  private mutating func merge() -> Set<Int> {
    var wordy: Set<Int> = []
    var owners = [Int](repeating: -1, count: nodes.count)
    for index in nodes.indices {
      let parent = tree.parent(of: index)
      owners[index] = nodes[index].isMergedUp ? parent.map { owners[$0] } ?? index : index
      if owners[index] == index {
        nodes[index].isMergedUp = false
        if let parent { hasChildren[owners[parent]] = true }
      } else if nodes[owners[index]].merge(nodes[index]) {
        wordy.insert(owners[index])
      }
    }
    return wordy
  }

  private mutating func add(_ index: Int, isWordy: Bool) {
    let node = nodes[index]
    drafts.source = index
    let number = drafts.count
    var element = node.element
    element.forgetToolkit()
    element.label = node.spokenLabel
    element.value = node.spokenValue
    element.traits.formUnion(node.traits(hasChildren: hasChildren[index]))
    element.id = node.element.toolkitID ?? element.id
    element.description = nil
    element.role = nil
    if node.isSwitch { element.speech.removeAll { $0.target == .value } }
    if isWordy { notes.infer("words merged from inner nodes", at: number) }
    if node.isMixed { notes.infer("mixed states, which Flutter reports to iOS as off", at: number) }
    if node.states.contains("hasAdjustedValues") {
      notes.drop("values after an adjustment", at: number)
    }
    if node.states.contains("hasRole") || node.states.contains("hasHeadingLevel") {
      notes.drop("roles and heading levels that Flutter does not report to iOS", at: number)
    }
    element.declare(node.role, node.ariaStates)
    // Nothing in the flags says so, and nothing is heard of it.
    if node.states.contains("tap") { element.respondsToUserInteraction = true }
    // The cursor stops there, even if there is nothing to say.
    if element.label == nil, element.value == nil, element.hint == nil, element.traits.isEmpty {
      element.isElement = true
    }
    drafts.add(element, .element)
  }

  /// What the last route is called: the first label in it that names a route.
  var title: String? {
    guard let route = nodes.lastIndex(where: { $0.states.contains("scopesRoute") }) else {
      return nil
    }
    return nodes[route..<tree.end(of: route)].first {
      $0.states.contains("namesRoute") && !$0.isMergedUp && $0.element.label != nil
    }?.element.label
  }
}
