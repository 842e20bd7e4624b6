import AccessibilityTree
import Testing
import TreeFormats

/// Texts that differ only in white space are heard alike, and are said once.
@Suite struct WhiteSpaceTests {
  @Test(arguments: [
    // A value that repeats the label.
    #"<XCUIElementTypeApplication><XCUIElementTypeTextView label="Letter to Ada" value="Letter&#10;to  Ada"/></XCUIElementTypeApplication>"#,
    // The same text twice at one place.
    #"""
    <XCUIElementTypeApplication>
      <XCUIElementTypeStaticText label="Letter  to Ada" x="0" y="0" width="90" height="20"/>
      <XCUIElementTypeStaticText label="Letter to&#10;Ada" x="0" y="0" width="90" height="20"/>
    </XCUIElementTypeApplication>
    """#,
    // The parts that name a control.
    #"""
    <XCUIElementTypeApplication><XCUIElementTypeCell accessible="true">
      <XCUIElementTypeStaticText label="Letter to Ada"/><XCUIElementTypeStaticText label="Letter  to Ada"/>
    </XCUIElementTypeCell></XCUIElementTypeApplication>
    """#,
    #"[{"AXLabel": "Letter to Ada", "AXValue": "Letter\nto Ada", "type": "StaticText"}]"#,
    #"""
    [{"AXLabel": "Letter\nto Ada", "type": "Button",
      "children": [{"AXLabel": "Letter to Ada", "type": "StaticText"}]}]
    """#,
    #"{"attributes": {"resource-id": "", "accessibilityText": "Letter to Ada", "value": "Letter  to Ada", "bounds": "[0,0][9,9]"}}"#,
    #"""
    {"attributes": {"resource-id": "", "accessibilityText": "Letter\nto Ada", "bounds": "[0,0][90,90]"}, "children": [
      {"attributes": {"resource-id": "", "accessibilityText": "Letter to Ada", "bounds": "[0,0][90,90]"}}]}
    """#,
    #"<ViewHierarchy><UILabel class="UILabel" label="Letter to Ada" value="Letter &#10;to Ada"/></ViewHierarchy>"#,
  ])
  func theyAreSaidOnce(dump: String) throws {
    let tree = try Imported.read(dump).screen.tree
    let texts = tree.elements.flatMap { [$0.label, $0.value].compactMap { $0 } }
    #expect(texts.count == 1)
  }

  @Test(arguments: [
    """
    - table "Fees  for 2024":
      - caption: Fees for 2024
      - row "Adult 4":
        - cell "Adult"
        - cell "4"
    """,
    #"""
    {"attributes": {"resource-id": "", "accessibilityText": "Fees\nfor 2024", "bounds": "[0,300][90,390]"}, "children": [
      {"attributes": {"resource-id": "", "accessibilityText": "Fees for 2024", "bounds": "[0,300][90,309]"}},
      {"attributes": {"resource-id": "", "accessibilityText": "Adult", "bounds": "[0,310][90,319]"}},
      {"attributes": {"resource-id": "", "accessibilityText": "4", "bounds": "[0,320][90,329]"}}]}
    """#,
  ])
  func aTableThatIsCalledLikeItsCaptionIsNamedOnce(dump: String) throws {
    let labels = try Imported.read(dump).screen.tree.elements.compactMap(\.label)
    #expect(labels.count { $0.contains("2024") } == 1)
    #expect(labels.suffix(2) == ["Adult", "4"])
  }
}
