import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats

/// What Orca was recorded to say on pages of the lab, as elements of our own.
@Suite struct OrcaLabTests {
  private func lines(_ elements: String) throws -> [String] {
    let yaml = "platform: linux\ntoolkit: web\nelements:\n\(elements)"
    let screen = try NativeReader().read(
      SourceText(bytes: Array(yaml.utf8), path: "a.screen.yaml")
    ).screen
    return Transcript(try ReaderOptions().reading(screen), rendering: Rendering(.spoken)).stops
      .map(\.text)
  }

  static let objects: [(element: String, heard: String)] = [
    (
      "{role: slider, label: Echo, value: '10', traits: [notEnabled]}",
      "Echo horizontal slider 10. grayed."
    ),
    (
      "{role: combobox, label: Day, value: Sunday, hasPopup: menu, traits: [notEnabled]}",
      "Day combo box. opens menu"
    ),
    (
      "{role: combobox, label: Hour, value: Ten, hasPopup: menu, required: true, invalid: 'true'}",
      "Hour combo box. Ten. opens menu"
    ),
    ("{role: alert, children: [The wire is down.]}", "notification. The wire is down."),
    ("{role: status, label: State, children: [Looking]}", "State statusbar."),
    ("{role: note, children: [Mind the dog.]}", "comment. Mind the dog."),
    ("{role: marquee, children: [Fresh bread]}", "marquee."),
    ("{role: meter, label: Loudness, value: '7'}", "Loudness level bar."),
    ("{role: textbox, label: Where to, placeholder: Where to}", "Where to entry."),
    (
      "{role: link, expanded: false, children: [More help]}", "More help link. collapsed."
    ),
  ]

  @Test(arguments: objects) func says(_ row: (element: String, heard: String)) throws {
    #expect(try lines("  - \(row.element)") == [row.heard])
  }

  @Test func aFieldIsNotNamedBehindItsLabel() throws {
    let page = """
        - {role: generic, toolkitType: LabelText, children: [{text: Notes, frame: [0, 20, 40, 20]}]}
        - {role: textbox, label: Notes, multiline: true, frame: [50, 0, 90, 40], toolkitStates: [follows-label]}
        - {role: generic, toolkitType: LabelText, children: [{text: Town, frame: [0, 50, 40, 20]}]}
        - {role: textbox, label: Town, multiline: true, frame: [0, 70, 90, 40]}
      """
    #expect(try lines(page) == ["Notes.", "entry.", "Town.", "Town entry."])
  }

  @Test func aFieldBehindItsLabelIsNotDescribed() throws {
    let page = """
        - {role: generic, toolkitType: LabelText, children: [{text: Mail, frame: [0, 0, 40, 20]}]}
        - {role: textbox, label: Mail, description: We write once., frame: [50, 0, 90, 20]}
        - {text: We write once., frame: [150, 0, 90, 20]}
        - {role: button, label: Reset, description: All goes., frame: [0, 30, 90, 20]}
      """
    #expect(try lines(page) == ["Mail entry. We write once.", "Reset push button. All goes."])
  }

  @Test func aTextThatNamesAControlIsLeftOutBesideIt() throws {
    let page = """
        - {text: Bells, frame: [0, 0, 40, 20]}
        - {role: switch, label: Bells, checked: true, toolkitStates: [labelled-by-text],
           frame: [50, 0, 40, 20]}
        - {text: Drums, frame: [0, 30, 40, 20]}
        - {role: switch, label: Drums, checked: true, frame: [50, 30, 40, 20]}
      """
    #expect(try lines(page) == ["Bells switch on.", "Drums. Drums switch on."])
  }

  @Test func whatBeginsWithALinkTellsOfNothingLeft() throws {
    let page = """
        - {role: list, children: [{role: listitem, children: [Gloves]}]}
        - {role: link, children: [More help]}
        - After.
      """
    #expect(try lines(page) == ["List with 1 item. Gloves.", "More help link.", "After."])
  }

  @Test func termsAreCounted() throws {
    let page = """
        - role: list
          toolkitStates: [definition-list]
          children:
            - {role: term, children: [Pier]}
            - {role: definition, children: [Where boats land]}
      """
    #expect(
      try lines(page) == [
        "Description list with 1 term. Pier description term.",
        "Where boats land description value.",
      ])
  }

  @Test func aRegionIsNotNamedBehindItsButton() throws {
    let page = """
        - {role: button, label: Paying, expanded: true}
        - {role: region, label: Paying, children: [{role: paragraph, children: [Cash or card.]}]}
      """
    #expect(try lines(page) == ["Paying expanded push button.", "region Cash or card."])
  }

  @Test func aDateIsTheFieldsInIt() throws {
    let page = """
        - label: Leave on
          toolkitStates: [date, labelled-by-text]
          traits: [popupButton]
          frame: [0, 0, 90, 20]
          children:
            - {role: spinbutton, label: Month Month, value: '5', children: ['05']}
            - /
            - {role: button, label: Show date picker, hasPopup: menu}
        - {label: Flag, toolkitStates: [color], traits: [popupButton], value: '#ff0000'}
        - {role: button, label: Ticket, toolkitStates: [file, labelled-by-text]}
        - {role: button, label: Pass, toolkitStates: [file, aria-label]}
      """
    #expect(
      try lines(page) == [
        "Leave on Month Leave on 05 spin button. / "
          + "Leave on Show date picker Leave on push button. opens menu",
        "Flag push button.", "Ticket Ticket: No file chosen push button.",
        "Pass: No file chosen push button.",
      ])
  }

  @Test func furtherLinesOfAFieldAreLinesOfTheirOwn() throws {
    let page = """
        - {role: textbox, label: About you, value: I row. I sing., multiline: true,
           children: [I row., I sing.]}
      """
    #expect(try lines(page) == ["About you entry I row.", "I sing."])
  }
}
