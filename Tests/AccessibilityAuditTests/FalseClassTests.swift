import AccessibilityAudit
import Testing

/// Findings that were false by a whole class on dumps nobody had looked at, each beside one that stays true.
@Suite struct FalseClassTests {
  @Test(arguments: [
    // A toolkit that states which radio button is not selected.
    (
      "state-missing",
      "platform: android\nelements:\n  - {role: radio, label: Off, checked: false}",
      "elements:\n  - {traits: [radioButton], label: Off}"
    ),
    // A field that a text labels, and one that nothing labels.
    (
      "label-missing",
      "platform: android\nelements:\n  - {text: Name, id: n}\n  - {role: textbox, labelledBy: n}",
      "platform: android\nelements:\n  - {text: Name, id: n}\n  - {role: textbox}"
    ),
    // Android's layout that answers a tap and has no words.
    (
      "label-missing", "platform: android\nelements:\n  - {button: Sort}",
      "platform: android\nelements:\n  - {traits: [button]}"
    ),
    // A tab of a segmented control has a position, and one that stands alone has none.
    (
      "tab-selection-wrong",
      "elements:\n  - {segmented: Ticket, children: [{tab: Adult, traits: [selected]}, {tab: Child}]}",
      "elements:\n  - {tab: Adult, traits: [selected]}"
    ),
    // What says itself what it opens.
    (
      "action-missing",
      "elements:\n  - {button: Show, on: {activate: [announce: A]}}\n  - {button: Maps, opens: app}",
      "elements:\n  - {button: Show, on: {activate: [announce: A]}}\n  - {button: Maps}"
    ),
    // A pager tells its pages as one row.
    (
      "table-headers-missing",
      "elements:\n  - {container: table, table: {rows: 1, columns: 9}, children: [{text: A}]}",
      "elements:\n  - {container: table, table: {rows: 9, columns: 9}, children: [{text: A}]}"
    ),
    // A badge on the corner of a picture, and a button over half of another one.
    (
      "targets-overlap",
      """
      import: {format: uiautomator, cannotCarry: [stateDescriptions]}
      elements:
        - {button: Profile, frame: [0, 0, 100, 100]}
        - {button: Follow, frame: [60, 60, 44, 44]}
      """,
      """
      import: {format: uiautomator, cannotCarry: [stateDescriptions]}
      elements:
        - {button: Profile, frame: [0, 0, 100, 100]}
        - {button: Follow, frame: [-20, 40, 110, 90]}
      """
    ),
    // A text outside of its own row.
    (
      "elements-overlap",
      """
      import: {format: uiautomator, cannotCarry: [stateDescriptions]}
      elements:
        - {frame: [0, 0, 300, 40], children: [{text: One, frame: [0, 0, 200, 40]}]}
        - {frame: [0, 60, 300, 40], children: [{text: Two, frame: [0, 0, 200, 40]}]}
      """,
      """
      import: {format: uiautomator, cannotCarry: [stateDescriptions]}
      elements:
        - {frame: [0, 0, 300, 40], children: [{text: One, frame: [0, 0, 200, 40]}]}
        - {frame: [0, 0, 300, 40], children: [{text: Two, frame: [0, 0, 200, 40]}]}
      """
    ),
  ]) func oneIsNoneAndTheOtherStays(_ rule: String, _ right: String, _ wrong: String) throws {
    let audit = Audit(RuleSelection(only: [rule]))
    func count(_ text: String) throws -> Int {
      audit.run(try AuditFixture.screen("screen: A\n" + text)).findings.count { $0.counts }
    }
    #expect(try count(right) == 0)
    #expect(try count(wrong) == 1)
  }
}
