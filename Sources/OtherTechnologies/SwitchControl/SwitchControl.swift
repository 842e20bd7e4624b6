package import AccessibilityTree
package import ScreenReader

/// How Switch Control scans a screen: the groups, the items, and the cost of reaching them.
package struct SwitchControl: Sendable {
  package let screen: Screen
  package let settings: SwitchSettings
  /// Groups and items in the order of scanning; the first node is the screen.
  package let nodes: FlatTree<ScanNode>

  /// Groups the elements that the reader reaches and that respond.
  package init(_ reading: ScreenReading, settings: SwitchSettings = SwitchSettings()) {
    screen = reading.screen
    self.settings = settings
    var items: [Int] = []
    var labels: [Int: String] = [:]
    var known = Set<Int>()
    for (stop, place) in reading.order.stops.enumerated() where place.side != .end {
      let element = reading.element(at: stop)
      guard element.responds, known.insert(place.element).inserted else { continue }
      items.append(place.element)
      labels[place.element] = Self.name(of: element)
    }
    var nodes = ScanGrouping(screen.tree, items: items).scanTree()
    for index in nodes.nodes.indices {
      guard nodes[index].isItem, let node = nodes[index].node else { continue }
      nodes[index] = ScanNode(kind: .item, name: labels[node], node: node)
    }
    self.nodes = nodes
  }

  /// Returns whether a platform has Switch Control; web pages count as Safari on a phone.
  package static func exists(on platform: Platform) -> Bool {
    switch platform {
    case .ios, .ipados, .macos, .tvos, .visionos, .web: true
    case .watchos, .android, .linux, .windows: false
    }
  }

  /// Whether there is anything to scan.
  package var isEmpty: Bool { nodes.count <= 1 }

  private static func name(of element: Element) -> String? {
    [element.label, element.value, element.placeholder].compactMap(\.self)
      .first { $0.contains { !$0.isWhitespace } }
  }

  /// Returns the item of a node of the screen's tree.
  package func item(ofNode node: Int) -> Int? {
    nodes.nodes.firstIndex { $0.isItem && $0.node == node }
  }

  /// Returns the highlights that the user selects on the way to an item, ending with the item.
  package func path(to item: Int) -> [(node: Int, index: Int)] {
    var path: [(node: Int, index: Int)] = []
    var node = item
    while let parent = nodes.parent(of: node) {
      var index = 0
      for child in nodes.children(of: parent) {
        if child == node { break }
        index += 1
      }
      path.append((node, index))
      node = parent
    }
    return path.reversed()
  }

  /// Returns the cost of tapping an item, from the first highlight.
  package func cost(of item: Int) -> ScanCost {
    let places = path(to: item).map(\.index)
    // Tap is the first of the menu.
    let selections = places + (settings.tap == .default ? [0] : [])
    let steps = selections.reduce(0, +)
    var seconds = selections.reduce(0) { $0 + settings.seconds(toSelect: $1) }
    if settings.tap == .auto { seconds += SwitchSettings.autoTapDelay }
    let presses =
      switch settings.style {
      case .auto: selections.count
      case .manual: steps + selections.count
      case .step: steps
      }
    return ScanCost(steps: steps, presses: presses, seconds: seconds)
  }
}
