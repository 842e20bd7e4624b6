import AccessibilityTree

/// A container that gives its elements a context: a label on entry, a position, an edge.
struct ContainerContext: Equatable {
  /// What context a container gives.
  enum Kind: Equatable {
    case group, list, landmark, table, segmented
    case tabBar(byTrait: Bool)

    /// The context that a node gives, or `nil` when it gives none.
    init?(_ tree: ElementTree, _ index: Int) {
      switch tree[index].container {
      case .list: self = .list
      case .landmark: self = .landmark
      case .table: self = .table
      case .segmented: self = .segmented
      case .tabBar: self = .tabBar(byTrait: false)
      case .group:
        guard Self.hasWords(tree[index]) else { return nil }
        self = .group
      case nil:
        if tree[index].traits.contains(.tabBar) {
          self = .tabBar(byTrait: true)
        } else if tree[index].table != nil {
          self = .table
        } else if tree[index].combination == .contain, Self.hasWords(tree[index]) {
          self = .group
        } else {
          return nil
        }
      }
    }

    // A group without words of its own is silent: it only keeps its elements together.
    private static func hasWords(_ element: Element) -> Bool {
      element.label != nil || element.value != nil
    }

    /// Whether elements are told of their place in the container.
    var givesPlaces: Bool { if case .group = self { false } else { true } }
  }

  let kind: Kind
  /// The container's node in the tree.
  var element: Int
  /// The container around this one, or -1.
  var parent: Int
  /// The outermost container that gives places, this one included, or -1.
  var outermostPlaces: Int
  /// The first stop inside the container.
  var first = 0
  /// The last stop inside the container; before the first one when it holds none.
  var last = -1
  /// How many stops, or containers, lie right inside.
  var count = 0
  /// The items right inside, of a container that counts them.
  var listed: ListedItems
  /// How many nodes right inside are stops or hold some.
  var items = 0
  /// Which of the nodes right inside the container around this one it is or lies in, counted from 1.
  var item = 0
  /// The node right inside that was met last, or -1.
  var lastItem = -1
  /// How many items a container holds that counts them, or `nil` where it has none.
  var listItems: Int? { listed.count }
  /// The index after the last container inside this one.
  var end = 0
  /// The stops of its own, which ``first`` and ``last`` are then.
  var edges = StopRules.Edges.none

  /// Creates a context.
  init(
    kind: Kind, element: Int, parent: Int, outer: ContainerContext?, index: Int, tree: ElementTree
  ) {
    self.kind = kind
    listed = ListedItems(of: element, tree)
    self.element = element
    self.parent = parent
    if let outer, outer.outermostPlaces >= 0 {
      outermostPlaces = outer.outermostPlaces
    } else {
      outermostPlaces = kind.givesPlaces ? index : -1
    }
  }

  /// Returns whether a stop lies inside the container.
  func holds(_ stop: Int) -> Bool { first <= stop && stop <= last }
}
