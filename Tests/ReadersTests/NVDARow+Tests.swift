import ScreenReader

/// The patterns of NVDA's own tests against Chrome.
///
/// NVDA's tests write signs as words: where they have "bullet", the mark itself stands here.
extension NVDARow {
  static let tests: [NVDARow] = [
    NVDARow(
      1, "checkbox_labelled_by_inner_element", "{role: checkbox, label: Rye, checked: false}",
      [.tab], "Rye · check box · not checked"),
    NVDARow(
      2, "aria_details_noVBuf, without the application around it",
      "{role: button, label: Rye, toolkitStates: [details-elsewhere]}", [.tab],
      "Rye · button · has details"),
    NVDARow(
      3, "exercise_mark_aria_details", commented, [.next],
      "edit · multi line · Sail · highlighted · has comment · gull · out of highlighted · home"),
    NVDARow(
      4, "exercise_mark_aria_details", commented, [.next],
      "Seen from the pier", differs: "that details are read by NVDA+D is not simulated"),
    NVDARow(
      5, "exercise_mark_aria_details", "\(commented)\n  - \(detailed)", [.next, .next],
      "out of edit · Hello · highlighted · has details · this is a · link · test"),
    NVDARow(
      6, "exercise_mark_aria_details", detailed, [.next, .jump(to: "link")], "test · link"),
    NVDARow(
      7, "exercise_mark_aria_details", detailed, [.jump(to: "link")],
      "highlighted · has details · test · link"),
    NVDARow(
      8, "exercise_mark_aria_details", detailed, [.tab], "highlighted · has details · test · link"),
    NVDARow(9, "i7562", edited, [.tab], "section · multi line · editable · before"),
    NVDARow(10, "i7562", edited, [.tab, .next], "list · • frogs"),
    NVDARow(11, "i7562", edited, [.tab, .next, .next], "• birds"),
    NVDARow(12, "i7562", edited, [.tab, .next, .next, .next], "out of list · after"),
    NVDARow(
      13, "ariaCheckbox_browseMode",
      "{role: generic, toolkitStates: [frame], children: [{role: main, children: [\(heading(1))]}]}",
      [.jump(to: "heading")], "frame · main landmark · Harbour · heading · level 1"),
    NVDARow(
      14, "ariaCheckbox_browseMode",
      "{role: group, label: Bread, children: [{role: list, children: [\(boxes)]}]}",
      [.jump(to: "checkbox")],
      "Bread · grouping · list · with 2 items · Rye · check box · not checked"),
    NVDARow(
      15, "i12147",
      "{role: button, id: go, label: Go, on: {activate: [{remove: go}, {focus: target}]}}"
        + "\n  - {role: heading, level: 4, id: target, children: [Harbour]}",
      [.next, .activate], "Harbour · heading · level 4"),
    NVDARow(
      16, "ariaRoleDescription_inline_browseMode", drawing, [.next],
      "Here · drawing · Anchor · There"),
    NVDARow(
      17, "ariaRoleDescription_inline_browseMode", drawing, [.next],
      "out of drawing · There", differs: "reading by words is not simulated"),
    NVDARow(
      18, "ariaRoleDescription_block_contentEditable", warning, [.next], "warning · Wet paint!"),
    NVDARow(
      18, "ariaRoleDescription_block_contentEditable", warning, [.next, .next], "Please wait."),
    NVDARow(
      18, "ariaRoleDescription_block_contentEditable", warning, [.next, .next, .next],
      "out of warning · End"),
    NVDARow(
      19, "ariaDescription_browseMode",
      "{role: generic, description: Boats, toolkitStates: [aria-description], children: "
        + "[{text: Heron, frame: [0, 0, 30, 20]}]}\n  - {text: Gull, frame: [40, 0, 30, 20]}",
      [.next], "Boats · Heron · Gull"),
    NVDARow(
      20, "ariaDescription_browseMode", link("toolkitStates: [aria-description], "), [.next],
      "See · link · Rope and tar · Shop · today"),
    NVDARow(21, "ariaDescription_browseMode", link(""), [.next], "See · link · Shop · today"),
    NVDARow(
      22, "ensureNoBrowseModeDescription", "{role: link, description: Rope, children: [Shop]}",
      [.next], "link · Shop"),
    NVDARow(
      22, "ensureNoBrowseModeDescription", "{role: link, description: Rope, children: [Shop]}",
      [.tab], "Shop · link · Rope"),
    NVDARow(
      23, "tableNavigationWithMergedColumns", table, [.next],
      "table · with 3 rows and 2 columns · row 1 · column 1 · Heron"),
    NVDARow(23, "tableNavigationWithMergedColumns", table, [.next, .next], "column 2 · Twelve"),
    NVDARow(
      24, "tableNavigationWithMergedColumns", table,
      [.next, .next, .cell(.down)], "row 2 · column 1 · through 2 · Both"),
    NVDARow(
      25, "tableNavigationWithMergedColumns", table,
      [.next, .next, .cell(.down), .cell(.up)],
      "row 1 · column 2 · Twelve"),
    NVDARow(
      26, "tableSayAllAxisCachingForMergedCells", square, [.next, .cell(.down)],
      "row 2 · column 1 · through row 3 column 2 · Wide"),
    NVDARow(
      27, "tableSpeakAllCommands", table, [.next], "column 1 · Heron",
      differs: "that a row or a column is read by itself is not simulated"),
    NVDARow(
      28, "i10890", sorted, [.jump(to: "table")],
      "Sailings · table · with 2 rows and 1 column · row 1 · column 1 · sorted ascending · Date · button"
    ),
    NVDARow(
      29, "i10890", sorted, [.jump(to: "table"), .activate], "sorted descending"),
    NVDARow(30, "ARIASwitchRole", lamp, [.tab], "Lamp · switch · off"),
    NVDARow(30, "ARIASwitchRole", lamp, [.next], "switch · off · Lamp"),
    NVDARow(31, "ARIASwitchRole", lamp, [.tab, .activate], "on"),
    NVDARow(
      31, "ARIASwitchRole", lamp, [.tab, .activate, .press(KeyChord([.insert], ["Tab"]))],
      "Lamp · switch · focused · on"),
    NVDARow(32, "ariaErrorMessage", town(""), [.tab], "Town · edit · blank"),
    NVDARow(32, "ariaErrorMessage", town(""), [.jump(to: "textField")], "Town · edit"),
    NVDARow(
      33, "ariaErrorMessage", town("value: x, invalid: 'true', "), [.tab],
      "Town · edit · invalid entry · Too far · selected x"),
    NVDARow(
      33, "ariaErrorMessage", town("value: x, invalid: 'true', "), [.jump(to: "textField")],
      "Town · edit · invalid entry · Too far · x"),
    NVDARow(
      34, "ariaErrorMessage", town("invalid: 'true', toolkitStates: [editable], "), [.tab],
      "Town · edit · invalid entry · Too far · blank"),
    NVDARow(
      34, "ariaErrorMessage", town("invalid: 'true', toolkitStates: [editable], "),
      [.jump(to: "textField")], "Town · edit · invalid entry · Too far"),
    NVDARow(
      35, "reportLinkDestination_notALink", "Calm", [.next], "Not a link.",
      differs: "that the address of a link is told by NVDA+K is not simulated"),
  ]

