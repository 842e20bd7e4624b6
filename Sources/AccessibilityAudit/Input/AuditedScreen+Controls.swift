import AccessibilityTree
import ScreenReader

extension AuditedScreen {
  /// Returns whether a node vanishes from the order itself, or with something that holds it, and why.
  func omission(of node: Int) -> Omission.Reason? { inheritedOmissions[node] }

  /// The names of everything that a listener can do on the screen: controls that are reached, and actions.
  var offeredNames: Set<String> {
    var names: Set<String> = []
    for node in stops {
      let element = spokenElement(node)
      if isInteractive(node), let label = element.label { names.insert(label.folded) }
      for action in element.actions { names.insert(action.folded) }
    }
    return names
  }

  /// Returns whether something lies on the screen as far as is known.
  func isVisible(_ node: Int) -> Bool {
    guard let frame = tree[node].frame, frame.isFinite, frame.width > 0, frame.height > 0 else {
      return false
    }
    guard let size = screen.size else { return true }
    return frame.intersects(Frame(x: 0, y: 0, width: size.width, height: size.height))
  }
}
