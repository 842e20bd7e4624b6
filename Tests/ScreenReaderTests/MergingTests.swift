import AccessibilityTree
import Readers
import ScreenReader
import Testing
import Voices

/// Elements that speak for others: `combine`, `labelledBy`.
@Suite("Merging")
struct MergingTests {
  private func elements(_ yaml: String) throws -> [Element] {
    let reading = ScreenReading(
      try OrderedLabels.screen(yaml), reader: .voiceOverIOS, phrases: try PhraseLibrary())
    return reading.order.stops.indices.map(reading.element(at:))
  }

  @Test func combineJoinsLabelsInReadingOrder() throws {
    let merged = try elements(
      """
      elements:
        - combine: combine
          actions: [Own]
          children:
            - {label: right, frame: [100, 0, 10, 10], actions: [Share]}
            - {label: left, frame: [0, 2, 10, 10], value: '5'}
            - {label: hidden, hidden: true}
            - children: [{button: below, frame: [0, 50, 10, 10], hint: Opens it.}]
      """)
    #expect(merged.count == 1)
    #expect(merged[0].label == "left, right, below")
    #expect(merged[0].value == "5")
    #expect(merged[0].hint == "Opens it.")
    #expect(merged[0].traits == .button)
    #expect(merged[0].actions == ["Own", "Share"])
  }

  @Test func ownLabelGoesFirst() throws {
    let merged = try elements("elements: [{label: Own, combine: combine, children: [A, B]}]")
    #expect(merged.map(\.label) == ["Own"])
  }

  @Test func combineInsideCombine() throws {
    let merged = try elements(
      "elements: [{combine: combine, children: [A, {combine: combine, children: [B, C]}, D]}]")
    #expect(merged.map(\.label) == ["A, B, C, D"])
  }

  @Test func ignoreDropsTheChildren() throws {
    let merged = try elements("elements: [{combine: ignore, label: Card, children: [A, B]}]")
    #expect(merged.map(\.label) == ["Card"])
  }

  @Test func containKeepsTheChildren() throws {
    let merged = try elements("elements: [{combine: contain, label: Card, children: [A, B]}]")
    #expect(merged.map(\.label) == ["A", "B"])
  }

  @Test func labelsFromOthers() throws {
    let labelled = try elements(
      """
      elements:
        - {id: name, text: Name}
        - {id: star, button: '*'}
        - {traits: [textEntry], value: Ada, labelledBy: [name, star]}
      """)
    #expect(labelled.map(\.label) == ["*", "Name, *"])
  }

  @Test func ownLabelGoesBeforeOthers() throws {
    let labelled = try elements(
      "elements: [{id: t, text: Title}, {button: Own, labelledBy: t}, {image: '', labelledBy: t}]")
    #expect(labelled.map(\.label).contains("Own"))
  }

  @Test func theMacKeepsTheLabelAsAStop() throws {
    let labelled = try elements(
      "platform: macos\nelements: [{id: t, text: Name}, {traits: [textEntry], labelledBy: t}]")
    #expect(labelled.map(\.label) == ["Name", "Name"])
  }

  /// A tree made in Swift may name itself: that neither hangs nor crashes.
  @Test func circles() {
    var tree = ElementTree()
    for (id, other) in [("a", "b"), ("b", "a"), ("c", "c")] {
      var element = Element(traits: .button)
      element.id = id
      element.labelledBy = [other]
      tree.add(element)
    }
    #expect(OrderedLabels.of(Screen(tree: tree)) == ["", "", ""])
  }

  /// Words are spoken in the language that they are written in, wherever they come to stand.
  @Test func combineKeepsLanguages() throws {
    let merged = try elements(
      """
      elements:
        - combine: combine
          children: [{text: 안녕, language: ko}, {text: 하세요, language: ko}, {image: ''}]
        - combine: combine
          children:
            - {text: Hello}
            - {text: 안녕하세요, language: ko, value: 둘, hint: 셋}
            - {text: 'A1', speech: [{range: [0, 1], spellOut: true}]}
        - {combine: combine, label: Own, children: [{text: 안녕, language: ko}]}
        - {combine: combine, language: fr, children: [{text: Un}, {text: 하나, language: ko}]}
      """)
    #expect(merged.map(\.language) == ["ko", nil, nil, "fr"])
    #expect(merged[0].speech.isEmpty)
    #expect(merged[1].label == "Hello, 안녕하세요, A1")
    #expect(
      merged[1].speech == [
        SpeechAttribute(range: 7..<12, language: "ko"),
        SpeechAttribute(range: 14..<15, spellOut: true),
        SpeechAttribute(target: .value, range: 0..<1, language: "ko"),
        SpeechAttribute(target: .hint, range: 0..<1, language: "ko"),
      ])
    #expect(merged[2].speech.isEmpty)
    #expect(merged[3].speech == [SpeechAttribute(range: 4..<6, language: "ko")])
  }
}
