import Testing

/// Pieces of pages as they state themselves, and what each is heard as on both systems, hints left out.
struct WebRow: Sendable, CustomTestStringConvertible {
  let page: String
  let iOS: [String]
  let macOS: [String]

  init(_ page: String, iOS: [String], macOS: [String]) {
    self.page = page
    self.iOS = iOS
    self.macOS = macOS
  }

  var testDescription: String { page }

  static let all: [WebRow] = [
    WebRow(
      "{role: button, label: Save, children: [Save]}",
      iOS: ["Save, button"],
      macOS: ["Save button"]),
    WebRow(
      "{role: math, children: [{role: generic, children: [a]}, +, b]}",
      iOS: ["a + b, math"],
      macOS: ["a + b math"]),
    WebRow(
      "{role: img, toolkitType: Video, toolkitStates: [inline], label: Film, children: [{button: Play}]}",
      iOS: ["Film, video playback"],
      macOS: ["Film video playback"]),
    WebRow(
      "{role: img, toolkitType: Audio, children: [{button: Play}]}",
      iOS: ["audio playback"],
      macOS: ["audio playback"]),
    WebRow(
      "{role: meter, label: Disk, value: '3'}",
      iOS: ["Disk, 3"],
      macOS: ["3 Disk level indicator"]),
    WebRow(
      "{role: marquee, label: Rates, children: [One]}",
      iOS: ["One"],
      macOS: ["Rates marquee", "One", "end of Rates marquee"]),
    WebRow(
      "{role: link, label: Terms, children: [Terms]}",
      iOS: ["Terms, link"],
      macOS: ["link Terms"]),
    WebRow(
      "{role: link, label: A B, children: [{heading: A}, {button: B}]}",
      iOS: ["A, heading, link", "B, button, link"],
      macOS: ["heading A", "B button"]),
    WebRow(
      "{role: link, label: Moss 41%, children: [{role: img, label: Moss}, {role: generic, children: [41%]}]}",
      iOS: ["Moss 41%, link"],
      macOS: ["link Moss 41%"]),
    WebRow(
      "{role: link, label: Moss, children: [{role: img, label: Moss}]}",
      iOS: ["Moss, link, image"],
      macOS: ["link Moss"]),
    WebRow(
      "{role: link, label: Moss Soft, children: [{role: img, label: Moss}, {role: heading, level: 3, label: Soft, children: [Soft]}]}",
      iOS: ["Moss, link, image", "Soft, heading level 3, link"],
      macOS: ["link Moss Soft"]),
    WebRow(
      "{role: heading, label: News, level: 2, children: [News]}",
      iOS: ["News, heading level 2"],
      macOS: ["heading level 2 News"]),
    WebRow(
      """
      {role: paragraph, children: [One, {role: strong, children: [two]}, '.', {role: link,
      label: three}]}
      """,
      iOS: ["One", "two", ".", "three, link"],
      macOS: ["One two.", "link three"]),
    WebRow(
      """
      {role: list, toolkitStates: [plain-list], children: [{role: listitem, children:
      [{ariaRole: ListMarker, label: •}, Figs]}, {role: listitem, children: [{ariaRole:
      ListMarker, label: •}, Plums]}]}
      """,
      iOS: ["bullet, list start", "Figs", "bullet", "Plums, list end"],
      macOS: ["list 2 items", "bullet Figs, 1 of 2", "bullet Plums, 2 of 2", "end of list"]),
    WebRow(
      """
      {role: list, toolkitStates: [plain-list], children: [{role: listitem, children:
      [Figs]}, {role: listitem, children: [Plums]}]}
      """,
      iOS: ["Figs", "Plums"],
      macOS: ["Figs", "Plums"]),
    WebRow(
      """
      {role: navigation, label: Site, children: [{role: list, toolkitStates: [plain-list],
      children: [{role: listitem, children: [{role: link, label: Home}]}, {role: listitem,
      children: [{role: link, label: Shop, current: page}]}]}]}
      """,
      iOS: [
        "Home, link, list start, Site, navigation, landmark",
        "Shop, current page, link, list end, end, Site, navigation",
      ],
      macOS: [
        "Site navigation", "list 2 items", "link Home, 1 of 2",
        "current page link Shop, 2 of 2", "end of list", "end of Site navigation",
      ]),
    WebRow(
      """
      {role: list, toolkitStates: [definition-list], children: [{role: term, children:
      [Fig]}, {role: definition, children: [A fruit]}, {role: term, children: [Leek]},
      {role: definition, children: [A plant]}]}
      """,
      iOS: [
        "Fig, definition list start, term", "A fruit, definition", "Leek, term",
        "A plant, definition list end, definition",
      ],
      macOS: [
        "description list 2 items", "Fig, 1 of 4", "A fruit, 2 of 4", "Leek, 3 of 4",
        "A plant, 4 of 4", "end of description list",
      ]),
    WebRow(
      "{role: checkbox, label: All, checked: mixed}",
      iOS: ["All, checkbox, mixed"],
      macOS: ["All mixed checkbox"]),
    WebRow(
      """
      {role: radiogroup, label: Size, required: true, children: [{role: radio, label: Small,
      checked: true}, {role: radio, label: Large, checked: false}]}
      """,
      iOS: [
        "Size, Small, radio button, checked, 1 of 2, required",
        "Large, radio button, unchecked, 2 of 2, required",
      ],
      macOS: [
        "Size required radio group", "Small selected radio button, 1 of 2",
        "Large radio button, 2 of 2", "end of Size radio group",
      ]),
    WebRow(
      """
      {role: group, label: Way, toolkitStates: [fieldset], children: [Way, {role: radio,
      label: By post, checked: false, position: {index: 1, count: 2}}, {role: radio, label:
      By hand, checked: false, position: {index: 2, count: 2}}]}
      """,
      iOS: [
        "Way", "By post, radio button, unchecked, 1 of 2",
        "By hand, radio button, unchecked, 2 of 2",
      ],
      macOS: [
        "Way group", "Way", "By post radio button, 1 of 2", "By hand radio button, 2 of 2",
        "end of Way group",
      ]),
    WebRow(
      "{role: button, label: Bold, pressed: true}",
      iOS: ["Bold, toggle button, pressed"],
      macOS: ["Bold selected toggle button"]),
    WebRow(
      "{role: button, label: Bold, pressed: false}",
      iOS: ["Bold, toggle button, not pressed"],
      macOS: ["Bold toggle button"]),
    WebRow(
      "{role: button, label: Sort, hasPopup: menu, expanded: false}",
      iOS: ["Sort, pop up button, menu popup, collapsed"],
      macOS: ["Sort menu pop up collapsed button"]),
    WebRow(
      "{role: slider, label: Volume, value: '6', range: {min: 0, max: 11}}",
      iOS: ["Volume, 6, 54.5%, adjustable"],
      macOS: ["6 Volume slider"]),
    WebRow(
      "{role: textbox, label: Name, value: Ada, required: true}",
      iOS: ["Name, Ada, text field, required"],
      macOS: ["Ada contents selected Name required edit text"]),
    WebRow(
      "{role: textbox, label: Mail, invalid: true, errorMessage: An at sign is missing}",
      iOS: ["Mail, text field, invalid data, An at sign is missing"],
      macOS: ["Mail invalid data edit text"]),
    WebRow(
      "{role: textbox, label: Note, value: Ring twice, multiline: true}",
      iOS: ["Note, Ring twice, multi line text field"],
      macOS: ["Note edit text Ring twice"]),
    WebRow(
      "{role: textbox, label: Date, placeholder: DD.MM.YYYY}",
      iOS: ["Date, DD.MM.YYYY, text field"],
      macOS: ["Date DD.MM.YYYY edit text"]),
    WebRow(
      "{role: textbox, label: Word, value: •••, traits: [secureTextField]}",
      iOS: ["Word, 3 characters, secure text field"],
      macOS: ["3 characters Word secure edit text"]),
    WebRow(
      "{role: combobox, label: City, expanded: false}",
      iOS: ["City, combo box, list box popup, collapsed"],
      macOS: ["City list box pop up Menu pop-up combo box"]),
    WebRow(
      "{role: combobox, label: City, toolkitStates: [datalist]}",
      iOS: ["City, text field, list box popup"],
      macOS: ["City list box pop up edit text"]),
    WebRow(
      "{role: combobox, label: Size, value: L, toolkitStates: [select], hasPopup: menu}",
      iOS: ["Size, L, pop up button"],
      macOS: ["L Size pop up button"]),
    WebRow(
      "{label: Day, value: '2026-03-09', traits: [popupButton], toolkitStates: [date]}",
      iOS: ["Day, March 9, 2026, pop up button"],
      macOS: ["March 9, 2026 contents selected Day edit text"]),
    WebRow(
      "{role: button, label: Photo, toolkitStates: [file]}",
      iOS: ["Photo, no file selected, button"],
      macOS: ["no file selected Photo file upload button"]),
    WebRow(
      "{role: switch, label: Sound, checked: true}",
      iOS: ["Sound, switch button, on"],
      macOS: ["Sound on switch"]),
    WebRow(
      "{role: button, label: Trains, expanded: false, toolkitStates: [summary]}",
      iOS: ["Trains, button, collapsed"],
      macOS: ["Trains collapsed summary group"]),
    WebRow(
      "{role: button, label: Help, description: Opens a page}",
      iOS: ["Help, button"],
      macOS: ["Help button"]),
    WebRow(
      """
      {role: button, label: Help, description: Opens a page, toolkitStates:
      [aria-description]}
      """,
      iOS: ["Help, description, Opens a page, button"],
      macOS: ["Help Opens a page button"]),
    WebRow(
      "{role: img, label: Mangoes}",
      iOS: ["Mangoes, image"],
      macOS: ["Mangoes image"]),
    WebRow(
      """
      {role: figure, children: [{role: img, label: Mangoes}, {toolkitStates: [caption],
      children: [Ripe ones]}]}
      """,
      iOS: ["Mangoes, image", "Ripe ones"],
      macOS: ["Ripe ones figure", "Mangoes image", "Ripe ones", "end of Ripe ones figure"]),
    WebRow(
      "{role: separator, label: Part two}",
      iOS: ["separator, Part two"],
      macOS: ["Part two separator"]),
    WebRow(
      """
      {role: separator, toolkitStates: [splitter], orientation: vertical, label: Panes,
      value: '30', keyboardFocusable: true}
      """,
      iOS: ["Panes, 30"],
      macOS: ["30 Panes vertical splitter"]),
    WebRow(
      "{role: separator, toolkitStates: [splitter], label: Panes}",
      iOS: [],
      macOS: ["Panes horizontal splitter"]),
    WebRow(
      "{role: application, label: Desk, children: [One]}",
      iOS: ["One"],
      macOS: ["Desk web application", "One", "end of Desk web application"]),
    WebRow(
      """
      {role: menu, label: File, children: [{role: menuitem, label: Open, children: [{role:
      link, label: Open, children: [Open]}, {role: link, label: Recent}]}]}
      """,
      iOS: ["File, Open, menu item", "Recent, link"],
      macOS: ["menu File 1 items", "Open menu item", "link Recent", "end of menu"]),
    WebRow(
      "{toolkitStates: [frame], label: Advertisement}",
      iOS: [],
      macOS: []),
    WebRow(
      "{role: img, frame: [0, 0, 1, 1]}, {role: img, label: Dot, frame: [0, 0, 1, 1]}",
      iOS: ["Dot, image"],
      macOS: ["Dot image"]),
    WebRow(
      """
      {role: table, children: [{role: row, children: [{role: cell, children: [{role: link,
      label: A}, {role: link, label: B}]}, {role: cell, label: C}]}, {role: row, children:
      [{role: cell, label: D}, {role: rowheader, label: E}, {role: cell, label: F}]}]}
      """,
      iOS: [
        "A, link, row 1, column 1, table start, 2 rows, 3 columns", "B, link", "C, column 2",
        "D, row 2, column 1", "E, row header, column 2", "F, column 3, table end",
      ],
      macOS: [
        "table 3 columns, 2 rows", "row 1 of 2 link A column 1 of 3", "link B",
        "C column 2 of 3", "row 2 of 2 D column 1 of 3", "E column 2 of 3", "F column 3 of 3",
        "end of table",
      ]),
    WebRow(
      "{role: separator}",
      iOS: ["separator"],
      macOS: ["separator"]),
    WebRow(
      """
      {role: dialog, label: Sign in, modal: true, children: [Who are you?, {role: button,
      label: Close}]}
      """,
      iOS: ["Who are you?", "Close, button"],
      macOS: [
        "Sign in web dialog", "Who are you?", "Close button", "end of Sign in web dialog",
      ]),
    WebRow(
      "{role: log, label: Chat}",
      iOS: ["Chat"],
      macOS: ["Chat log"]),
    WebRow(
      """
      {role: tablist, label: Views, children: [{role: tab, label: Map, traits: [selected]},
      {role: tab, label: List}]}
      """,
      iOS: ["Views, selected, Map, tab, 1 of 2", "List, tab, 2 of 2"],
      macOS: ["Map selected tab, 1 of 2", "List tab, 2 of 2"]),
    WebRow(
      "{role: region, children: [One]}",
      iOS: ["One"],
      macOS: ["One"]),
    WebRow(
      "{role: generic, toolkitStates: [clickable], children: [Read more]}",
      iOS: ["Read more, clickable"],
      macOS: ["Read more clickable"]),
    WebRow(
      "{role: generic, children: [{role: deletion, children: [Nine]}]}",
      iOS: ["Nine, deletion"],
      macOS: ["Nine"]),
    WebRow(
      "{role: group, label: News, children: [News]}",
      iOS: ["News"],
      macOS: ["News group", "News", "end of News group"]),
    WebRow(
      "{hidden: true, role: button, label: Gone}",
      iOS: [],
      macOS: []),
    WebRow(
      """
      {role: table, label: Trains, children: [{role: row, children: [{role: columnheader,
      label: To, sort: ascending, children: [To]}, {role: columnheader, label: At, children:
      [At]}]}, {role: row, children: [{role: rowheader, label: Linz, children: [Linz]},
      {role: cell, label: '9:10', children: ['9:10']}]}]}
      """,
      iOS: [
        "Trains, To, sort up, row header, column header, row 1, column 1, table start, 2 rows, 2 columns",
        "At, column header, column 2", "Linz, row header, row 2, column 1",
        "At, 9:10, column 2, table end",
      ],
      macOS: [
        "Trains table 2 columns, 2 rows", "row 1 of 2 To column 1 of 2 sort up",
        "At column 2 of 2", "row 2 of 2 Linz column 1 of 2", "At 9:10 column 2 of 2",
        "end of table",
      ]),
  ]
}
