import AccessibilityTree

/// What stands right in a list, a feed, a list box, a tree or a menu and counts as an item, shown or hidden.
struct ListedItems: Equatable {
  private var items = 0
  private var terms = 0

  /// Counts the items of a node.
  ///
  /// - Complexity: O(n) in the number of its children.
  init(of node: Int, _ tree: ElementTree) {
    let roles: Set<Role> =
      switch tree[node].role {
      case .listBox: [.option]
      case .feed: [.article]
      case .tree: [.treeItem]
      case .menu, .menuBar: [.menuItem, .menuItemCheckbox, .menuItemRadio]
      default: [.listItem]
      }
    for child in tree.children(of: node) {
      switch tree[child].role {
      case let role? where roles.contains(role): items += 1
      case .term: terms += 1
      default: break
      }
    }
  }

  /// How many items are counted, or `nil` where there is none: of terms and what they mean the terms alone.
  var count: Int? { items > 0 ? items : terms > 0 ? terms : nil }

  static func += (all: inout Self, more: Self) {
    all.items += more.items
    all.terms += more.terms
  }
}
