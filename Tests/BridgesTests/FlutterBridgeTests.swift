import AccessibilityTree
import Bridges
import Testing

/// What Flutter's engine tells iOS of nodes that state their flags and actions.
@Suite("Bridges: Flutter") struct FlutterBridgeTests {
  static let heard: [(nodes: String, spoken: [String])] = [
    (
      "- {label: Save, toolkitStates: [isButton, hasEnabledState, isEnabled, tap]}",
      ["Save, button"]
    ),
    ("- {label: Bold, toolkitStates: [hasToggledState, isToggled]}", ["Bold, switch button, on"]),
    (
      "- {label: Small, toolkitStates: [hasCheckedState, isInMutuallyExclusiveGroup]}",
      ["Small, button"]
    ),
    (
      "- {label: Send, description: Sends it, toolkitStates: [isButton]}", ["Send Sends it, button"]
    ),
    // A role that the engine does not tell is not heard.
    (
      "- {label: Site, role: navigation, toolkitStates: [hasRole]}\n- {label: A, toolkitStates: []}",
      ["Site", "A"]
    ),
    ("- {toolkitType: 'SemanticsNode#4', toolkitStates: [scrollUp, scrollDown]}", []),
    ("- {label: Gone, toolkitStates: [isHidden]}", []),
    (
      """
      - toolkitStates: [tap]
        children:
          - {label: Oat milk, toolkitStates: [isMergedUp, isButton]}
          - {label: 1 litre, hint: Opens it., toolkitStates: [isMergedUp]}
      """, ["Oat milk 1 litre, button"]
    ),
  ]

  @Test(arguments: heard) func isHeard(_ row: (nodes: String, spoken: [String])) throws {
    let screen = try BridgedYAML.screen(.flutter, row.nodes)
    let heard = try BridgedYAML.heard(screen).map { $0.replacing("\n", with: " ") }
    #expect(heard == row.spoken)
  }

  @Test func partsOfMergedWordsKeepHowTheyAreSpoken() throws {
    let screen = try BridgedYAML.screen(
      .flutter,
      """
      - label: Your 🏠 code
        toolkitStates: [tap]
        children:
          - label: ABC now
            speech: [{range: [0, 3], spellOut: true}]
            toolkitStates: [isMergedUp]
      """)
    let element = try #require(Bridges.flutter(screen).screen.tree.elements.last)
    #expect(element.label == "Your 🏠 code\nABC now")
    #expect(element.speech == [SpeechAttribute(range: 12..<15, spellOut: true)])
  }

  @Test func theLastRouteNamesTheScreen() throws {
    let screen = try BridgedYAML.screen(
      .flutter,
      """
      - toolkitStates: [scopesRoute]
        children: [{label: Home, toolkitStates: [namesRoute]}]
      - toolkitStates: [scopesRoute]
        children: [{label: Basket, toolkitStates: [namesRoute, isHeader]}]
      """)
    #expect(Bridges.flutter(screen).screen.title == "Basket")
  }

  @Test func notesSayWhatBecameOfTheNodes() throws {
    let screen = try BridgedYAML.screen(
      .flutter,
      """
      - {toolkitType: 'SemanticsNode#7', label: A, toolkitStates: [isHidden]}
      - {label: B, toolkitStates: [hasCheckedState, isCheckStateMixed]}
      """)
    let notes = Bridges.flutter(screen).notes
    #expect(
      notes.map(\.what) == ["hidden elements", "mixed states, which Flutter reports to iOS as off"])
    #expect(notes.map(\.subject) == ["node 7 \"A\"", nil])
  }
}
