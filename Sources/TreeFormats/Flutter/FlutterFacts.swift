internal import AccessibilityTree

/// Turns a semantics tree into a screen that states what its nodes are, and decides nothing: what of them iOS is
/// told is made by the bridge of Flutter.
struct FlutterFacts {
  private let dump: FlutterDump
  private var report: ImportReport
  /// The coordinates of each node on the screen.
  private var places: [ImportedTransform] = []

  /// Creates an import.
  init(_ dump: FlutterDump, report: ImportReport) {
    self.dump = dump
    self.report = report
  }

  /// Returns the screen, and what was lost or inferred.
  mutating func screen() -> ImportedScreen {
    var screen = Screen(tree: ElementTree())
    screen.toolkit = .flutter
    var tree = ElementTree()
    tree.reserveCapacity(dump.nodes.count + 1)
    var root = Element()
    root.childOrder = dump.isInHitTestOrder ? .byPosition : .asWritten
    tree.begin(root)
    var offsets = [-1]
    var open: [Int] = []
    for index in dump.nodes.nodes.indices {
      while let end = open.last, end <= index {
        open.removeLast()
        tree.end()
      }
      tree.begin(element(index, &screen))
      offsets.append(dump.nodes[index].offset)
      open.append(dump.nodes.end(of: index))
    }
    for _ in open { tree.end() }
    tree.end()
    screen.tree = tree
    if screen.direction == .ltr { screen.direction = nil }
    let size = screen.size.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
    screen.takeSize(of: size, report: &report)
    // A dump of a whole view has its route; what is only a part of one names nothing.
    if !dump.nodes.nodes.contains(where: { $0.states.contains("scopesRoute") }) {
      report.cannotCarry.append(.screenTitles)
    }
    if dump.isInHitTestOrder {
      report.remarks.append(
        "printed in hit-test order, so the reading order comes from positions on the screen")
    }
    return ImportedScreen(screen: screen, report: report, offsets: offsets)
  }

  private mutating func element(_ index: Int, _ screen: inout Screen) -> Element {
    let node = dump.nodes[index]
    let parent = dump.nodes.parent(of: index)
    // Only what a view is scaled by as a whole turns its points into pixels.
    let isView = node.rect.isScaled && parent.map { dump.nodes.parent(of: $0) == nil } ?? false
    let outer = parent.map { places[$0] } ?? ImportedTransform()
    places.append(isView ? outer : node.rect.transform.then(outer))
    if isView || parent == nil,
      case .frame(let frame) = node.rect.frame(in: outer, ignoresOwn: true),
      frame.width > 0, frame.height > 0
    {
      screen.size = Size(width: frame.width, height: frame.height)
    }
    if let isRightToLeft = node.isRightToLeft, screen.direction == nil {
      screen.direction = isRightToLeft ? .rtl : .ltr
    }
    var element = Element(node.label, value: node.value, hint: node.hint)
    // A fact, so that what was typed is never told; what else the states mean, the bridge says.
    if node.states.contains("isObscured") { element.traits.insert(.secureTextField) }
    switch node.rect.frame(in: outer, ignoresOwn: isView) {
    case .frame(let frame): element.frame = frame
    case .none: break
    case .absurd: report.drop("frames that are not finite")
    }
    element.description = node.tooltip
    element.actions = node.customActions
    element.role = node.declared
    element.level = node.level
    element.speech = node.attributes.compactMap { attribute in
      let text =
        switch attribute.target {
        case .label: element.label
        case .value: element.value
        case .hint: element.hint
        }
      return text.flatMap { FlutterAttributes.speech(attribute, in: $0) }
    }
    // Nothing stands around the outermost node that could speak for it.
    let states = parent == nil ? node.states.subtracting(["isMergedUp"]) : node.states
    element.state(
      toolkitType: FlutterParser.header + node.number, id: node.identifier, states: states.sorted())
    return element
  }
}
