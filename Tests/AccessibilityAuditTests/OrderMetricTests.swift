import AccessibilityTree
import SeededGenerators
import Testing

@testable import AccessibilityAudit

/// How far an order is from the layout, on screens whose measures were worked out by hand.
@Suite struct OrderMetricTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let order: [Int]
    let inverted: Double
    let moved: Int
    let severity: Severity?
    var testDescription: String { name }
  }

  /// One column of twelve on a screen of 852 points.
  static let cases = [
    Case(name: "as laid out", order: Array(0..<12), inverted: 0, moved: 0, severity: nil),
    Case(
      name: "two neighbours swapped", order: [0, 1, 2, 3, 5, 4, 6, 7, 8, 9, 10, 11],
      inverted: 1 / 66, moved: 1, severity: .note),
    Case(
      name: "the first one last", order: Array(1..<12) + [0], inverted: 11 / 66, moved: 1,
      severity: .warning),
    Case(
      name: "the last one first", order: [11] + Array(0..<11), inverted: 11 / 66, moved: 1,
      severity: .warning),
    Case(
      name: "reversed", order: (0..<12).reversed(), inverted: 1, moved: 11, severity: .warning),
    Case(
      name: "top and bottom by turns", order: [0, 11, 1, 10, 2, 9, 3, 8, 4, 7, 5, 6],
      inverted: 30 / 66, moved: 5, severity: .warning),
    Case(name: "alone", order: [0], inverted: 0, moved: 0, severity: nil),
    Case(name: "nothing", order: [], inverted: 0, moved: 0, severity: nil),
  ]

  static func metric(_ order: [Int]) -> OrderMetric {
    OrderMetric(
      ranks: order, middles: order.map { Point(x: 196, y: 40 + Double($0) * 70) }, height: 852)
  }

  @Test(arguments: cases)
  func measures(_ test: Case) {
    let metric = Self.metric(test.order)
    #expect(abs(metric.inverted - test.inverted) < 1e-9)
    #expect(metric.moved.count == test.moved)
    #expect(metric.severity == test.severity)
  }

  @Test func travelAloneIsBlindToAReversedScreen() {
    let metric = Self.metric((0..<12).reversed())
    #expect(metric.travel == 1)
    #expect(metric.jumps == 0)
    #expect(Self.metric([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]).jumps == 1)
  }

  /// Without the elements that are named, the rest is in order; and pairs are counted one by one.
  @Test(arguments: 0..<40)
  func namesTheFewestElementsThatWouldHaveToMove(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let order = Array(0..<Int.random(in: 2...30, using: &random)).shuffled(using: &random)
    let metric = Self.metric(order)
    let moved = Set(metric.moved)
    let rest = order.indices.filter { !moved.contains($0) }.map { order[$0] }
    #expect(rest == rest.sorted())
    var inversions = 0
    for first in order.indices {
      for second in order.indices where first < second && order[first] > order[second] {
        inversions += 1
      }
    }
    let pairs = order.count * (order.count - 1) / 2
    #expect(abs(metric.inverted - Double(inversions) / Double(pairs)) < 1e-9)
  }
}
