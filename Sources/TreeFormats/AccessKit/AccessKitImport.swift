internal import AccessibilityTree

/// Turns the nodes of an update into a screen, by the rules of AccessKit's adapter for iOS (documented).
struct AccessKitImport {
  private let tree: AccessKitNodes
  private let names: AccessKitNames
  private var report: ImportReport
  private var drafts = DraftTree()
  private var labels: [String?]
  private var values: [String?]
  private var acts: [Bool]
  /// Whether a node, or one in its place, is met inside each node.
  private var holds: [Bool]
  /// Whether what is inside each node keeps it from being an element.
  private var isBlocked: [Bool]

  /// Creates an import.
  ///
  /// - Parameters:
  ///   - tree: The nodes.
  ///   - report: Counts what is lost or inferred.
  init(_ tree: AccessKitNodes, report: ImportReport) {
    self.tree = tree
    self.report = report
    names = AccessKitNames(tree)
    let count = tree.nodes.count
    labels = tree.nodes.map(\.label)
    values = tree.nodes.map(\.text)
    acts = [Bool](repeating: false, count: count)
    holds = acts
    isBlocked = acts
  }

  /// Returns the screen, and what was lost or inferred.
  mutating func screen() -> ImportedScreen {
    name()
    judge()
    var screen = Screen(tree: ElementTree())
    screen.app = tree.app
    screen.toolkit = .accessKit
    screen.title = tree.nodes[0].label
    let places = places()
    if let edges = tree.nodes[0].bounds,
      case .frame(let frame) = places[0].judge(
        left: edges.left, top: edges.top, right: edges.right, bottom: edges.bottom)
    {
      screen.takeSize(of: frame, report: &report)
    }
    var root = Element()
    root.childOrder = .asWritten
    drafts.reserveCapacity(tree.nodes.count + 1)
    drafts.begin(root, .holder)
    var open: [Int] = []
    var index = 0
    while index < tree.nodes.count {
      while let end = open.last, end <= index {
        open.removeLast()
        drafts.end()
      }
      let node = tree.nodes[index]
      let end = Int(tree.ends[index])
      if isLeftOut(index) {
        report.drop("hidden nodes", subject: described(index))
        index = end
      } else if isElement(index) {
        add(index, places[index])
        index = end
      } else {
        if node.isGraft { report.drop("trees that other updates hold", subject: described(index)) }
        if end > index + 1 {
          drafts.begin(holder(index, places[index]), isSpoken(index) ? .holder : .spliced)
          open.append(end)
        }
        index += 1
      }
    }
    for _ in open { drafts.end() }
    drafts.end()
    screen.tree = drafts.build(report: &report)
    return ImportedScreen(screen: screen, report: report)
  }

  private mutating func name() {
    for index in tree.nodes.indices {
      if labels[index] == nil { labels[index] = names.label(of: index) }
      if values[index] == nil { values[index] = names.text(of: index) }
      let parent = Int(tree.parents[index])
      let offered = parent < 0 ? 0 : tree.nodes[parent].rare.childActions
      acts[index] = (tree.nodes[index].actions | offered) & AccessKitBits.interactive != 0
    }
  }

  /// Finds out, from the innermost nodes outwards, what each node holds.
  private mutating func judge() {
    for index in tree.nodes.indices.reversed() {
      let parent = Int(tree.parents[index])
      if parent < 0 || isLeftOut(index) { continue }
      if isPassedOver(index) {
        holds[parent] = holds[parent] || holds[index]
        isBlocked[parent] = isBlocked[parent] || isBlocked[index]
      } else {
        holds[parent] = true
        isBlocked[parent] = isBlocked[parent] || canBeFocused(index) || holds[index]
      }
    }
  }

  private func isLeftOut(_ index: Int) -> Bool {
    tree.nodes[index].isHidden && index != tree.focus
  }

  /// Whether others stand in the node's place.
  private func isPassedOver(_ index: Int) -> Bool {
    index != tree.focus && (tree.nodes[index].role.isTransparent || tree.nodes[index].isGraft)
  }

  private func hasState(_ index: Int) -> Bool {
    tree.nodes[index].isOn != nil || values[index] != nil || tree.nodes[index].rare.number != nil
      || tree.nodes[index].role.isTextInput
  }

