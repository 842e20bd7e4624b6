import AccessibilityTree
import Bridges
import Testing

/// What AccessKit's adapter for iOS tells of nodes that state their roles and actions.
@Suite("Bridges: AccessKit") struct AccessKitBridgeTests {
  static let heard: [(nodes: String, spoken: [String])] = [
    (
      """
      - toolkitType: button
        toolkitStates: [click]
        children: [{toolkitType: label, value: Mute}]
      """, ["Mute, button"]
    ),
    (
      """
      - {id: "1", toolkitType: label, value: Volume}
      - {toolkitType: slider, labelledBy: ["1"], range: {value: 3}, toolkitStates: [increment]}
      """, ["Volume", "Volume, 3, adjustable"]
    ),
    (
      "- {toolkitType: checkBox, label: All, toolkitStates: [untoggled]}",
      ["All, switch button, off"]
    ),
    ("- {toolkitType: button, label: Gone, toolkitStates: [hidden]}", []),
    ("- {toolkitType: button, label: Kept, toolkitStates: [hidden, focused]}", ["Kept, button"]),
    (
      """
      - toolkitType: textInput
        label: Name
        children: [{toolkitType: textRun, value: A}, {toolkitType: textRun, value: da}]
      """, ["Name, Ada"]
    ),
    (
      """
      - toolkitType: list
        label: Tracks
        children: [{toolkitType: button, label: One}, {toolkitType: button, label: Two}]
      """, ["Tracks, One, button, list start", "Two, button, list end"]
    ),
  ]

  @Test(arguments: heard) func isHeard(_ row: (nodes: String, spoken: [String])) throws {
    let screen = try BridgedYAML.screen(.accessKit, row.nodes)
    #expect(try BridgedYAML.heard(screen) == row.spoken)
  }

  @Test func whatTheAdapterDoesNotTellIsNoted() throws {
    let screen = try BridgedYAML.screen(
      .accessKit,
      """
      - {toolkitType: wobble, toolkitID: mute, label: A, level: 2, actions: [Solo]}
      - {toolkitType: checkBox, label: B, toolkitStates: [mixed]}
      """)
    let bridged = Bridges.accessKit(screen)
    #expect(
      bridged.notes.map(\.what) == [
        "unknown roles", "levels that the adapter does not report to iOS",
        "custom actions that the adapter does not report to iOS",
        "mixed states, which the adapter reports to iOS as on",
      ])
    #expect(bridged.screen.tree.elements.map(\.id) == [nil, "mute", nil])
    #expect(bridged.screen.tree.elements.flatMap(\.actions) == [])
  }
}
