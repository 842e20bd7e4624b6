import AccessibilityTree
import Testing
import TreeFormats

/// Labels and values are each heard once.
@Suite struct XCUITestWordsTests {
  struct Case: Sendable {
    var node: String
    var label: String?
    var value: String?

    init(_ node: String, _ label: String?, _ value: String?) {
      self.node = node
      self.label = label
      self.value = value
    }
  }

  @Test(arguments: [
    Case(#"StaticText label="Hello" value="Hello""#, "Hello", nil),
    Case(#"StaticText label="Balance" value="9 €""#, "Balance", "9 €"),
    Case(#"Button label="Today" value="1""#, "Today", nil),
    Case(#"Button label="Inbox" value="12""#, "Inbox", "12"),
    Case(#"Button label="Mute" value="1" traits="ToggleButton, Button""#, "Mute", "1"),
    Case(#"Switch label="Mute" value="1" traits="ToggleButton, Button""#, "Mute", "1"),
    Case(#"RadioButton label="Monthly" value="0""#, "Monthly", nil),
    Case(#"SearchField label="Search" value="Search" placeholderValue="Search""#, "Search", nil),
    Case(#"TextField label="" value="Episodes" placeholderValue="Episodes""#, "Episodes", nil),
    Case(#"TextField label="" placeholderValue="Episodes""#, "Episodes", nil),
    Case(#"TextField label="Name" value="Jane Doe" placeholderValue="Jane Doe""#, "Name", nil),
    Case(#"TextField label="Name" value="Ada" placeholderValue="Jane Doe""#, "Name", "Ada"),
    Case(#"TextField label="" value="Ada" placeholderValue="Jane Doe""#, nil, "Ada"),
    Case(#"TextView label="Note" value="Milk" placeholderValue="Write""#, "Note", "Milk"),
    Case(#"Cell label="Keyboards" value="3""#, "Keyboards", "3"),
    Case(#"Cell label="Keyboards" value="Keyboards, 3""#, "Keyboards", "3"),
    Case(#"Cell label="Keyboards, 3" value="3""#, "Keyboards, 3", nil),
    Case(#"Slider label="Volume" value="40%""#, "Volume", "40%"),
    Case(##"Button label=" &#10;" value="""##, nil, nil),
  ])
  func areHeardOnce(example: Case) throws {
    let element = try Imported.first(#"<XCUIElementType\#(example.node) accessible="true"/>"#)
    #expect(element?.label == example.label)
    #expect(element?.value == example.value)
  }

  @Test func aNameThatRepeatsTheLabelIsNoIdentifier() throws {
    let outline = try Imported.outline(
      """
      <XCUIElementTypeButton accessible="true" label="Add" name="Add"/>
      <XCUIElementTypeButton accessible="true" label="Remove" name="minus"/>
      """)
    #expect(outline == "├─ button \"Add\"\n└─ button \"Remove\" #minus")
  }
}
