internal import AccessibilityTree

/// Turns the nodes of an update into a screen that states what they are, and decides nothing: what the adapter for
/// iOS tells of them is made by the bridge of AccessKit.
struct AccessKitFacts {
  private let nodes: AccessKitNodes
  private var report: ImportReport
  /// The nodes that name others, which alone need an identifier: their number.
  private var naming: [Int: String] = [:]

  /// Creates an import.
  init(_ nodes: AccessKitNodes, report: ImportReport) {
    self.nodes = nodes
    self.report = report
    for node in nodes.tree.nodes {
      for id in node.rare.labelledBy { if let index = nodes.indices[id] { naming[index] = id } }
    }
  }

  /// Returns the screen, and what was lost or inferred.
  mutating func screen() -> ImportedScreen {
    var screen = Screen(tree: ElementTree())
    screen.app = nodes.app
    screen.toolkit = .accessKit
    screen.title = nodes.tree[0].label
    let places = places()
    if let edges = nodes.tree[0].bounds, case .frame(let frame) = Self.judge(edges, places[0]) {
      screen.takeSize(of: frame, report: &report)
    }
    var tree = ElementTree()
    tree.reserveCapacity(nodes.tree.count + 1)
    var root = Element()
    root.childOrder = .asWritten
    tree.begin(root)
    var open: [Int] = []
    for index in places.indices {
      while let end = open.last, end <= index {
        open.removeLast()
        tree.end()
      }
      tree.begin(element(index, places[index]))
      open.append(nodes.tree.end(of: index))
    }
    for _ in open { tree.end() }
    tree.end()
    screen.tree = tree
    return ImportedScreen(screen: screen, report: report)
  }

  private mutating func element(_ index: Int, _ place: ImportedTransform) -> Element {
    let node = nodes.tree[index]
    let offered = nodes.tree.parent(of: index).map { nodes.tree[$0].rare.childActions } ?? 0
    var element = node.element(actions: node.actions | offered, isFocused: index == nodes.focus)
    element.id = naming[index]
    element.labelledBy.removeAll { nodes.indices[$0] == nil }
    if node.rare.language != nil, element.language == nil {
      report.drop("languages that are not valid tags")
    }
    guard let edges = node.bounds else { return element }
    switch Self.judge(edges, place) {
    case .frame(let frame): element.frame = frame
    case .none: break
    case .absurd: report.drop("frames that are not finite")
    }
    return element
  }

  private static func judge(
    _ edges: AccessKitElement.Edges, _ place: ImportedTransform
  ) -> ImportedFrame.Judgement {
    place.judge(left: edges.left, top: edges.top, right: edges.right, bottom: edges.bottom)
  }

  /// The coordinates of each node on the screen, in points.
  ///
  /// AccessKit counts pixels of the window; where the root only scales, it does so by the pixels of a point.
  private mutating func places() -> [ImportedTransform] {
    var places: [ImportedTransform] = []
    for (index, node) in nodes.tree.nodes.enumerated() {
      let parent = nodes.tree.parent(of: index)
      let outer = parent.map { places[$0] } ?? ImportedTransform()
      guard let own = node.rare.transform else {
        places.append(outer)
        continue
      }
      if parent == nil, own.isScale {
        report.infer("points from the scale of the window")
        places.append(outer)
      } else {
        places.append(own.then(outer))
      }
    }
    return places
  }
}
