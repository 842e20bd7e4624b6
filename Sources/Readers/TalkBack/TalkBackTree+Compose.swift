import AccessibilityTree
import Bridges

/// What Compose makes of its rows (source code: androidx 0094ab03, SemanticsNode.emitFakeNodes and
/// AndroidComposeViewAccessibilityDelegateCompat).
///
/// A node with a role that speaks for what is in it has the role from one more child behind the others: a leaf that
/// has nothing but its class, and covers the others; the row itself is as large as its touch target. A switch, a tab
/// and a carousel have no class of Android's, and their role in a word that no dump holds.
extension TalkBackTree {
  /// The role that Compose gives a row.
  enum ComposeRole {
    case ofClass(AndroidRole)
    case switchControl, tab
  }

  /// Finds the children that only carry the role of the view around them.
  mutating func findRoleNodes() {
    for index in told where isComposed(index) && views[index].role == .view {
      if let node = roleNode(in: index) { roleNodes[index] = node }
    }
  }

  private func roleNode(in index: Int) -> Int? {
    let inside = children[index]
    guard let node = inside.last(where: { isNothingButClass(Int($0)) }).map(Int.init) else {
      return nil
    }
    // What can be checked or pressed by its class says so, but where it is there for its class alone.
    if views[node].role != .view, views[node].role != .image { return node }
    // A view without a class may as well lie over a page, which nobody acts on as a whole.
    guard inside.count > 1,
      !views[index].flags.isDisjoint(with: AndroidView.actions.union([.isCheckable, .isSelected]))
    else { return nil }
    let others = inside.lazy.map(Int.init).filter { $0 != node }
    return others.allSatisfy { covers(node, $0) } ? node : nil
  }

  private func covers(_ node: Int, _ other: Int) -> Bool {
    guard let frame = tree[node].frame, let inner = tree[other].frame else { return true }
    return frame.contains(inner)
  }

  private func isNothingButClass(_ index: Int) -> Bool {
    let view = views[index]
    let roles: [AndroidRole] = [.view, .button, .checkBox, .radioButton, .image, .spinner]
    return children[index].isEmpty && tree[index].toolkitID == nil && roles.contains(view.role)
      && !hasText(index) && !view.hasStateDescription
      && view.flags.isDisjoint(with: AndroidView.actions.union([.isCheckable, .isSelected]))
  }

  /// Whether a view is only there for the role of the one around it.
  func isRoleNode(_ index: Int) -> Bool {
    parents[index] >= 0 && roleNodes[Int(parents[index])] == index
  }

  /// The role that Compose gives a row of several views, or `nil` where it gives none.
  func composeRole(ofRow index: Int) -> ComposeRole? {
    guard let node = roleNodes[index] else { return nil }
    if views[node].role != .view { return .ofClass(views[node].role) }
    return views[index].flags.contains(.isCheckable) ? .switchControl : .tab
  }

  /// Whether a view of Compose speaks for all that is in it: what is checked or selected does, and only such a
  /// view has a child for its role.
  func isMerged(_ index: Int) -> Bool {
    isComposed(index) && !children[index].isEmpty
      && (roleNodes[index] != nil
        || views[index].role == .view
          && !views[index].flags.isDisjoint(with: [.isCheckable, .isSelected]))
  }

  /// Whether a row that can be checked and has no role is one of several to choose from: one of those beside it
  /// is checked, and no other (assumed; Compose calls either a view).
  func isOneOfSeveral(_ index: Int) -> Bool {
    guard parents[index] >= 0 else { return false }
    let beside = children[Int(parents[index])].map(Int.init).filter {
      views[$0].role == .view && views[$0].flags.contains(.isCheckable) && roleNodes[$0] == nil
    }
    return beside.count > 1 && beside.count { views[$0].flags.contains(.isChecked) } == 1
  }
}
