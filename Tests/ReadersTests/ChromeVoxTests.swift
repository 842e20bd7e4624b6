import AccessibilityTree
import Documents
import NavigationScript
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices

/// What ChromeVox says: the forty-two patterns of its own tests, and what stands in its source code.
@Suite struct ChromeVoxTests {
  private static let items =
    "{role: list, children: [{role: listitem, children: [Rope]}, {role: listitem, children: [Tar]}, "
    + "{role: listitem, children: [Sail]}]}"

  static let others: [ChromeVoxRow] = [
    ChromeVoxRow(
      nil, "output_rules.ts: a list begins", items, "Rope · List item · List · with 3 items"),
    ChromeVoxRow(nil, "output_rules.ts: within", items, [.next, .next], "Tar · List item"),
    ChromeVoxRow(
      nil, "output_rules.ts: a list ends", items, [.next, .next, .next],
      "Sail · List item · List end"),
    ChromeVoxRow(
      nil, "output_rules.ts: back at its end", items, [.next, .next, .next, .next, .previous],
      "Sail · List item · List end"),
    ChromeVoxRow(
      nil, "automation_predicate.ts: a leaf", "{role: heading, level: 1, label: Rope}",
      "Rope · Heading 1"),
    ChromeVoxRow(
      nil, "automation_predicate.ts: a leaf", "{role: note, label: Rope}", "Rope · Note"),
    ChromeVoxRow(
      nil, "LessVerboseAncestry", "{role: banner, children: [inside]}", "inside · Banner"),
    ChromeVoxRow(
      nil, "output_rules.ts: leaving",
      "{role: radiogroup, label: Deck, children: [{role: radio, label: Upper, checked: true}]}",
      [.next, .next], "End · Exited Radio button group."),
    ChromeVoxRow(
      nil, "output_rules.ts: a radio button",
      "{role: radio, label: Upper, checked: true, position: {index: 1, count: 2}}",
      "Upper, radio button selected · 1 of 2 · Press Search+Space to toggle"),
    ChromeVoxRow(
      nil, "output_rules.ts: a tab",
      "{role: tablist, children: [{role: tab, label: Boats, selectedState: true}]}",
      "Boats, tab · 1 of 1 · Selected · Tab list"),
    ChromeVoxRow(
      nil, "output_rules.ts: a switch", "{role: switch, label: Lamp, checked: false}",
      "Lamp, switch off · Press Search+Space to toggle"),
    ChromeVoxRow(
      nil, "Checkbox", "{role: checkbox, checked: mixed, label: Rye}",
      "Rye · Check box · Partially checked · Press Search+Space to toggle"),
    ChromeVoxRow(
      nil, "ToggleButton", "{role: button, pressed: true, label: Subscribe}",
      "Subscribe · Toggle Button · Pressed · Press Search+Space to toggle"),
    ChromeVoxRow(
      nil, "DisabledState", "{role: button, label: ok, traits: [notEnabled]}",
      "ok · Disabled · Button"),
    ChromeVoxRow(
      nil, "SelectSingleBasic",
      "{role: combobox, value: apple, expanded: false, toolkitStates: [select]}",
      "apple · Button · has pop up · Collapsed"),
    ChromeVoxRow(
      nil, "DelayHintVariants",
      "{role: textbox, label: Town, placeholder: Ayr, errorMessage: Too far, invalid: 'true'}",
      "Town · Edit text · Too far · Ayr"),
    ChromeVoxRow(
      nil, "output.ts: a table is entered",
      "{role: table, children: [{role: row, children: [{role: columnheader, label: Boat, sort: ascending, children: [Boat]}]}, "
        + "{role: row, children: [{role: cell, label: Heron, children: [Heron]}]}]}",
      "Boat · row 1 column 1 · Table , 2 by 1 · Ascending sort · Press Search+Ctrl+Alt with arrows to navigate by cell"
    ),
    ChromeVoxRow(
      nil, "output_role_info.ts: a mark",
      "{role: mark, children: [{text: gull}, {role: link, label: far, children: [far]}]}",
      "Marked content · gull"),
    ChromeVoxRow(
      nil, "HeadingLevels", ChromeVoxRow.heading(2, "Piers"),
      [.jump(to: "heading2"), .jump(to: "heading2")], "Piers · Heading 2"),
    ChromeVoxRow(
      nil, "command_handler.ts", "Calm", [.jump(to: "heading3")], "No next level 3 heading"),
    ChromeVoxRow(
      nil, "command_handler.ts", "Calm", [.jump(to: "link", back: true)], "No previous link"),
    ChromeVoxRow(nil, "range.ts: round", "Calm", [.previous], "End"),
    ChromeVoxRow(nil, "Tab", "{role: button, label: Call}", [.tab], "Call · Button", isPart: true),
  ]

