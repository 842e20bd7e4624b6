/// Places of the cursor that are told apart within a line.
extension ScreenReading {
  /// A part of a stop: where the reader is while it says a line.
  struct Place {
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
}
