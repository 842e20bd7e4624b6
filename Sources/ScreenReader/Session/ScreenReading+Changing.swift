public import AccessibilityTree
import Bridges

extension ScreenReading {
  /// The screen as the app states it.
  var appScreen: Screen { stated ?? screen }

  /// Returns the reading of another screen by the same reader.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Its reading.
  public func of(_ screen: Screen) -> ScreenReading {
    ScreenReading(screen, reader: reader, phrases: phrases, settings: settings, form: form)
  }

  /// Returns the same screen with other settings.
  func with(_ settings: ReaderSettings) -> ScreenReading {
    var reading = self
    reading.settings = settings
    return reading
  }

  /// Changes a node in place, if that cannot change the order or what other elements say.
  mutating func update(_ node: Int, to new: Element) -> Bool {
    // Merged elements and labels taken from others would have to follow.
    guard order.resolved.isEmpty else { return false }
    var old = screen.tree[node]
    let wasElement = screen.tree.isElement(node)
    let hasChildren = screen.tree.hasChildren(node)
    let element = reader.bridge.element(new, screen.toolkit, hasChildren)
    // What the platform makes of it goes into a tree of its own, which there is none of yet.
    if stated == nil, element != new { return false }
    let isTabBar = old.traits.contains(.tabBar)
    let isNamed = old.label == nil && old.value == nil
    // What is left after the parts that are only spoken have been evened out is about order.
    old.label = element.label
    old.value = element.value
    old.hint = element.hint
    old.traits = element.traits
    old.actions = element.actions
    old.content = element.content
    old.isExpanded = element.isExpanded
    old.headingLevel = element.headingLevel
    old.facts = element.facts
    old.takeFacts(of: element)
    guard old == element, isTabBar == element.traits.contains(.tabBar),
      isNamed == (element.label == nil && element.value == nil)
    else { return false }
    guard element.isElement(hasChildren: hasChildren) == wasElement else { return false }
    screen.tree[node] = element
    telling.replace(node..<node + 1, with: CollectionOfOne(element))
    stated?.tree[node] = new
    return true
  }

  /// Puts nodes in, if that changes nothing about the others but their numbers.
  mutating func insert(
    _ subtree: ElementTree, into parent: Int?, at position: Int?
  ) -> (nodes: Range<Int>, stops: Range<Int>)? {
    // A table holds its cells by their numbers.
    guard tables.isEmpty, reader.bridge.showsEachNode(screen.toolkit) else { return nil }
    var shown = subtree
    for node in 0..<subtree.count {
      shown[node] = reader.bridge.element(
        subtree[node], screen.toolkit, subtree.hasChildren(node))
    }
    let start = screen.tree.place(into: parent, at: position)
    let branch = NewBranch(shown, into: parent, at: start, of: screen)
    guard let graft = order.graft(branch, screen.tree, reader: reader) else { return nil }
    // From here on the platform shows another screen than the app states.
    let parting = stated == nil && shown != subtree ? screen : nil
    let nodes = screen.tree.insert(shown, into: parent, at: position)
    if let joins = reader.stops.joins, graft.joinsLines(of: order, screen.tree, by: joins) {
      screen.tree.remove(nodes)
      return nil
    }
    if let parting { stated = parting }
    stated?.tree.insert(subtree, into: parent, at: position)
    order.insert(graft)
    telling.replace(nodes.lowerBound..<nodes.lowerBound, with: shown.elements)
    return (nodes, graft.stops)
  }

  /// Takes a node out with all below it, if that changes nothing about the others but their numbers.
  mutating func remove(_ node: Int) -> (nodes: Range<Int>, stops: Range<Int>)? {
    guard tables.isEmpty, reader.bridge.showsEachNode(screen.toolkit),
      let pruning = order.pruning(node, screen.tree, reader: reader)
    else { return nil }
    let parent = screen.tree.parent(of: node)
    let siblings = parent.map(screen.tree.children(of:)) ?? screen.tree.roots
    let gone = reader.stops.joins.map { _ in
      (screen.tree.subtree(at: node), siblings.prefix { $0 < node }.count)
    }
    screen.tree.remove(node)
    if let joins = reader.stops.joins, let (subtree, position) = gone,
      pruning.joinsLines(of: order, screen.tree, by: joins)
    {
      screen.tree.insert(subtree, into: parent, at: position)
      return nil
    }
    stated?.tree.remove(node)
    telling.replace(pruning.elements, with: [])
    order.remove(pruning, screen.tree)
    return (pruning.elements, pruning.stops)
  }
}
