import AccessibilityTree

extension ScreenReading {
  /// Where a quick key leads to.
  struct Target {
    /// The node that was looked for: an element, or what holds some.
    var node: Int
    /// The first element of it.
    var place: Place
  }

  // How far out what is looked for may lie: no page for people is deeper.
  private static let mostLevels = 256

  /// Returns what a quick key leads to, first to last.
  ///
  /// - Parameter key: The key.
  /// - Returns: The targets in the order of the page.
  func targets(of key: QuickKey) -> [Target] {
    var targets: [Target] = []
    var last = -1
    for (index, stop) in order.stops.enumerated() where stop.side != .end {
      for (part, node) in stop.parts.enumerated() {
        // Nodes around the element that lie behind the element before begin with it.
        let begun = screen.tree.ancestors(of: node).prefix(Self.mostLevels).prefix { $0 > last }
        for begun in begun.reversed() + [node] where key.isWanted(resolved(begun)) {
          targets.append(Target(node: begun, place: place(index, part)))
        }
        last = node
      }
    }
    return targets
  }

  /// Returns what is said where a quick key leads to.
  ///
  /// - Parameters:
  ///   - target: Where it leads to.
  ///   - key: The key.
  ///   - previous: Where the cursor comes from, or `nil` for a reader that tells of nothing on the way.
  /// - Returns: The utterance.
  func utterance(at target: Target, of key: QuickKey, from previous: Place?) -> Utterance {
    let stop = order.stops[target.place.stop]
    let parts = reader.grammar.parts(on: .jumping, of: screen.toolkit)
    let first = key.extent.isLine && previous == nil ? 0 : target.place.part
    let end = key.extent.isLine ? stop.parts.count : first + 1
    var said: Utterance?
    for part in first..<end {
      let here = place(target.place.stop, part)
      let isFirst = part == first
      let more = utterance(
        of: stop.parts[part], at: here, from: isFirst ? previous ?? here : here, on: .jumping,
        parts,
        entering: isFirst && previous == nil && key.extent.tellsPlace
          ? container(of: target) : nil)
      if said == nil { said = more } else { said?.append(more) }
    }
    return said ?? utterance(at: target.place.stop, from: nil)
  }

  private func container(of target: Target) -> Int? {
    var container = order.stops[target.place.stop].standing(ofPart: target.place.part).container
    while container >= 0, order.containers[container].element != target.node {
      container = order.containers[container].parent
    }
    return container < 0 ? nil : container
  }
}
