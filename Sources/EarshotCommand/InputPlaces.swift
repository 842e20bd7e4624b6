import Earshot

/// What of an input each stop was made of, so that the stops of several readers are matched although each has another
/// tree.
struct InputPlaces {
  private let leaves: [Int]

  /// Looks at the tree of an input whose nodes are numbered, before any bridge.
  init(_ tree: ElementTree) {
    // The first node in each node that holds no others: a heading and its text are one place.
    var leaves = Array(tree.elements.indices)
    for node in leaves.indices.reversed() where tree.hasChildren(node) {
      leaves[node] = leaves[node + 1]
    }
    self.leaves = leaves
  }

  /// Returns a screen whose nodes carry their numbers through every bridge.
  static func numbered(_ imported: ImportedScreen) -> ImportedScreen {
    var imported = imported
    for node in imported.screen.tree.elements.indices {
      imported.screen.tree[node].documentNode = node
    }
    return imported
  }

  /// Returns what tells the stops of a reading apart, in their order: the same for the same node of the input.
  ///
  /// Behind that of a stop stand those of the elements that are said with it.
  func places(of reading: ScreenReading, _ transcript: Transcript) -> [[String]] {
    zip(reading.order.stops, transcript.stops).map { stop, heard in
      let places = stop.side == .element ? stop.parts.map { place($0, in: reading) } : []
      let own = (places.first ?? nil) ?? heard.path
      let side = stop.side == .element ? "" : " \(stop.side)"
      return [own + side] + places.dropFirst().compactMap { $0 }
    }
  }

  private func place(_ node: Int, in reading: ScreenReading) -> String? {
    guard let number = reading.screen.tree[node].documentNode, leaves.indices.contains(number)
    else { return nil }
    return "node \(leaves[number])"
  }
}
