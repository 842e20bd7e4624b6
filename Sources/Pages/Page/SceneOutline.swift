internal import AccessibilityTree
internal import ScreenReader

/// What stands in the place of a picture where a screen has no frames: its containers and stops, each
/// indented below what holds it.
struct SceneOutline {
  /// The deepest indentation; what is deeper stands below it.
  private static let deepest = 6

  /// What the template needs for each line.
  private(set) var entries: [PageValues] = []

  /// Draws a screen.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ scene: PageScene) {
    let reading = scene.reading
    let tree = reading.screen.tree
    var numbers = [Int](repeating: 0, count: tree.count)
    for (stop, place) in reading.order.stops.enumerated() { numbers[place.element] = stop + 1 }
    // The ends of the shown nodes that are open.
    var open: [Int] = []
    for node in 0..<tree.count {
      while let end = open.last, end <= node { open.removeLast() }
      let number = numbers[node]
      let container = tree[node].container
      guard number > 0 ? scene.shows(number - 1) : container != nil,
        entries.count < 2 * PageScene.mostStops
      else { continue }
      let element = number > 0 ? reading.element(at: number - 1) : tree[node]
      let kind = container?.rawValue ?? element.traits.names.first
      let words = SafeWords.line(element.label ?? element.value ?? "")
      entries.append([
        "depth": min(Self.deepest, open.count), "number": number > 0 ? number : nil,
        "text": words.isEmpty ? "without a name" : words, "kind": kind,
      ])
      open.append(tree.end(of: node))
    }
  }
}
