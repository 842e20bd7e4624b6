import AccessibilityTree

/// What stays the same for a node when a screen changes elsewhere.
///
/// A node with an `id` is that `id`; any other is its kind and folded label, counted among equal siblings,
/// below the key of its parent.
struct ElementKeys {
  /// After so many levels without an `id` a key goes no further up.
  private static let longest = 64

  private let screen: AuditedScreen
  private let ordinals: [Int32]
  private let pieces: [String]

  init(_ screen: AuditedScreen) {
    self.screen = screen
    let tree = screen.tree
    var pieces: [String] = []
    pieces.reserveCapacity(tree.count)
    var counts: [Place: Int32] = [:]
    var ordinals: [Int32] = []
    ordinals.reserveCapacity(tree.count)
    for index in 0..<tree.count {
      // Digits are left out: a counter in a label makes no other element of it.
      let piece =
        screen.kind(index) + ":" + (tree[index].label ?? "").folded.filter { !$0.isNumber }
      pieces.append(piece)
      let place = Place(parent: tree.parent(of: index) ?? -1, piece: piece)
      counts[place, default: 0] += 1
      ordinals.append(counts[place] ?? 0)
    }
    self.pieces = pieces
    self.ordinals = ordinals
  }

  /// Returns the key of a place; one that the reader is not shown has its name.
  func key(_ place: FindingPlace) -> String {
    if place.node < 0 { return place.name }
    var steps: [String] = []
    var current: Int? = place.node
    while let index = current, steps.count < Self.longest {
      if let id = screen.tree[index].id {
        steps.append("#" + id)
        break
      }
      steps.append("\(pieces[index])[\(ordinals[index])]")
      current = screen.tree.parent(of: index)
    }
    return steps.reversed().joined(separator: "/")
  }

  private struct Place: Hashable {
    var parent: Int
    var piece: String
  }
}
