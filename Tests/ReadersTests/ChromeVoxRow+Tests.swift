import ScreenReader

/// The patterns of ChromeVox's own tests.
///
/// Most of those tests force what is around an object to stand behind it; where it stands before it without that,
/// as in menus, it does here.
extension ChromeVoxRow {
  static let tests: [ChromeVoxRow] = [
    ChromeVoxRow(1, "Input", "{role: textbox}", "Edit text"),
    ChromeVoxRow(2, "Input", "{role: textbox, toolkitStates: [email]}", "Edit text, email entry"),
    ChromeVoxRow(3, "Input", "{role: textbox, traits: [secureTextField]}", "Password edit text"),
    ChromeVoxRow(4, "Input", "{role: spinbutton}", "Spin button"),
    ChromeVoxRow(
      5, "Input", "{traits: [popupButton], toolkitType: InputTime, toolkitStates: [time]}",
      "Time control"),
    ChromeVoxRow(
      5, "Input", "{traits: [popupButton], toolkitType: Date, toolkitStates: [date]}",
      "Date control"),
    ChromeVoxRow(6, "Input", "{role: searchbox}", "Search"),
    ChromeVoxRow(
      7, "ListWithoutSetSize",
      "{role: list, label: Boats, children: [{role: listitem, label: a, children: [\(marker("•")), b]}]}",
      "a · List item · Boats · List",
      differs: "a list whose size is not known is none of a page's: it says how many items it has"),
    ChromeVoxRow(8, "Menu", menu(""), "Menu · a · Menu item · 1 of 3", isPart: true),
    ChromeVoxRow(
      9, "Menu", menu("keyboardFocusable: true, "),
      "Menu · with 3 items · Press up or down arrow to navigate; enter to activate"),
    ChromeVoxRow(
      10, "Menu", "{role: menubar, orientation: horizontal}",
      "Menu bar · Press left or right arrow to navigate; enter to activate"),
    ChromeVoxRow(11, "DivOmitsRole", "{role: generic, children: [Calm sea]}", "Calm sea"),
    ChromeVoxRow(12, "AuralStyledHeadings", heading(1, "Piers"), "Piers · Heading 1"),
    ChromeVoxRow(12, "AuralStyledHeadings", heading(6, "Piers"), "Piers · Heading 6"),
    ChromeVoxRow(
      12, "AuralStyledHeadings", heading(6, "Piers"), "Piers, lower by 0.6 · Heading 6",
      differs: "that the voice is lower at headings is not simulated"),
    ChromeVoxRow(13, "RangeOutput", range("slider"), "volume · Slider · 2 · Min 1 · Max 10"),
    ChromeVoxRow(
      14, "RangeOutput", range("progressbar"), "volume · Progress indicator · 2 · Min 1 · Max 10"),
    ChromeVoxRow(
      15, "RangeOutput", range("spinbutton"), "volume · Spin button · 2 · Min 1 · Max 10"),
    ChromeVoxRow(
      16, "RoleDescription", "{role: button, label: hi, roleDescription: foo}", "hi · foo",
      isPart: true),
    ChromeVoxRow(
      17, "TextFieldObeysRoleDescription", "{role: textbox, roleDescription: square}", "square"),
    ChromeVoxRow(
      17, "TextFieldObeysRoleDescription", "{role: region, roleDescription: circle}", "circle"),
    ChromeVoxRow(18, "NestedList", tree, "schedule · Tree · with 3 items"),
    ChromeVoxRow(
      19, "NestedList", tree, [.next, .next],
      "wake up · Tree item · Not selected · 1 of 3 · level 1"),
    ChromeVoxRow(
      20, "NestedList", tree, [.next, .next, .next, .next, .next],
      "meeting · Tree item · Not selected · 1 of 2 · level 2"),
    ChromeVoxRow(
      21, "AriaCurrentHint", "{role: generic, current: page, children: [Home]}",
      "Home · Current page"),
    ChromeVoxRow(
      21, "AriaCurrentHint", "{role: generic, current: page, children: [Home]}\n  - About",
      [.next, .next], "About"),
    ChromeVoxRow(
      22, "TreeGridLevel",
      treeGrid("label: Treegrid faq, keyboardFocusable: true, "),
      "level 1 · Treegrid faq · Expanded · Row"),
    ChromeVoxRow(23, "TreeGridLevel", treeGrid(""), "Heron · level 1 · row 1 column 1"),
    ChromeVoxRow(24, "InitialFocus", link("a"), "a · Link", isPart: true),
    ChromeVoxRow(
      25, "ContinuousRead",
      "\(link("alpha"))\n  - \(link("beta"))\n  - \(heading(1, "charlie"))", [.readAll],
      "Begin · alpha · Link · beta · Link · charlie · Heading 1", isPart: true),
    ChromeVoxRow(
      26, "ForwardNavigationThroughIframeButtons", framed, [.jump(to: "button")], "Before · Button",
      isPart: true),
    ChromeVoxRow(
      26, "ForwardNavigationThroughIframeButtons", framed,
      [.jump(to: "button"), .jump(to: "button")],
      "Inside · Button · Press Search+Space to activate"),
    ChromeVoxRow(
      26, "ForwardNavigationThroughIframeButtons", framed,
      [.jump(to: "button"), .jump(to: "button"), .jump(to: "button")], "After · Button",
      isPart: true),
    ChromeVoxRow(
      27, "ButtonNameValueDescription", "{role: button, label: foo, value: foo}", "foo · Button",
      isPart: true),
    ChromeVoxRow(
      28, "NameFromHeadingLink",
      "{role: heading, level: 1, children: [\(link("go")), {role: paragraph, children: [here]}]}",
      "go · Link · Heading 1", isPart: true),
    ChromeVoxRow(
      29, "OptionChildIndexCount", fruits, [.next, .next], "Fruits · with 2 items · apple · 1 of 2",
      isPart: true),
    ChromeVoxRow(
      30, "BasicTableCommands", table, [.next, .cell(.down)], "Dan · row 2 column 1"),
    ChromeVoxRow(
      30, "BasicTableCommands", table, [.next, .cell(.right)], "title · row 1 column 2"),
    ChromeVoxRow(
      30, "BasicTableCommands", table, [.next, .cell(.up)], "No cell above"),
    ChromeVoxRow(
      31, "MissingTableCells", table, [.next, .cell(.down), .cell(.down)], "f · row 3 column 1"),
    ChromeVoxRow(
      31, "MissingTableCells", table, [.next, .cell(.down), .cell(.down), .cell(.right)],
      "No cell right"),
    ChromeVoxRow(
      32, "InPageLinks",
      "{role: link, label: hi, linkTarget: '#there', children: [hi]}\n  - "
        + "{role: button, label: there, id: there}",
      "hi · Internal link", isPart: true),
    ChromeVoxRow(
      33, "ListItem", list("•", "apple"), [.jump(to: "line")], "• · apple · List item",
      isPart: true),
    ChromeVoxRow(
      34, "ListItem", list("1.", "pork"), [.jump(to: "line")], "1. · pork · List item",
      isPart: true),
    ChromeVoxRow(
      35, "BusyHeading",
      "{role: heading, level: 2, children: [\(link("Lots", 0)), \(link("going", 40)), \(link("here", 80))]}",
      [.jump(to: "line")], "Lots · Link · going · Link · here · Link · Heading 2"),
    ChromeVoxRow(
      36, "EditableKeyCommand", "{role: textbox, multiline: true, value: Calm}", "Calm · Text area"
    ),
    ChromeVoxRow(
      37, "NavigationIgnoresLabels",
      "{text: Send it, id: words}\n  - {role: button, labelledBy: words}", "Send it · Button",
      isPart: true),
    ChromeVoxRow(
      38, "LayoutTable", "{role: none, children: [{role: none, children: [start]}]}", "start"),
    ChromeVoxRow(
      39, "TableWithAriaRowCol",
      "{role: table, children: [{role: row, children: [{role: cell, label: test, "
        + "cell: {row: 2, column: null}, children: [test]}]}]}",
      "test · row 3 column 1 · Table , 1 by 1", isPart: true),
    ChromeVoxRow(
      40, "SimilarItemNavigation",
      "{role: heading, level: 3, children: [\(link("inner"))]}\n  - \(heading(3, "outer"))",
      [.jump(to: "heading"), .jump(to: "heading"), .jump(to: "heading", back: true)],
      "inner · Heading 3", isPart: true),
    ChromeVoxRow(
      41, "ReadLinkURLTest", "{role: button, label: Not a link}",
      "Not a link · Button · Press Search+Space to activate"),
    ChromeVoxRow(
      42, "ContentEditableJumpSyncsRange", edited, [.jump(to: "textField")],
      "Top News Most Popular"),
    ChromeVoxRow(
      42, "ContentEditableJumpSyncsRange", edited, [.jump(to: "textField"), .jump(to: "heading")],
      "Top News · Heading 1"),
  ]

