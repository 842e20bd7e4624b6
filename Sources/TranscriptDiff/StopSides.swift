/// The stops of one side with their numbers, counted from 1 without commands and events.
struct StopSides {
  private let stops: [RecordedStop]
  private let numbers: [Int?]

  init(_ stops: [RecordedStop]) {
    self.stops = stops
    var count = 0
    numbers = stops.map { stop in
      guard stop.kind == .stop else { return nil }
      count += 1
      return count
    }
  }

  subscript(index: Int) -> StopChange.Side {
    StopChange.Side(index: index, number: numbers[index], stop: stops[index])
  }
}
