/// A node of the tree that is sorted: an element, or a group whose members stay together.
struct OrderNode: Equatable {
  /// What a group does with its members.
  enum Kind: Equatable {
    /// An element: no members.
    case leaf
    /// Members stand by their places on the screen.
    case byPosition
    /// Members stand as they were listed.
    case listed
    /// Members stand as they are written.
    case asWritten
    /// Members stand by their places and are heard as one element.
    case merged
  }

  var kind: Kind
  /// The node of the screen's tree, or -1 for the group that holds everything.
  var element: Int
  /// The group that holds this node, or -1.
  var parent: Int
  /// The innermost container around this node, or -1.
  var container: Int
  var members: [Int32] = []
  var sortPriority: Double = 0
  /// Where the node is compared from: the left top corner, or `nil` when no frame is known.
  var origin: Origin?
  /// Whether the group is placed by its own frame rather than by its first member.
  var usesOwnFrame = false
  /// The node right inside the innermost container that this is or lies in, or -1.
  var item = -1
  /// Whether the members of a group are heard as they are written, as each stands behind the one before it.
  var isAsWritten = true
  /// The stops that the group has of its own.
  var edges = StopRules.Edges.none

  /// A corner in screen points.
  struct Origin: Equatable {
    var x: Double
    var y: Double
  }
}
