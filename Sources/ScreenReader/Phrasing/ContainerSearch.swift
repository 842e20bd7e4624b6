import AccessibilityTree

/// Looks around an element while its utterance is made; it holds the reading once for all that is asked.
final class ContainerSearch {
  private let reading: ScreenReading
  private let node: Int
  private let container: Int
  private let isInCell: Bool

  /// Looks around a node in the innermost container of its stop.
  init(_ reading: ScreenReading, node: Int, container: Int, isInCell: Bool) {
    (self.reading, self.node, self.container) = (reading, node, container)
    self.isInCell = isInCell
  }

  /// Returns the innermost matching container around the element, or `nil`.
  func container(where isWanted: (Element) -> Bool) -> PhrasingContext.Surrounding? {
    var container = container
    while container >= 0 {
      let info = reading.order.containers[container]
      if isWanted(reading.screen.tree[info.element]) { return reading.surrounding(container) }
      container = info.parent
    }
    return nil
  }

  /// Returns whether a node holds a matching element at any depth.
  func holds(_ node: Int, where isWanted: (Element) -> Bool) -> Bool {
    reading.screen.tree.descendants(of: node).contains { isWanted(reading.screen.tree[$0]) }
  }

  /// All headers of the cell that the element is in.
  var cellHeaders: CellContext.All {
    var container = isInCell ? container : -1
    while container >= 0 {
      if let table = reading.tables[container] { return table.headers(of: node) }
      container = reading.order.containers[container].parent
    }
    return CellContext.All()
  }
}
