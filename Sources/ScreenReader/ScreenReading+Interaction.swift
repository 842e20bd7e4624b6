import AccessibilityTree

/// What a reader that goes into things asks of a screen.
extension ScreenReading {
  /// Which words are said of a place that is gone into or out of.
  enum PlaceWords { case inside, outside }

  /// Returns what is said of going into a stop or out of it, or all of the screen for `nil`.
  func placeUtterance(_ words: PlaceWords, at stop: Int?) -> Utterance {
    let part = words == .inside ? reader.grammar.inside : reader.grammar.outside
    guard let stop else {
      return utterance(of: Element(), on: .entering, [part].compactMap(\.self))
    }
    return utterance(of: element(at: stop), on: .leaving, [part].compactMap(\.self))
  }

  /// Returns the nodes of the containers around a stop, innermost first.
  func containerNodes(around stop: Int) -> [Int] {
    var nodes: [Int] = []
    var container = order.stops[stop].container
    while container >= 0 {
      nodes.append(order.containers[container].element)
      container = order.containers[container].parent
    }
    return nodes
  }

  /// Returns the stop at which the innermost container around a stop begins that has one of its own.
  func start(around stop: Int) -> Int? {
    var container = order.stops[stop].container
    while container >= 0 {
      let info = order.containers[container]
      if info.edges != .none { return info.first }
      container = info.parent
    }
    return nil
  }

  /// Returns the last stop of the container that begins at a stop.
  func lastStop(ofContainerAt stop: Int) -> Int? {
    guard order.stops[stop].side == .start else { return nil }
    return order.containers[order.stops[stop].own].last
  }

  /// Returns whether a stop lies inside the container that begins at another one, and is no edge of it.
  func holds(_ stop: Int, insideOf start: Int) -> Bool {
    guard let last = lastStop(ofContainerAt: start) else { return false }
    return start < stop && stop <= last && order.stops[stop].element != order.stops[start].element
  }

  /// Returns where the only container right inside another begins, or `nil` where there is more, or less.
  func onlyContainer(inside start: Int) -> Int? {
    let inside = start + 1
    guard order.stops.indices.contains(inside), order.stops[inside].side == .start,
      order.stops[start].side == .start, order.containers[order.stops[start].own].count == 1
    else { return nil }
    return inside
  }

  /// Returns the stop of a cell of the table in which another stop is.
  func cell(row: Int, column: Int, besides stop: Int) -> Int? {
    guard let start = start(around: stop), let last = lastStop(ofContainerAt: start) else {
      return nil
    }
    return (start...last).first { index in
      let cell = screen.tree[order.stops[index].element].cell
      return order.stops[index].side == .element && cell?.row == row && cell?.column == column
    }
  }
}
