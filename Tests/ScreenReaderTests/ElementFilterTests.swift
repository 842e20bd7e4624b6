import AccessibilityTree
import Readers
import ScreenReader
import Testing

/// What a reader never meets.
@Suite("What is left out")
struct ElementFilterTests {
  @Test(arguments: [
    ("{label: Shown}", true),
    ("{label: Hidden, hidden: true}", false),
    ("{image: Flourish, decorative: true}", false),
    ("{hidden: true, children: [Below]}", false),
    ("{label: No size, frame: [5, 5, 0, 0]}", false),
    ("{label: A line, frame: [5, 5, 100, 0]}", false),
    ("{label: A hair, frame: [5, 5, 0.001, 20]}", false),
    ("{label: Thin, frame: [5, 5, 0.5, 20]}", true),
    ("{label: A speck, frame: [5, 5, 0.9, 0.9]}", false),
    ("{frame: [5, 5, 0, 0], children: [Below a wrapper of no size]}", true),
    ("{frame: [5, 5, 0, 0], clips: true, children: [Clipped away]}", false),
    ("{frame: [5, 5, 0, 0], order: [a], children: [{id: a, label: A}]}", false),
    ("{label: Not one, isElement: false}", false),
    ("{isElement: true}", true),
    ("{hint: Only a hint}", true),
    ("{value: Only a value}", true),
    ("{traits: [image]}", true),
    ("{frame: [0, 0, 10, 10]}", false),
    ("{container: list, label: A label is not enough for a container}", false),
  ])
  func isHeard(element: String, heard: Bool) throws {
    let stops = try OrderedLabels.of("elements: [\(element)]")
    #expect(stops.isEmpty == !heard)
  }

  /// AccessibilitySnapshot keeps lines and hairs; it drops only what has no size at all.
  @Test func legendKeepsLines() throws {
    let yaml =
      "elements: [{label: A line, frame: [5, 5, 100, 0]}, {label: None, frame: [5, 5, 0, 0]}]"
    #expect(try OrderedLabels.of(yaml, reader: .accessibilitySnapshot) == ["A line"])
  }

  @Test func anElementHidesWhatIsBelow() throws {
    let yaml = "elements: [{label: Row, isElement: true, children: [{button: Inside}]}]"
    #expect(try OrderedLabels.of(yaml) == ["Row"])
  }

  @Test func theLastModalHidesItsSiblings() throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - Behind
        - {modal: true, children: [First alert]}
        - {modal: true, children: [Last alert]}
        - {modal: true, hidden: true, children: [Hidden alert]}
        - After
      """)
    #expect(labels == ["Last alert"])
  }

  /// Only siblings are hidden: what stands beside the parent stays.
  @Test func modalityEndsAtTheParent() throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - children:
            - Behind 1
            - {modal: true, children: [Alert 1]}
        - children:
            - Behind 2
            - {modal: true, children: [Alert 2]}
        - Beside
      """)
    #expect(labels == ["Alert 1", "Alert 2", "Beside"])
  }

  @Test func aSilentModalSilencesItsLevel() throws {
    let yaml = "elements: [Behind, {modal: true, children: []}]"
    #expect(try OrderedLabels.of(yaml) == [])
  }

  @Test func explicitOrderPassesModalsBy() throws {
    let yaml = """
      elements:
        - order: [a, m]
          children: [{id: m, modal: true, children: [Modal]}, {id: a, label: A}]
      """
    #expect(try OrderedLabels.of(yaml) == ["A", "Modal"])
  }
}
