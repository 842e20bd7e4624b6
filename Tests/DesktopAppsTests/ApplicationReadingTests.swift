import Testing

@testable import DesktopApps

/// What is read of an application that answers as it likes.
@Suite struct ApplicationReadingTests {
  private static let window = BusPlace(":1.7", "/window")

  /// Reads a window; children are told by the path of what holds them.
  private func read(_ children: [String: [(name: String, path: String)]]) throws
    -> ApplicationReading
  {
    var reading = ApplicationReading { calls in
      calls.map { call in
        switch call.method {
        case "GetRole": return .values([.number(23)])
        case "GetState": return .values([.list([.number(Double(1 << 25)), .number(0)])])
        case "GetChildren":
          let held = children[call.place.path] ?? []
          return .values([.list(held.map { .list([.text($0.name), .text($0.path)]) })])
        default: return .values([.text(call.place.path)])
        }
      }
    }
    try reading.read(Self.window)
    return reading
  }

  /// It would have another application asked, and acted on.
  @Test func objectsOfOthersAreLeftOut() throws {
    let reading = try read([
      "/window": [(":1.7", "/own"), (":1.9", "/secret"), ("org.example.Bank", "/account")]
    ])
    #expect(reading.objects.map(\.place.path) == ["/window", "/own"])
    #expect(reading.foreign == 2)
  }

  @Test(arguments: [
    ["/window": [(":1.7", "/own")], "/own": [(":1.7", "/window")]],
    ["/window": Array(repeating: (":1.7", "/own"), count: 100_000)],
  ])
  func whatIsHeldTwiceEndsTheReading(_ children: [String: [(String, String)]]) {
    #expect(throws: BusFailure.self) {
      try read(children.mapValues { $0.map { (name: $0.0, path: $0.1) } })
    }
  }
}

@Suite struct BusRoomTests {
  @Test func roomIsTakenUntilThereIsNone() {
    let room = BusRoom(100)
    #expect(room.take(60) && room.take(40) && !room.isFull)
    #expect(!room.take(1) && room.isFull)
    // What is small enough does not come in behind what was too much.
    #expect(!room.take(0))
  }
}
