import AccessibilityTree
import ScreenReader

extension AuditedScreen {
  /// Returns why a node, or a container around it, is omitted from the order, or `nil`.
  func omission(of node: Int) -> Omission.Reason? { inheritedOmissions[node] }

  /// The names of everything that a listener can do on the screen: reachable controls, and actions.
  var offeredNames: Set<String> {
    var names: Set<String> = []
    for node in stops {
      let element = spokenElement(node)
      if isInteractive(node), let label = element.label { names.insert(label.folded) }
      for action in element.actions { names.insert(action.folded) }
    }
    return names
  }

  /// Returns the node of the stated tree from which a node was made, or `nil` for one that a bridge added.
  func origin(of node: Int) -> Int? {
    let origin = origins[node]
    return statedTree.elements.indices.contains(origin) ? origin : nil
  }

  /// Returns that node and its descendants; empty for a node that a bridge added.
  func parts(of node: Int) -> Range<Int> {
    origin(of: node).map { $0..<statedTree.end(of: $0) } ?? 0..<0
  }

  /// Whether a dump of Android is one of a television: in its shape, with the focus on something that is no field.
  ///
  /// Where people touch a screen, nothing but a field has the focus.
  var isOnTelevision: Bool {
    guard toolkit == .android, isImported, let size = screen.size, size.height > 0,
      (1.7...1.85).contains(size.width / size.height)
    else { return false }
    return statedTree.elements.contains { element in
      let states = element.toolkitStates
      return states.contains("focused") && !element.isField
        && (states.contains("clickable") || states.contains("long-clickable"))
    }
  }

  /// Returns whether something is on the screen, as far as is known.
  func isVisible(_ node: Int) -> Bool {
    guard let frame = tree[node].frame, frame.isFinite, frame.width > 0, frame.height > 0 else {
      return false
    }
    guard let size = screen.size else { return true }
    return frame.intersects(Frame(x: 0, y: 0, width: size.width, height: size.height))
  }
}
