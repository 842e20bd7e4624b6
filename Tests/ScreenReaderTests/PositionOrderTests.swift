import AccessibilityTree
import ScreenReader
import Testing

/// Order by place: lines, tolerances, reading direction, as AccessibilitySnapshot measured it on devices.
@Suite("Order by place")
struct PositionOrderTests {
  @Test(arguments: [(Direction.ltr, "A B C D"), (.rtl, "B A D C")])
  func grid(direction: Direction, order: String) {
    let screen = OrderedLabels.grid(
      [("D", 100, 100), ("C", 0, 100), ("B", 100, 0), ("A", 0, 0)], direction: direction)
    #expect(OrderedLabels.of(screen).joined(separator: " ") == order)
  }

  /// Two elements, the upper one further right: the tolerance decides whether they share a line.
  @Test(arguments: [
    (Platform.ios, 5.0, "left right"), (.ios, 7.99, "left right"), (.ios, 8, "right left"),
    (.ios, 25, "right left"), (.ipados, 8, "left right"), (.ipados, 12.99, "left right"),
    (.ipados, 13, "right left"), (.ipados, 25, "right left"), (.macos, 12, "left right"),
    (.visionos, 13, "right left"), (.tvos, 12, "left right"), (.watchos, 12, "left right"),
  ])
  func tolerance(platform: Platform, distance: Double, order: String) {
    let screen = OrderedLabels.grid(
      [("left", 0, distance), ("right", 100, 0)], platform: platform)
    #expect(OrderedLabels.of(screen).joined(separator: " ") == order)
  }

  /// Right to left compares left edges, not right ones.
  @Test func rightToLeftComparesLeftEdges() {
    var tree = ElementTree()
    tree.add(Element("wide", frame: Frame(x: 0, y: 0, width: 300, height: 40)))
    tree.add(Element("narrow", frame: Frame(x: 10, y: 0, width: 20, height: 40)))
    var screen = Screen(tree: tree)
    screen.direction = .rtl
    #expect(OrderedLabels.of(screen) == ["narrow", "wide"])
  }

  @Test(arguments: [("ar", "B A"), ("he-IL", "B A"), ("en-US", "A B"), ("ko", "A B")])
  func directionOfTheLanguage(language: String, order: String) {
    var screen = OrderedLabels.grid([("A", 0, 0), ("B", 100, 0)])
    screen.direction = nil
    screen.language = language
    #expect(OrderedLabels.of(screen).joined(separator: " ") == order)
  }

  /// Heights and outlines never matter.
  @Test func onlyTheTopLeftCornerCounts() throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - {label: second, frame: [0, 7, 10, 400], path: [[0, 0], [9, 9], [0, 9]]}
        - {label: first, frame: [-5, 0, 300, 4]}
      """)
    #expect(labels == ["first", "second"])
  }

  @Test func withoutFramesInDocumentOrder() throws {
    #expect(try OrderedLabels.of("elements: [C, A, B]") == ["C", "A", "B"])
  }

  /// An element without a frame stays behind the one before it.
  @Test func someWithoutFrames() throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - {label: below, frame: [0, 100, 10, 10]}
        - {label: goes with below}
        - {label: above, frame: [0, 0, 10, 10]}
        - {label: goes with above}
      """)
    #expect(labels == ["above", "goes with above", "below", "goes with below"])
  }

  @Test func equalPlacesKeepDocumentOrder() {
    let screen = OrderedLabels.grid((0..<20).map { ("\($0)", 0, 0) })
    #expect(OrderedLabels.of(screen) == (0..<20).map(String.init))
  }

  /// Of three elements that each stand 5 points lower, left to right backwards, the comparison goes in a
  /// circle; the rule is a merge sort from document order, the same every time.
  @Test func circle() {
    let screen = OrderedLabels.grid([("A", 0, 10), ("B", 5, 5), ("C", 10, 0)])
    #expect(OrderedLabels.of(screen) == ["C", "A", "B"])
    let other = OrderedLabels.grid([("C", 10, 0), ("B", 5, 5), ("A", 0, 10)])
    #expect(OrderedLabels.of(other) == ["A", "B", "C"])
  }

  @Test func sortPriority() throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - {label: first by place, frame: [0, 0, 10, 10]}
        - {label: last, frame: [0, 5, 10, 10], sortPriority: -1}
        - {label: urgent, frame: [0, 100, 10, 10], sortPriority: 2}
        - sortPriority: 1
          children:
            - {label: in a wrapper 2, frame: [0, 300, 10, 10]}
            - {label: in a wrapper 1, frame: [0, 200, 10, 10]}
      """)
    #expect(labels == ["urgent", "in a wrapper 1", "in a wrapper 2", "first by place", "last"])
  }
}
