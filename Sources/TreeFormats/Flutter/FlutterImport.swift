internal import AccessibilityTree

/// Turns a semantics tree into a screen.
struct FlutterImport {
  private var nodes: [FlutterElement]
  private let isInHitTestOrder: Bool
  private var report: ImportReport
  private var drafts = DraftTree()
  /// The coordinates of each node on the screen.
  private var places: [ImportedTransform]
  /// Whether each node, or one that holds it, can be scrolled.
  private var isScrolled: [Bool]
  private var hasChildren: [Bool]

  /// Creates an import.
  ///
  /// - Parameters:
  ///   - dump: The nodes.
  ///   - report: Counts what is lost or inferred.
  init(_ dump: FlutterDump, report: ImportReport) {
    nodes = dump.nodes
    isInHitTestOrder = dump.isInHitTestOrder
    self.report = report
    places = []
    isScrolled = [Bool](repeating: false, count: nodes.count)
    hasChildren = isScrolled
  }

  /// Returns the screen, and what was lost or inferred.
  mutating func screen() -> ImportedScreen {
    let wordy = merge()
    var screen = Screen(tree: ElementTree())
    var root = Element()
    root.childOrder = isInHitTestOrder ? .byPosition : .asWritten
    drafts.begin(root, .holder)
    for index in nodes.indices {
      let node = nodes[index]
      let parent = Int(node.parent)
      // Only what a view is scaled by as a whole turns its points into pixels.
      let isView = parent >= 0 && nodes[parent].parent < 0 && node.rect.isScaled
      let outer = parent < 0 ? ImportedTransform() : places[parent]
      places.append(isView ? outer : node.rect.transform.then(outer))
      let isInsideScrolled = parent >= 0 && isScrolled[parent]
      isScrolled[index] = node.isScrollable || isInsideScrolled
      if isView || parent < 0,
        case .frame(let frame) = node.rect.frame(in: outer, ignoresOwn: true),
        frame.width > 0, frame.height > 0
      {
        screen.size = Size(width: frame.width, height: frame.height)
      }
      if let isRightToLeft = node.isRightToLeft, screen.direction == nil {
        screen.direction = isRightToLeft ? .rtl : .ltr
      }
      guard !node.isMergedUp else { continue }
      if node.flags.contains("isHidden"), !isInsideScrolled {
        if node.isElement { report.drop("hidden elements", subject: described(node)) }
        continue
      }
      if node.isPlatformView {
        report.drop("native views, of which Flutter knows nothing", subject: described(node))
      }
      if node.isElement { add(index, in: outer, isWordy: wordy.contains(index)) }
    }
    drafts.end()
    if screen.direction == .ltr { screen.direction = nil }
    let size = screen.size.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
    screen.takeSize(of: size, report: &report)
    screen.title = title
    // A dump of a whole view has its route; what is only a part of one names nothing.
    if !nodes.contains(where: { $0.flags.contains("scopesRoute") }) {
      report.cannotCarry.append(.screenTitles)
    }
    screen.toolkit = .flutter
    if isInHitTestOrder {
      report.remarks.append(
        "printed in the order of hit tests, so that places on the screen give the order")
    }
    screen.tree = drafts.build(report: &report)
    return ImportedScreen(screen: screen, report: report)
  }

  /// Merges nodes that are not told to iOS into the ones that speak for them.
  ///
  /// - Returns: The nodes that got words from others.
  private mutating func merge() -> Set<Int> {
    var wordy: Set<Int> = []
    var owners = [Int](repeating: -1, count: nodes.count)
    for index in nodes.indices {
      let parent = Int(nodes[index].parent)
      owners[index] = nodes[index].isMergedUp && parent >= 0 ? owners[parent] : index
      if owners[index] == index {
        nodes[index].isMergedUp = false
        if parent >= 0 { hasChildren[owners[parent]] = true }
      } else if nodes[owners[index]].merge(nodes[index]) {
        wordy.insert(owners[index])
      }
    }
    return wordy
  }

  private mutating func add(_ index: Int, in outer: ImportedTransform, isWordy: Bool) {
    let node = nodes[index]
    let number = drafts.count
    var element = Element(
      node.spokenLabel, value: node.spokenValue, hint: node.hint,
      traits: node.traits(hasChildren: hasChildren[index]))
    let isView = node.parent >= 0 && nodes[Int(node.parent)].parent < 0 && node.rect.isScaled
    switch node.rect.frame(in: outer, ignoresOwn: isView) {
    case .frame(let frame): element.frame = frame
    case .none: break
    case .absurd: report.drop("frames that are not finite", at: number)
    }
    element.id = node.identifier
    element.actions = node.customActions
    element.speech = node.attributes.compactMap { attribute in
      let text =
        switch attribute.target {
        case .label: element.label
        case .value: element.value
        case .hint: element.hint
        }
      return text.flatMap { FlutterAttributes.speech(attribute, in: $0) }
    }
    if isWordy { report.infer("words merged from inner nodes", at: number) }
    if node.isMixed { report.infer("mixed states, which Flutter tells iOS as off", at: number) }
    if node.hasAdjustedValues { report.drop("values after an adjustment", at: number) }
    if node.hasUntoldRole {
      report.drop("roles and heading levels that Flutter does not tell iOS", at: number)
    }
    element.level = node.level
    element.declare(node.role, node.states)
    // The cursor stops there, even if there is nothing to say.
    if element.label == nil, element.value == nil, element.hint == nil, element.traits.isEmpty {
      element.isElement = true
    }
    drafts.add(element, .element)
  }

  /// What the last route is called: the first label in it that names a route.
  private var title: String? {
    guard let route = nodes.lastIndex(where: { $0.flags.contains("scopesRoute") }) else {
      return nil
    }
    return nodes[route..<max(route + 1, Int(nodes[route].end))]
      .first { $0.flags.contains("namesRoute") && !$0.isMergedUp && $0.label != nil }?.label
  }

  private func described(_ node: FlutterElement) -> String {
    let words = node.label ?? node.value ?? node.hint
    return "node \(node.number)" + (words.map { " \"\($0)\"" } ?? "")
  }
}
