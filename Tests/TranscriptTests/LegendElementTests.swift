import AccessibilityTree
import ScreenReader
import Testing
import Transcript

/// The worked examples of AccessibilitySnapshot for single elements: every description as it is drawn.
///
/// The numbers are those of the examples in the project's evidence; from reference images and unit tests
/// of AccessibilitySnapshot (measured). Examples that need a container stand in `LegendContainerTests`.
@Suite("Legend: single elements")
struct LegendElementTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let number: Int
    let element: Element
    let drawn: String

    init(_ number: Int, _ element: Element, _ drawn: String) {
      self.number = number
      self.element = element
      self.drawn = drawn
    }

    var testDescription: String { "\(number): \(drawn)" }
  }

  @Test("is drawn as AccessibilitySnapshot draws it", arguments: examples)
  func drawn(_ example: Example) throws {
    #expect(try Heard.line(example.element, style: .legend) == example.drawn)
  }

  static let examples: [Example] = [
    Example(1, Element(), ""),
    Example(2, Element("Label"), "Label"),
    Example(3, Element(value: "Value"), "Value"),
    Example(4, Element(hint: "Hint"), "Hint"),
    Example(5, Element("Label", value: "Value"), "Label: Value"),
    Example(6, Element("Label", hint: "Hint"), "Label ‖ Hint"),
    Example(7, Element(value: "Value", hint: "Hint"), "Value ‖ Hint"),
    Example(8, Element("03: Text", value: "Value", traits: [.staticText]), "03: Text: Value"),
    Example(9, Element("02", traits: [.button]), "02. Button."),
    Example(10, Element("03", traits: [.link]), "03. Link."),
    Example(11, Element("04", traits: [.header]), "04. Heading."),
    Example(12, Element("05", traits: [.searchField]), "05. Search Field."),
    Example(13, Element("06", traits: [.image]), "06. Image."),
    Example(14, Element("07", traits: [.selected]), "Selected: 07"),
    Example(15, Element("08", traits: [.playsSound]), "08"),
    Example(15, Element("08", traits: [.keyboardKey]), "08"),
    Example(15, Element("08", traits: [.staticText]), "08"),
    Example(15, Element("08", traits: [.summaryElement]), "08"),
    Example(15, Element("08", traits: [.updatesFrequently]), "08"),
    Example(15, Element("08", traits: [.startsMediaSession]), "08"),
    Example(15, Element("08", traits: [.allowsDirectInteraction]), "08"),
    Example(15, Element("08", traits: [.causesPageTurn]), "08"),
    Example(15, Element("08", traits: [.tabBar]), "08"),
    Example(16, Element("12", traits: [.notEnabled]), "12. Dimmed."),
    Example(
      17, Element("15", traits: [.adjustable]),
      "15. Adjustable. ‖ Swipe up or down with one finger to adjust the value."),
    Example(18, Element("19", traits: [.button, .link]), "19. Button. Link."),
    Example(19, Element("20", traits: [.button, .header]), "20. Button. Heading."),
    Example(20, Element("21", traits: [.button, .searchField]), "21. Button. Search Field."),
    Example(21, Element("22", traits: [.button, .image]), "22. Button. Image."),
    Example(22, Element("23", traits: [.button, .selected]), "Selected: 23. Button."),
    Example(23, Element("24", traits: [.button, .notEnabled]), "24. Dimmed. Button."),
    Example(
      24, Element("25", traits: [.button, .adjustable]),
      "25. Button. Adjustable. ‖ Swipe up or down with one finger to adjust the value."),
    Example(25, Element("26", traits: [.button, .keyboardKey]), "26"),
    Example(
      26,
      Element(
        "27",
        traits: [
          .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText,
          .summaryElement, .notEnabled, .updatesFrequently, .searchField, .startsMediaSession,
          .adjustable, .allowsDirectInteraction, .causesPageTurn, .tabBar, .header, .supportsZoom,
        ]),
      "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field."),
    Example(27, Element(hint: "Hint", traits: [.adjustable]), "Hint. Adjustable."),
    Example(
      28, Element("Label", hint: "Hint", traits: [.adjustable]),
      "Label. Adjustable. ‖ Hint. Swipe up or down with one finger to adjust the value."),
    Example(29, Element(traits: [.button, .header]), "Button. Heading."),
    Example(
      30, Element(traits: [.adjustable]),
      "Adjustable. ‖ Swipe up or down with one finger to adjust the value."),
    Example(31, Element(hint: "Hint", traits: [.button]), "Hint. Button."),
    Example(
      32, Element(value: "1", traits: [.switchButton, .button]),
      "Switch Button. On. ‖ Double tap to toggle setting."),
    Example(
      33, Element(value: "0", traits: [.switchButton, .button]),
      "Switch Button. Off. ‖ Double tap to toggle setting."),
    Example(
      34, Element(value: "1", traits: [.switchButton, .button, .notEnabled]),
      "Dimmed. Switch Button. On."),
    Example(
      35, Element("Label", value: "1", traits: [.switchButton, .button]),
      "Label. Switch Button. On. ‖ Double tap to toggle setting."),
    Example(
      36, Element("Label", value: "1", hint: "Hint.", traits: [.switchButton, .button]),
      "Label. Switch Button. On. ‖ Hint. Double tap to toggle setting."),
    Example(
      37,
      Element(
        "Label", value: "0",
        traits: [
          .switchButton, .button, .selected, .header, .link, .adjustable, .image, .searchField,
        ]),
      "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field. ‖ Double tap to toggle setting."
    ),
    Example(
      38,
      Element(
        "Label", value: "0", hint: "Hint",
        traits: [
          .switchButton, .button, .selected, .header, .link, .adjustable, .image, .searchField,
          .notEnabled,
        ]),
      "Selected: Label. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field. ‖ Hint"
    ),
    Example(
      39, Element("Fake Label", value: "2", traits: [.switchButton, .button]),
      "Fake Label. Switch Button. Mixed. ‖ Double tap to toggle setting."),
    Example(
      40, Element("Fake Label", value: "Value", traits: [.switchButton, .button]),
      "Fake Label. Switch Button. Value ‖ Double tap to toggle setting."),
    Example(
      41, Element("Fake Label", value: "1", traits: [.switchButton]),
      "Fake Label. On. ‖ Double tap to toggle setting."),
    Example(
      42, Element("Fake Label", value: "3", traits: [.switchButton]),
      "Fake Label. 3 ‖ Double tap to toggle setting."),
    Example(43, Element("First", traits: [.backButton, .button]), "First. Back Button."),
    Example(44, Element("Back", traits: [.backButton, .button]), "Back Button."),
    Example(45, Element("Second", traits: [.header]), "Second. Heading."),
    Example(
      56, Element(value: "page 2 of 3", traits: [.adjustable]),
      "page 2 of 3. Adjustable. ‖ Swipe up or down with one finger to adjust the value."),
    Example(
      59, Element(value: "75%", traits: [.adjustable]),
      "75%. Adjustable. ‖ Swipe up or down with one finger to adjust the value."),
    Example(60, Element("Decrement", traits: [.button]), "Decrement. Button."),
    Example(60, Element("Increment", traits: [.button]), "Increment. Button."),
    Example(
      61, Element("Decrement", traits: [.button, .notEnabled]), "Decrement. Dimmed. Button."),
    Example(62, Element(traits: [.textEntry]), "Text Field. ‖ Double tap to edit."),
    Example(
      63, Element(traits: [.textEntry, .isEditing]),
      "Text Field. Is editing. ‖ Use the rotor to access Misspelled Words"),
    Example(
      64, Element(value: "Some placeholder text", traits: [.textEntry]),
      "Some placeholder text. Text Field. ‖ Double tap to edit."),
    Example(
      65, Element(value: "Hello from Text Field", traits: [.textEntry]),
      "Hello from Text Field. Text Field. ‖ Double tap to edit."),
    Example(
      66, Element(value: "Hello from Text View", traits: [.textEntry, .textArea]),
      "Hello from Text View. Text Field. ‖ Double tap to edit., Use the rotor to access Misspelled Words"
    ),
    Example(
      67, Element(value: "SwiftUI Text Field", traits: [.textEntry]),
      "SwiftUI Text Field. Text Field. ‖ Double tap to edit."),
    Example(
      68, Element(value: "Value in Text Field", traits: [.textEntry]),
      "Value in Text Field. Text Field. ‖ Double tap to edit."),
    Example(
      69, Element("Password", traits: [.textEntry, .secureTextField]),
      "Password. Secure Text Field. ‖ Double tap to edit."),
    Example(
      70, Element(value: "•••••••••", traits: [.textEntry, .secureTextField]),
      "•••••••••. Secure Text Field. ‖ Double tap to edit."),
    Example(71, Element("Accounts", traits: [.header]), "Accounts. Heading."),
    Example(71, Element("ACCOUNTS", traits: [.header]), "ACCOUNTS. Heading."),
  ]
}