  private func canBeFocused(_ index: Int) -> Bool {
    labels[index] != nil || hasState(index) || tree.nodes[index].rare.details != nil || acts[index]
  }

  private func isElement(_ index: Int) -> Bool {
    if isPassedOver(index) { return false }
    if acts[index] || hasState(index) { return true }
    // The adapter makes elements even of bare panes; without words or a role there is nothing to hear.
    return !isBlocked[index] && (canBeFocused(index) || !tree.nodes[index].role.traits.isEmpty)
  }

  private func isSpoken(_ index: Int) -> Bool {
    !isPassedOver(index) && tree.nodes[index].role.container != nil
  }

  private mutating func add(_ index: Int, _ place: ImportedTransform) {
    let node = tree.nodes[index]
    let number = drafts.count
    var element = Element(labels[index], hint: node.rare.details, traits: node.role.traits)
    // The adapter has no trait for it, but what is typed is nobody's business.
    if node.role == .passwordInput { element.traits.insert(.secureTextField) }
    element.value = node.isOn.map { $0 ? "1" : "0" } ?? values[index] ?? node.rare.number
    if node.isOn != nil { element.traits.insert(.switchButton) }
    if node.isDisabled { element.traits.insert(.notEnabled) }
    if node.isSelected { element.traits.insert(.selected) }
    if node.isLive == true { element.traits.insert(.updatesFrequently) }
    if node.isTouchTransparent { element.traits.insert(.allowsDirectInteraction) }
    element.id = node.id
    element.language = node.rare.language?.languageTag
    if node.rare.language != nil, element.language == nil {
      report.drop("languages that are no tags", at: number)
    }
    element.isExpanded = node.isExpanded
    element.frame = frame(index, place, number)
    if node.label == nil, labels[index] != nil {
      report.infer("labels from other nodes", at: number)
    }
    if node.isMixed { report.infer("mixed states, which the adapter tells iOS as on", at: number) }
    if node.hasLevel { report.drop("levels that the adapter does not tell iOS", at: number) }
    if !node.rare.customActions.isEmpty {
      report.drop("custom actions that the adapter does not tell iOS", at: number)
    }
    if isBlocked[index], node.label != nil || labels[index] == nil {
      report.drop("nodes inside of elements", at: number)
    }
    if let level = node.rare.level, 1...1_000_000 ~= level { element.level = level }
    element.declare(node.declared, node.states)
    // The cursor stops there, even if there is nothing to say.
    if element.label == nil, element.value == nil, element.hint == nil, element.traits.isEmpty {
      element.isElement = true
    }
    drafts.add(element, .element)
  }

  private mutating func holder(_ index: Int, _ place: ImportedTransform) -> Element {
    var element = Element(labels[index])
    element.id = tree.nodes[index].id
    element.container = tree.nodes[index].role.container
    if let landmark = tree.nodes[index].role.landmark {
      element.state(ariaRole: landmark.rawValue)
    }
    element.childOrder = .asWritten
    element.declare(tree.nodes[index].declared)
    element.frame = frame(index, place, drafts.count)
    return element
  }

  private mutating func frame(_ index: Int, _ place: ImportedTransform, _ number: Int) -> Frame? {
    guard let edges = tree.nodes[index].bounds else { return nil }
    switch place.judge(left: edges.left, top: edges.top, right: edges.right, bottom: edges.bottom) {
    case .frame(let frame): return frame
    case .none: return nil
    case .absurd:
      report.drop("frames that are not finite", at: number)
      return nil
    }
  }

  /// The coordinates of each node on the screen, in points.
  ///
  /// AccessKit counts pixels of the window; where the root only scales, it does so by the pixels of a point.
  private mutating func places() -> [ImportedTransform] {
    var places: [ImportedTransform] = []
    for (index, node) in tree.nodes.enumerated() {
      let parent = Int(tree.parents[index])
      let outer = parent < 0 ? ImportedTransform() : places[parent]
      guard let own = node.rare.transform else {
        places.append(outer)
        continue
      }
      if parent < 0, own.isScale {
        report.infer("points from the scale of the window")
        places.append(outer)
      } else {
        places.append(own.then(outer))
      }
    }
    return places
  }

  private func described(_ index: Int) -> String {
    labels[index].map { "node \"\($0)\"" } ?? "node"
  }
}
