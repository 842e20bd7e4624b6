import AccessibilityTree
import Bridges

extension TalkBackTree {
  /// Moves views as the app asks: `flowsTo` is Android's `traversalBefore`, `flowsFrom` its `traversalAfter`.
  ///
  /// The first is asked for only where a view has not the other (source code: traversal/OrderedTraversalController of
  /// TalkBack 15.1). Names that no view has are passed over.
  mutating func followStatedTraversal() {
    let stating = told.filter { next(of: $0) != nil || previous(of: $0) != nil }
    guard !stating.isEmpty else { return }
    let ids = Dictionary(
      told.compactMap { index in tree[index].id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    let nexts = Dictionary(
      uniqueKeysWithValues: stating.compactMap { index in
        next(of: index).flatMap { ids[$0] }.map { (index, $0) }
      })
    var moves = TraversalMoves(parents: parents, children: children, roots: roots, nexts: nexts)
    for index in stating {
      if let next = nexts[index] {
        moves.put(index, before: next)
      } else if next(of: index) == nil, let last = previous(of: index).flatMap({ ids[$0] }) {
        moves.put(index, after: last)
      }
    }
    (children, roots) = (moves.children, moves.roots)
    // What took another in holds its stops.
    for index in moves.takers {
      marks[index].insert(.holdsStops)
    }
  }

  private func next(of index: Int) -> String? { traversal(of: index, .flowsTo) }

  private func previous(of index: Int) -> String? { traversal(of: index, .flowsFrom) }

  private func traversal(of index: Int, _ key: FactKey) -> String? {
    views[index].statesTraversal ? tree[index].statedFacts.text(key) : nil
  }
}
