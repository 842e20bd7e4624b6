package import AccessibilityTree
package import ScreenReader
package import Transcript
package import TreeFormats

/// What of an input each stop was made of, so that the stops of several readers are matched although each has another
/// tree.
package struct InputPlaces {
  private let leaves: [Int]

  /// Looks at the tree of an input whose nodes are numbered, before any bridge.
  package init(_ tree: ElementTree) {
    // The first node in each node that holds no others: a heading and its text are one place.
    var leaves = Array(tree.elements.indices)
    for node in leaves.indices.reversed() where tree.hasChildren(node) {
      leaves[node] = leaves[node + 1]
    }
    self.leaves = leaves
  }

  /// Returns a screen whose nodes carry their numbers through every bridge.
  package static func numbered(_ imported: ImportedScreen) -> ImportedScreen {
    var imported = imported
    for node in imported.screen.tree.elements.indices {
      imported.screen.tree[node].documentNode = node
    }
    return imported
  }

  /// Returns what tells the stops of a reading apart, in their order: the same for the same node of the input.
  ///
  /// Behind that of a stop stand those of the elements and of the edges of containers that are said with it.
  package func places(of reading: ScreenReading, _ transcript: Transcript) -> [[String]] {
    zip(reading.order.stops, transcript.stops).enumerated().map { index, pair in
      let (stop, heard) = pair
      let named = reading.namedContainers(at: index)
      let edges =
        named.left.map { edge(.end, of: $0, in: reading) }
        + named.entered.map { edge(.start, of: $0, in: reading) }
      guard stop.side == .element else {
        let own = edge(stop.side, of: stop.element, in: reading) ?? "\(heard.path) \(stop.side)"
        return [own] + edges.compactMap { $0 }.filter { $0 != own }
      }
      let places = stop.parts.map { place($0, in: reading) }
      return [(places.first ?? nil) ?? heard.path]
        + (places.dropFirst() + edges).compactMap { $0 }
    }
  }

  private func edge(_ side: ReadingOrder.Side, of node: Int, in reading: ScreenReading) -> String? {
    reading.screen.tree[node].documentNode.map { "node \($0) \(side)" }
  }

  private func place(_ node: Int, in reading: ScreenReading) -> String? {
    guard let number = reading.screen.tree[node].documentNode, leaves.indices.contains(number)
    else { return nil }
    return "node \(leaves[number])"
  }
}