  private func session(on page: String) throws -> Session {
    let yaml = "platform: web\ntoolkit: web\nelements:\n  - Begin\n  - \(page)\n  - End"
    let screen = try NativeReader().read(SourceText(bytes: Array(yaml.utf8), path: "a.screen.yaml"))
      .screen
    return try Session(
      screen, reader: .chromeVox, phrases: try Reader.chromeVox.phrases(), form: .utterance,
      app: Behaviours(screens: [screen]).app)
  }

  private func events(_ row: ChromeVoxRow) throws -> [Event] {
    var session = try session(on: row.page)
    _ = session.start()
    return row.acts.flatMap { session.perform($0) }
  }

  private func pieces(_ events: [Event]) -> [[String]] {
    events.compactMap { event in
      guard case .utterance(let spoken) = event else { return nil }
      return spoken.utterance.fragments.map(\.text)
    }
  }

  @Test(arguments: ChromeVoxRow.tests + others) func isHeard(_ row: ChromeVoxRow) throws {
    let said = pieces(try events(row))
    func check() {
      guard row.isPart else {
        return #expect(said.last?.joined(separator: " · ") == row.heard)
      }
      var rest = said.flatMap(\.self)[...]
      for piece in row.heard.split(separator: " · ") {
        guard let found = rest.firstIndex(of: String(piece)) else {
          Issue.record("\(piece) is not heard in \(said)")
          return
        }
        rest = rest[(found + 1)...]
      }
    }
    if let reason = row.differs { withKnownIssue("\(reason)") { check() } } else { check() }
  }

  @Test func nineOfTenPatternsAreHeard() {
    let differing = Set(ChromeVoxRow.tests.filter { $0.differs != nil }.compactMap(\.pattern))
    #expect(Set(ChromeVoxRow.tests.compactMap(\.pattern)) == Set(1...42))
    #expect(differing == [7, 12])
  }

  @Test(
    "EarconsForControls",
    arguments: [
      (ChromeVoxRow.link("Piers"), [Earcon.link]), ("{role: button, label: Call}", [.button]),
      ("{role: checkbox, label: Rye, checked: false}", [.checkedOff]),
      ("{role: checkbox, label: Rye, checked: true}", [.checkedOn]),
      ("{role: textbox, label: Town}", [.editableText]),
      ("{role: listbox, label: Town}", [.listBox]),
      ("{role: combobox, value: '2', toolkitStates: [select]}", [.popUpButton]),
      ("{role: slider, label: volume}", [.slider]),
      ("{role: list, children: [{role: listitem, children: [Rope]}]}", [.listItem]),
      ("Calm", []),
    ]) func whatItIsSounds(page: String, sounds: [Earcon]) throws
  {
    let heard = try events(ChromeVoxRow(nil, "", page, "")).compactMap { event -> Earcon? in
      if case .earcon(let earcon) = event { earcon } else { nil }
    }
    #expect(heard == sounds)
  }

  @Test func theOtherEndSounds() throws {
    let round = try events(ChromeVoxRow(nil, "", "Calm", [.previous], ""))
    #expect(round.contains(.earcon(.wrapped)))
    let jump = try events(
      ChromeVoxRow(
        nil, "", ChromeVoxRow.heading(1, "Piers"), [.jump(to: "heading"), .jump(to: "heading")], "")
    )
    #expect(jump.contains(.earcon(.wrapped)))
  }

  @Test func itHearsPagesAlone() {
    for platform in Platform.allCases {
      #expect(Reader.chromeVox.hears(platform) == (platform == .web))
    }
    #expect(Reader.chromeVox.isOnDesk)
    let refused = #expect(throws: SourceError.self) {
      try ReaderOptions(reader: .chromeVox).reader(on: .ios)
    }
    #expect(refused?.message == "ChromeVox does not run on ios")
  }
}
