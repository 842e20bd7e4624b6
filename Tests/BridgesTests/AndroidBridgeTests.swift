import AccessibilityTree
import Bridges
import Testing

/// What Android's accessibility makes of views that state their class, words and flags.
@Suite("Bridges: Android") struct AndroidBridgeTests {
  static let heard: [(shows: String, views: String, spoken: [String])] = [
    (
      "what can be tapped is one stop with the texts in it",
      """
      - toolkitType: android.widget.LinearLayout
        toolkitStates: [clickable]
        children:
          - {toolkitType: android.widget.TextView, value: Oat milk}
          - {toolkitType: android.widget.TextView, value: 3 days}
      """, ["Oat milk, 3 days"]
    ),
    (
      "a description stands for the texts",
      """
      - toolkitType: android.widget.LinearLayout
        label: Milk
        toolkitStates: [clickable]
        children: [{toolkitType: android.widget.TextView, value: 3 days}]
      """, ["Milk"]
    ),
    (
      "a row with a switch is a switch",
      """
      - toolkitType: android.widget.LinearLayout
        toolkitStates: [clickable]
        children:
          - {toolkitType: android.widget.TextView, value: Wi-Fi}
          - {toolkitType: android.widget.Switch, value: "ON", toolkitStates: [checkable, checked]}
      """, ["Wi-Fi, switch button, on"]
    ),
    (
      "a field is named by its hint",
      "- {toolkitType: android.widget.EditText, value: Ada, placeholder: Name}",
      ["Name, Ada, text field"]
    ),
    (
      "what cannot be seen is not heard",
      """
      - {toolkitType: android.widget.TextView, value: Gone, toolkitStates: [invisible]}
      - {toolkitType: android.widget.TextView, value: Here}
      """, ["Here"]
    ),
    (
      "a focusable view does not lose the heading in it",
      """
      - toolkitType: android.view.ViewGroup
        toolkitStates: [focusable]
        children:
          - {toolkitType: android.widget.TextView, value: Fresh today, toolkitStates: [heading]}
      - toolkitType: android.view.ViewGroup
        label: Bread, half price
        toolkitStates: [screen-reader-focusable]
        children:
          - {toolkitType: android.widget.TextView, value: Bread, toolkitStates: [heading]}
      """, ["Fresh today, heading", "Bread, half price, heading"]
    ),
    (
      "a heading that is a stop of its own stays one",
      """
      - toolkitType: android.view.ViewGroup
        toolkitStates: [clickable]
        children:
          - {toolkitType: android.widget.TextView, value: Rye, toolkitStates: [heading, focusable]}
          - {toolkitType: android.widget.TextView, value: 2 left}
      """, ["2 left", "Rye, heading"]
    ),
    (
      "an empty frame that only the keyboard gets to is no stop",
      """
      - {toolkitType: android.widget.FrameLayout, toolkitStates: [focusable]}
      - {toolkitType: android.widget.FrameLayout, toolkitStates: [focusable, clickable]}
      - {toolkitType: android.widget.ImageButton, toolkitStates: [focusable]}
      """, ["", "button"]
    ),
    (
      "glyphs are left out, and a text of glyphs is no stop",
      """
      - {toolkitType: android.widget.TextView, value: "\u{E823}"}
      - toolkitType: android.view.ViewGroup
        toolkitStates: [clickable]
        children:
          - {toolkitType: android.widget.TextView, value: "\u{E900}"}
          - {toolkitType: android.widget.TextView, value: Basket}
      - {toolkitType: android.widget.Button, value: "\u{F0001}", toolkitStates: [clickable]}
      """, ["Basket", "button"]
    ),
  ]

  @Test(arguments: heard)
  func isHeard(_ row: (shows: String, views: String, spoken: [String])) throws {
    let screen = try BridgedYAML.screen(.android, row.views)
    #expect(try BridgedYAML.heard(screen) == row.spoken, "\(row.shows)")
  }

  /// Two pages in one place: `front` holds a text at each height, and a page behind it has three.
  private func pages(front: [Int], frame: String = "[0, 0, 400, 800]") throws -> BridgedScreen {
    func page(_ name: String, _ frame: String, _ heights: [Int]) -> String {
      let texts = heights.map {
        "{toolkitType: android.widget.TextView, value: \(name) \($0), frame: [20, \($0), 300, 40]}"
      }
      return "      - {toolkitType: android.view.ViewGroup, frame: \(frame), "
        + "children: [\(texts.joined(separator: ", "))]}\n"
    }
    let screen = try BridgedYAML.screen(
      .android,
      "  - toolkitType: android.widget.FrameLayout\n    frame: [0, 0, 400, 800]\n    children:\n"
        + page("Back", "[0, 0, 400, 800]", [100, 300, 500]) + page("Front", frame, front))
    return Bridges.android(screen)
  }

  @Test(arguments: [
    // Words that lie across one another could not be read: the page behind is not seen.
    ([110, 290, 510], "[0, 0, 400, 800]", false),
    ([110, 290, 700], "[0, 0, 400, 800]", false),
    // A bar, a button or a sheet over a page leaves it where it is.
    ([510], "[0, 0, 400, 800]", true),
    ([200, 400, 700], "[0, 0, 400, 800]", true),
    ([310, 510], "[0, 300, 400, 500]", true),
  ])
  func aPageBehindAnotherIsNotHeard(_ row: (front: [Int], frame: String, isHeard: Bool)) throws {
    let bridged = try pages(front: row.front, frame: row.frame)
    let labels = bridged.screen.tree.elements.compactMap(\.label)
    #expect(labels.contains("Back 100") == row.isHeard)
    #expect(labels.filter { $0.hasPrefix("Front") }.count == row.front.count)
    #expect(bridged.notes.map(\.what) == (row.isHeard ? [] : ["pages behind others"]))
  }

  @Test func theNameOfAResourceIsTheIdentifier() throws {
    let screen = try BridgedYAML.screen(
      .android,
      """
      - {toolkitType: android.widget.Button, value: A, toolkitID: "shop:id/row"}
      - {toolkitType: android.widget.Button, value: B, toolkitID: "shop:id/row"}
      """)
    let bridged = Bridges.android(screen)
    #expect(bridged.screen.tree.elements.map(\.id) == [nil, "row", nil])
    #expect(bridged.notes.map(\.what) == ["repeated identifiers"])
    #expect(bridged.screen.tree.elements[1].role == .button)
  }

  /// A screen whose views state nothing in Android's words has been told already.
  @Test func theBridgeIsCrossedOnce() throws {
    let screen = try BridgedYAML.screen(
      .android,
      "- {toolkitType: android.widget.CheckBox, value: All, toolkitStates: [checked, clickable]}")
    let once = Bridges.toolkitOnIOS(screen)
    #expect(once.screen.tree.elements.last?.traits == .checkbox)
    let twice = Bridges.toolkitOnIOS(once.screen)
    #expect(twice.screen == once.screen)
    #expect(twice.notes.isEmpty)
  }
}
