import AccessibilityTree
import Documents
import NavigationScript
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices

/// What NVDA says: the sixty patterns of its own tests and logs, and what stands in its source code.
@Suite struct NVDATests {
  static let others: [NVDARow] = [
    NVDARow(
      nil, "browseMode.py: leaving a list",
      "{role: list, children: [{role: listitem, children: [Rope]}]}",
      [.next, .next], "out of list · End"),
    NVDARow(
      nil, "browseMode.py: leaving a landmark", "{role: main, children: [Rope]}", [.next, .next],
      "End"),
    NVDARow(nil, "browseMode.py", "Calm", [.jump(to: "heading")], "no next heading"),
    NVDARow(nil, "browseMode.py", "Calm", [.jump(to: "link", back: true)], "no previous link"),
    NVDARow(nil, "browseMode.py", "Calm", [.jump(to: "heading4")], "No next heading at level 4"),
    NVDARow(nil, "browseMode.py", "Calm", [.jump(to: "frame")], "no next frame"),
    NVDARow(
      nil, "documentBase.py: the edge of a table",
      "{role: table, children: [{role: row, children: [{role: cell, children: [Heron]}]}]}",
      [.next, .cell(.right)], "Edge of table"),
    NVDARow(
      nil, "documentBase.py: outside of a table", "Calm", [.next, .cell(.right)],
      "Not in a table cell"),
    NVDARow(
      nil, "isCurrent.py", "{role: link, current: page, children: [Piers]}", [.next],
      "link · current page · Piers"),
    NVDARow(
      nil, "a link in a heading",
      "{role: heading, level: 2, children: [{role: link, children: [Piers]}]}",
      [.next], "heading · level 2 · link · Piers"),
    NVDARow(
      nil, "a link in a heading",
      "{role: heading, level: 2, children: [{role: link, children: [Piers]}]}",
      [.jump(to: "heading")], "Piers · link · heading · level 2"),
    NVDARow(
      nil, "a link within a heading",
      "{role: heading, level: 2, children: [{text: Boats, frame: [0, 0, 30, 20]}, "
        + "{role: link, children: [{text: Piers, frame: [40, 0, 30, 20]}]}]}",
      [.next], "heading · level 2 · Boats · link · Piers"),
    NVDARow(
      nil, "gecko_ia2.cpp: a label is text of its own",
      "{toolkitType: LabelText, role: generic, children: [{text: Town, frame: [0, 0, 30, 20]}]}"
        + "\n  - {role: textbox, label: Town, value: Ayr, toolkitStates: [labelled-by-text], "
        + "frame: [40, 0, 60, 20]}",
      [.next], "Town · edit · Ayr"),
    NVDARow(
      nil, "speech.py: an empty cell",
      "{role: table, children: [{role: row, children: [{role: cell, children: [Heron]}, {role: cell}]}]}",
      [.next, .next], "column 2 · blank"),
  ]

  private func session(on page: String) throws -> Session {
    let yaml = "platform: windows\ntoolkit: web\nelements:\n  - Begin\n  - \(page)\n  - End"
    let screen = try NativeReader().read(SourceText(bytes: Array(yaml.utf8), path: "a.screen.yaml"))
      .screen
    return try ReaderOptions().session(on: screen, app: Behaviours(screens: [screen]).app)
  }

  private func said(_ row: NVDARow) throws -> [String] {
    var session = try session(on: row.page)
    _ = session.start()
    let events = row.acts.flatMap { session.perform($0) }
    return events.compactMap { event in
      guard case .utterance(let spoken) = event else { return nil }
      return spoken.utterance.fragments.map(\.text).joined(separator: " · ")
    }
  }

  @Test(arguments: NVDARow.tests + NVDARow.logs + others) func isHeard(_ row: NVDARow) throws {
    let said = try said(row)
    if let reason = row.differs {
      return withKnownIssue("\(reason)") { #expect(said.last == row.heard) }
    }
    guard row.acts.last == .readAll else {
      #expect(said.last == row.heard)
      return
    }
    #expect(said.contains(row.heard), "\(said)")
  }

  @Test func nineOfTenPatternsAreHeard() {
    let rows = NVDARow.tests + NVDARow.logs
    let differing = Set(rows.filter { $0.differs != nil }.compactMap(\.pattern))
    #expect(Set(rows.compactMap(\.pattern)) == Set(1...60))
    #expect(differing == [4, 17, 27, 35])
  }

  @Test func itHearsPagesAndWindowsAlone() throws {
    for platform in Platform.allCases {
      #expect(Reader.nvda.hears(platform) == (platform == .windows || platform == .web))
    }
    #expect(try ReaderOptions().reader(on: .windows).name == "nvda")
  }

  @Test func turningToFocusModeSounds() throws {
    var session = try session(
      on:
        "{role: button, label: Call}\n  - {role: textbox, label: Town}\n  - {role: button, label: Go}"
    )
    _ = session.start()
    func sounds(_ command: Command) -> [Earcon] {
      session.perform(command).compactMap { if case .earcon(let sound) = $0 { sound } else { nil } }
    }
    #expect(sounds(.tab) == [])
    #expect(sounds(.tab) == [.focusMode])
    #expect(session.perform(.type("a")).contains { $0 == .refused(.notEditing) } == false)
    #expect(sounds(.tab) == [.browseMode])
  }
}
