import AccessibilityTree
import Testing
import TreeFormats

/// Traits come from the dump, and from the types of nodes where the dump has none or cannot have them.
@Suite struct XCUITestTraitTests {
  @Test(arguments: [
    ("StaticText, Button", "Button", ["button", "staticText"]),
    ("None", "Other", []),
    ("", "Button", []),
    ("ToggleButton, StaticText, Button", "Switch", ["button", "staticText", "switchButton"]),
    ("Selected, Button", "Button", ["button", "selected"]),
    ("NotEnabled, Button", "Button", ["button", "notEnabled"]),
    ("Header", "PopUpButton", ["header", "popupButton"]),
    ("SearchField", "SearchField", ["searchField", "textEntry"]),
    ("", "TextField", ["textEntry"]),
    ("", "SecureTextField", ["textEntry", "secureTextField"]),
    ("", "TextView", ["textEntry", "textArea"]),
    ("", "CheckBox", ["checkbox"]),
    ("", "RadioButton", ["radioButton"]),
    ("Adjustable", "PickerWheel", ["adjustable", "pickerItem"]),
    ("KeyboardKey", "Key", ["keyboardKey"]),
  ])
  func areThoseOfTheDumpAndPrivateOnes(list: String, type: String, names: [String]) throws {
    let element = try Imported.first(
      #"<XCUIElementType\#(type) accessible="true" label="A" traits="\#(list)"/>"#)
    #expect(element?.traits.names == names)
  }

  @Test(arguments: [
    ("Button", ["button"]),
    ("Key", ["keyboardKey"]),
    ("StaticText", ["staticText"]),
    ("Image", ["image"]),
    ("Link", ["link"]),
    ("Slider", ["adjustable"]),
    ("PageIndicator", ["adjustable"]),
    ("Stepper", ["adjustable"]),
    ("Switch", ["button", "switchButton"]),
    ("Toggle", ["button", "switchButton"]),
    ("Cell", []),
    ("Other", []),
  ])
  func comeFromTheTypeInDumpsWithoutTraits(type: String, names: [String]) throws {
    let imported = try Imported.app(
      #"<XCUIElementType\#(type) accessible="true" label="A"/>"#)
    #expect(imported.screen.tree[0].traits.names == names)
    #expect(imported.report.inferred("traits from element types") == (names.isEmpty ? 0 : 1))
    #expect(imported.report.cannotCarry.contains(.traits))
  }

  @Test func unknownTraitsAreCounted() throws {
    let imported = try Imported.app(
      #"<XCUIElementTypeButton accessible="true" label="A" traits="Button, Glimmer, Shimmer"/>"#)
    #expect(imported.screen.tree[0].traits == .button)
    #expect(imported.report.dropped("unknown traits") == 2)
  }

  @Test func aDisabledButtonIsDimmed() throws {
    let element = try Imported.first(
      #"<XCUIElementTypeButton accessible="true" label="Save" enabled="false"/>"#)
    #expect(element?.traits == [.button, .notEnabled])
  }

  @Test func theValueOneSelectsAButtonInDumpsWithoutTraits() throws {
    let element = try Imported.first(
      #"<XCUIElementTypeButton accessible="true" label="Today" value="1"/>"#)
    #expect(element?.traits == [.button, .selected])
  }

  @Test func theSystemsIdentifierTellsABackButtonInEveryLanguage() throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeNavigationBar>\
      <XCUIElementTypeButton accessible="true" label="戻る" name="BackButton" traits="Button"/>\
      </XCUIElementTypeNavigationBar>
      """)
    #expect(imported.screen.tree.elements.last?.traits == [.button, .backButton])
  }

  @Test func aRowWithASwitchIsASwitch() throws {
    let imported = try Imported.app(
      """
      <XCUIElementTypeCell label="Auto-Correction" name="Auto-Correction" value="0">
        <XCUIElementTypeStaticText label="Auto-Correction" value="Auto-Correction"/>
        <XCUIElementTypeOther>
          <XCUIElementTypeSwitch label="Auto-Correction" value="0" enabled="false"/>
        </XCUIElementTypeOther>
      </XCUIElementTypeCell>
      """)
    #expect(
      TreeOutline(imported.screen.tree).description
        == #"└─ button notEnabled switchButton "Auto-Correction" = "0""#)
    #expect(imported.report.inferred("switches from rows that contain one") == 1)
  }
}
