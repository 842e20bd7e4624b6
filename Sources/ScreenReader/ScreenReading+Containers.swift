import AccessibilityTree

extension ScreenReading {
  /// Returns the nodes of the containers that the utterance of a stop names, where the cursor comes from the stop before.
  ///
  /// A container is named if the words would be others without it.
  ///
  /// - Complexity: O(c) utterances for c containers that the stop enters or leaves.
  package func namedContainers(at stop: Int) -> (entered: [Int], left: [Int]) {
    let grammar = reader.grammar.parts(on: .moving, of: screen.toolkit)
    var entered: [Int] = []
    var left: [Int] = []
    for (part, node) in order.stops[stop].parts.enumerated() {
      func said(_ change: (inout PhrasingContext) -> Void) -> Utterance {
        utterance(
          of: node, at: place(stop, part), from: before(stop, part, stop > 0 ? stop - 1 : nil),
          on: .moving, grammar, change: change)
      }
      var around: (entered: [Int], left: [Int]) = ([], [])
      let all = said { around = ($0.entered.map(\.node), $0.left.map(\.node)) }
      entered += around.entered.filter { node in
        said { $0.entered.removeAll { $0.node == node } } != all
      }
      left += around.left.filter { node in said { $0.left.removeAll { $0.node == node } } != all }
    }
    return (entered, left)
  }
}
