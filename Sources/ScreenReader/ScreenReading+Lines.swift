import AccessibilityTree

/// Places of the cursor that are told apart within a line.
extension ScreenReading {
  /// A part of a stop: where the reader is while it says a line.
  struct Place: Equatable {
    /// The index of the stop.
    var stop: Int
    /// Which of its parts, counted from 0.
    var part: Int
  }

  /// Returns a part of a stop.
  func place(_ stop: Int, _ part: Int) -> Place { Place(stop: stop, part: part) }

  /// Returns where the reader was before it comes to a part: at the part before it, or where the cursor comes
  /// from, which has been said to its end.
  func before(_ stop: Int, _ part: Int, _ previous: Int?) -> Place? {
    if part > 0 { return place(stop, part - 1) }
    return previous.map { place($0, order.stops[$0].others.count) }
  }

  /// Returns the element at a place.
  func node(at place: Place) -> Int { order.stops[place.stop].parts[place.part] }

  /// Returns whether a place lies inside of a container: a line may begin outside of it and end in it.
  func isInside(_ place: Place, _ container: Int) -> Bool {
    let info = order.containers[container]
    guard info.holds(place.stop) else { return false }
    let stop = order.stops[place.stop]
    if stop.others.isEmpty { return true }
    // Containers are in the order in which they begin.
    return (container..<info.end).contains(stop.standing(ofPart: place.part).container)
  }

  /// Returns what is said after a part, or `nil` at the end of the screen.
  func after(_ place: Place) -> Place? {
    if place.part < order.stops[place.stop].others.count {
      return self.place(place.stop, place.part + 1)
    }
    return order.stops.indices.contains(place.stop + 1) ? self.place(place.stop + 1, 0) : nil
  }

  /// Returns what is said before a part, or `nil` at the beginning of the screen.
  func ahead(of place: Place) -> Place? {
    if place.part > 0 { return self.place(place.stop, place.part - 1) }
    guard order.stops.indices.contains(place.stop - 1) else { return nil }
    return self.place(place.stop - 1, order.stops[place.stop - 1].others.count)
  }

  /// Returns where a cell of the table around a place begins, or `nil` outside of it.
  func place(row: Int, column: Int, besides other: Place) -> Place? {
    guard let table = table(around: other) else { return nil }
    let info = order.containers[table]
    for stop in info.first...max(info.first, info.last) {
      for (part, node) in order.stops[stop].parts.enumerated() {
        let here = place(stop, part)
        guard let cell = screen.tree[node].cell, let top = cell.row, let left = cell.column,
          (top..<top + cell.rowSpan).contains(row),
          (left..<left + cell.columnSpan).contains(column), self.table(around: here) == table
        else { continue }
        return here
      }
    }
    return nil
  }

  /// Returns whether the table around a place has a cell without content at a row and a column, where the reader stops.
  func hasBlankCell(row: Int, column: Int, besides other: Place) -> Bool {
    guard reader.navigation.stopsAtBlankCells, let table = table(around: other),
      let size = screen.tree[order.containers[table].element].table, let rows = size.rows,
      let columns = size.columns
    else { return false }
    return (0..<rows).contains(row) && (0..<columns).contains(column)
  }

  /// Returns whether the first cell of the table around its first element is an empty one.
  func beginsBlank(at first: Place) -> Bool {
    hasBlankCell(row: 0, column: 0, besides: first)
      && place(row: 0, column: 0, besides: first) == nil
  }

  /// Returns what is said of a cell: its parts on the line that it begins.
  func cellUtterance(at place: Place, from previous: Place, on occasion: Occasion) -> Utterance {
    let parts = order.stops[place.stop].parts
    let cell = screen.tree[node(at: place)].cell
    var end = place.part + 1
    while end < parts.count, screen.tree[parts[end]].cell == cell { end += 1 }
    return utterance(
      ofParts: place.part..<end, at: place.stop, from: previous, on: occasion)
  }

  private func table(around place: Place) -> Int? {
    var container = order.stops[place.stop].standing(ofPart: place.part).container
    while container >= 0 {
      if case .table = order.containers[container].kind { return container }
      container = order.containers[container].parent
    }
    return nil
  }
}
