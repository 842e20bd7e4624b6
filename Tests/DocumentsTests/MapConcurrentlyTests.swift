import Documents
import Testing

/// Work done side by side.
@Suite struct MapConcurrentlyTests {
  @Test(arguments: [0, 1, 2, 1_000])
  func resultsStandInTheOrderOfTheElements(count: Int) {
    let texts = Array(0..<count).mapConcurrently { number in
      String(repeating: "\(number) ", count: number % 7)
    }
    #expect(texts == (0..<count).map { String(repeating: "\($0) ", count: $0 % 7) })
  }
}
