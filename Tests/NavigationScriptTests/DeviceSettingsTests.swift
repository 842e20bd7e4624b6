import AccessibilityTree
import Documents
import NavigationScript
import Testing

/// Flows on a device that is set otherwise.
@Suite struct DeviceSettingsTests {
  private static let screen = """
    screen: Photos
    elements:
      - image: Carousel
        animation: {kind: slide, loops: true, alternative: fade}
        underSettings:
          - {when: {reduceMotion: on}, set: {label: Photo 1 of 5}}
          - {when: {reduceMotion: on, boldText: on}, set: {hint: Swipe.}}
    """

  private static func flow(_ settings: String) throws -> Flow {
    try FlowFolderFixture(["p.screen.yaml": screen]).read(
      "settings: \(settings)\nstart: p.screen.yaml\nsteps: [{hear: x}]")
  }

  @Test(arguments: [
    ("{reduceMotion: on}", "Photo 1 of 5", nil), ("{reduceMotion: off}", "Carousel", nil),
    ("{reduceMotion: true, boldText: on}", "Photo 1 of 5", "Swipe."),
    ("{invertColors: smart}", "Carousel", nil),
  ])
  func elementsAreWhatTheySayTheyAreThen(
    settings: String, label: String, hint: String?
  ) throws {
    let element = try #require(try Self.flow(settings).start.tree.elements.first)
    #expect(element.label == label && element.hint == hint)
  }

  @Test func whatChangesNothingIsSaid() throws {
    let notes = try Self.flow("{reduceMotion: on, increaseContrast: on}").notes
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("increaseContrast=on has no effect") == true)
  }

  @Test(arguments: [
    ("{reduceMotoin: on}", "t.flow.yaml:1:12: error: unknown setting \"reduceMotoin\""),
    ("{invertColors: clever}", "t.flow.yaml:1:26: error: \"invertColors\" takes no \"clever\""),
    ("{orientation: landscape}", "t.flow.yaml:1:12: error: unknown setting \"orientation\""),
    ("on", "t.flow.yaml:1:11: error: settings are a mapping, not the word \"on\""),
  ])
  func mistakesHaveTheirPlace(settings: String, message: String) throws {
    let error = try #require(throws: SourceError.self) { try Self.flow(settings) }
    #expect(error.summary == message)
  }

  static let facts: [(String, String, FactKey, PropertyValue?)] = [
    ("boldText", "on", FactKey.fontWeight, PropertyValue.text("semibold")),
    ("textSize", "accessibilityLarge", .fontSize, .number(33)),
    ("increaseContrast", "on", .textColor, .text("black")),
    ("invertColors", "classic", .textColor, .text("#FF8500")),
    ("invertColors", "smart", .textColor, .text("#FF8500")),
    ("reduceTransparency", "on", .material, nil),
  ]

  @Test(arguments: facts)
  func factsChange(key: String, value: String, fact: FactKey, result: PropertyValue?) throws {
    let flow = try FlowFolderFixture([
      "p.screen.yaml": """
      elements:
        - {text: A, textStyle: body, textColor: "#007AFF", highContrastTextColor: black, material: thin}
        - {text: B, textColor: "#007AFF", customFont: Own, fontWeight: light, ignoresInvertColors: true}
      """
    ]).read("settings: {\(key): \(value)}\nstart: p.screen.yaml\nsteps: [{hear: x}]")
    let tree = flow.start.tree
    #expect(tree[0].facts.first { $0.key == fact.rawValue }?.value == result)
    // What keeps its colours keeps them where people ask for smart inversion alone.
    let kept = tree[1].facts.first { $0.key == FactKey.textColor.rawValue }?.value
    #expect(kept == .text(value == "classic" ? "#FF8500" : "#007AFF"))
    // A font of the app's own does not grow bolder.
    #expect(tree[1].facts.contains(.init(key: "fontWeight", value: .text("light"))))
  }
}