  static func heading(_ level: Int) -> String {
    "{role: heading, level: \(level), children: [Harbour]}"
  }

  private static let commented =
    "{role: textbox, multiline: true, toolkitStates: [editable], children: [{text: Sail, frame: [0, 0, 30, 20]}, "
    + "{role: mark, toolkitStates: [comment-elsewhere], children: [{text: gull, frame: [40, 0, 30, 20]}]}, "
    + "{text: home, frame: [80, 0, 30, 20]}]}"
  private static let detailed =
    "{role: paragraph, children: [{text: Hello, frame: [0, 90, 30, 20]}, {role: mark, toolkitStates: [details-elsewhere], "
    + "children: [{text: this is a, frame: [40, 90, 30, 20]}, {role: link, children: [{text: test, frame: [80, 90, 30, 20]}]}]}]}"
  private static func item(_ text: String, _ top: Int) -> String {
    "{role: listitem, children: [{label: •, ariaRole: ListMarker, frame: [0, \(top), 8, 20]}, "
      + "{text: \(text), frame: [10, \(top), 40, 20]}]}"
  }
  private static let edited =
    "{role: generic, toolkitStates: [editable], children: [before, {role: list, children: "
    + "[\(item("frogs", 40)), \(item("birds", 80))]}, {role: paragraph, children: [after]}]}"
  private static let boxes =
    "{role: listitem, children: [{role: checkbox, label: Rye, checked: false}]}, "
    + "{role: listitem, children: [{role: checkbox, label: Oat, checked: true}]}"
  private static let drawing =
    "{role: paragraph, children: [{text: Here, frame: [0, 0, 30, 20]}, {role: img, label: Anchor, "
    + "roleDescription: drawing, frame: [40, 0, 30, 20]}, {text: There, frame: [80, 0, 30, 20]}]}"
  private static let warning =
    "{role: complementary, roleDescription: warning, toolkitStates: [editable], children: "
    + "[{role: paragraph, children: [Wet paint!]}, {role: paragraph, children: [Please wait.]}]}"
  private static func link(_ states: String) -> String {
    "{role: paragraph, children: [{text: See, frame: [0, 0, 30, 20]}, {role: link, \(states)description: Rope and tar, "
      + "children: [{text: Shop, frame: [40, 0, 30, 20]}]}, {text: today, frame: [80, 0, 30, 20]}]}"
  }
  private static func cell(_ text: String, _ spans: String = "") -> String {
    "{role: cell, \(spans)children: [\(text)]}"
  }
  private static func row(_ cells: String...) -> String {
    "{role: row, children: [\(cells.joined(separator: ", "))]}"
  }
  private static let table =
    "{role: table, children: [\(row(cell("Heron"), cell("Twelve"))), "
    + "\(row(cell("Both", "cell: {row: null, column: null, columnSpan: 2}, "))), "
    + "\(row(cell("Gull"), cell("Nine")))]}"
  private static let square =
    "{role: table, children: [\(row(cell("Heron"), cell("Twelve"))), "
    + "\(row(cell("Wide", "cell: {row: null, column: null, rowSpan: 2, columnSpan: 2}, "), cell("A"))), "
    + "\(row(cell("B")))]}"
  private static let sorted =
    "{role: grid, label: Sailings, children: [{role: row, children: [{role: columnheader, id: date, sort: ascending, "
    + "children: [{role: button, label: Date, on: {activate: [{set: {date: {sort: descending}}}]}}]}]}, "
    + "\(row(cell("Monday")))]}"
  private static let lamp =
    "{role: switch, label: Lamp, id: lamp, checked: false, on: {activate: [{set: {lamp: {checked: true}}}]}}"
  private static func town(_ rest: String) -> String {
    "{role: textbox, label: Town, \(rest)errorMessage: Too far}"
  }
}