  static func heading(_ level: Int, _ text: String) -> String {
    "{role: heading, level: \(level), label: \(text), children: [\(text)]}"
  }

  static func link(_ text: String, _ left: Int? = nil) -> String {
    let frame = left.map { "frame: [\($0), 40, 30, 20], " } ?? ""
    return "{role: link, label: \(text), linkTarget: a.html, \(frame)children: [\(text)]}"
  }

  static func marker(_ sign: String) -> String {
    "{label: '\(sign)', ariaRole: ListMarker, frame: [0, 40, 10, 20]}"
  }

  private static func list(_ sign: String, _ text: String) -> String {
    "{role: list, children: [{role: listitem, children: [\(marker(sign)), "
      + "{text: \(text), frame: [12, 40, 40, 20]}]}]}"
  }
  private static func menu(_ rest: String) -> String {
    "{role: menu, \(rest)children: [{role: menuitem, label: a}, {role: menuitemcheckbox, label: b}, "
      + "{role: menuitemradio, label: c}]}"
  }
  private static func range(_ role: String) -> String {
    "{role: \(role), label: volume, range: {value: 2, min: 1, max: 10}}"
  }
  private static func item(_ text: String, _ level: Int) -> String {
    "{role: treeitem, label: \(text), level: \(level)}"
  }
  private static let tree =
    "{role: tree, children: [schedule, \(item("wake up", 1)), \(item("drink coffee", 1)), "
    + "{role: tree, children: [tasks, \(item("meeting", 2)), \(item("lunch", 2))]}, \(item("cook dinner", 1))]}"
  private static func treeGrid(_ rest: String) -> String {
    "{role: treegrid, children: [{role: row, \(rest)level: 1, expanded: true, children: "
      + "[{role: gridcell, label: Heron, children: [Heron]}, {role: gridcell, label: Gull, children: [Gull]}]}]}"
  }
  private static func button(_ name: String) -> String { "{role: button, label: \(name)}" }
  private static let framed =
    "\(button("Before"))\n  - {role: generic, toolkitStates: [frame], children: [\(button("Inside"))]}"
    + "\n  - \(button("After"))"
  private static let fruits =
    "{role: listbox, children: [{role: paragraph, children: [Fruits]}, {role: option, label: apple}, "
    + "{role: option, label: banana}]}"
  private static func row(_ cells: String...) -> String {
    let cells = cells.map { "{role: cell, label: \($0), children: [\($0)]}" }
    return "{role: row, children: [\(cells.joined(separator: ", "))]}"
  }
  private static let table =
    "{role: table, children: [\(row("name", "title")), \(row("Dan", "Mr")), \(row("f"))]}"
  private static let edited =
    "{role: generic, value: Top News Most Popular, toolkitStates: [editable], keyboardFocusable: true, "
    + "children: [\(heading(1, "Top News")), \(heading(1, "Most Popular"))]}"
}
