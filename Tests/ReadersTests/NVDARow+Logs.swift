import ScreenReader

/// The patterns of NVDA's own logs: the pages A, O, S, T, W, G and I of tactual's calibration corpus.
extension NVDARow {
  static let logs: [NVDARow] = [
    NVDARow(
      36, "A:banner-1", "{role: banner, children: [\(heading(1))]}", [.readAll],
      "banner landmark · heading · level 1 · Harbour"),
    NVDARow(
      37, "A:button:actions",
      "{role: region, label: Boats, children: [{role: button, label: More, hasPopup: menu, expanded: false}]}",
      field, "Boats · region · More · menu button · collapsed · subMenu"),
    NVDARow(
      38, "A:button:advanced-filters", "{role: button, label: Filters, expanded: false}", field,
      "Filters · button · collapsed"),
    NVDARow(
      39, "A:button:mute-alerts", "{role: button, label: Mute, pressed: false}", field,
      "Mute · toggle button · not pressed"),
    NVDARow(
      40, "A:combobox:plan",
      "{role: combobox, label: Deck, description: Upper or lower, value: Upper}", field,
      "Deck · combo box · collapsed · Upper or lower · Upper"),
    NVDARow(
      41, "A:f1.textbox:card-number",
      "{role: region, label: Pay, children: [{label: Bank, toolkitStates: [frame], children: "
        + "[{role: main, label: Card, children: [{role: textbox, label: Number, description: In front, value: '4'}]}]}]}",
      field,
      "Pay · region · Bank · frame · Card · main landmark · Number · edit · In front · 4"),
    NVDARow(
      42, "A:heading:form-controls",
      "{role: form, label: Tickets, toolkitStates: [labelled-by-text], children: "
        + "[{role: heading, level: 2, children: [Tickets]}]}",
      [.readAll], "form · heading · level 2 · Tickets"),
    NVDARow(
      43, "A:heading:embedded-checkout", region, [.jump(to: "heading")],
      "Piers · region · Piers · heading · level 2"),
    NVDARow(
      44, "A:main:calibration-workspace",
      "{role: main, label: Port, children: [{role: region, label: Piers, toolkitStates: [labelled-by-text], "
        + "children: [{role: heading, level: 2, children: [Piers]}, Calm]}]}",
      [.readAll],
      "Port · main landmark · region · heading · level 2 · Piers"),
    NVDARow(
      45, "A:link:download-summary",
      "{role: main, label: Port, children: [{role: region, label: Boats, children: [{role: tabpanel, label: Sum, "
        + "toolkitStates: [labelled-by-text], children: [{role: link, linkTarget: '#top', children: [Up]}]}]}]}",
      [.jump(to: "link")],
      "Port · main landmark · Boats · region · Sum · property page · Up · same page · link"),
    NVDARow(
      46, "A:link:privacy-notice",
      "{role: contentinfo, children: [{role: link, linkTarget: '#top', children: [Up]}]}",
      [.jump(to: "link")], "content info landmark · Up · same page · link"),
    NVDARow(
      47, "A:radio:use-my-profile",
      "{role: group, label: Deck, toolkitStates: [labelled-by-text], children: "
        + "[{role: radio, label: Upper, checked: true}]}",
      field, "Deck · grouping · Upper · radio button · checked"),
    NVDARow(
      48, "A:region:composite-widgets", region, [.jump(to: "landmark")],
      "Piers · region · Piers · heading · level 2"),
    NVDARow(
      49, "A:textbox:email-address",
      "{role: textbox, label: Mail, required: true, invalid: 'true', description: Write it whole, value: ada}",
      field, "Mail · edit · required · invalid entry · Write it whole · ada"),
    NVDARow(
      50, "O:button:save-parent-account",
      "{role: region, label: Boats, children: [Calm, {role: button, label: Call}]}",
      [.readAll], "button · Call · out of region"),
    NVDARow(
      51, "O:f1.combobox:billing-country", "{role: combobox, label: Deck, value: Upper}", field,
      "Deck · combo box · collapsed · Upper"),
    NVDARow(
      51, "O:f1.combobox:billing-country", "{role: combobox, label: Deck, value: Upper}", [.tab],
      "Deck · combo box · Upper · collapsed"),
    NVDARow(
      52, "O:f1.textbox:expiration-date", "{role: textbox, label: Until, value: '9'}", field,
      "Until · edit · 9"),
    NVDARow(
      52, "O:f1.textbox:expiration-date", "{role: textbox, label: Until, value: '9'}", [.tab],
      "Until · edit · selected 9"),
    NVDARow(
      53, "O:f1.textbox:card-number",
      "{role: region, label: Pay, children: [{label: Bank, toolkitStates: [frame], children: "
        + "[{role: main, label: Card, children: [{role: form, label: Details, children: "
        + "[{role: textbox, label: Number, value: '4'}]}]}]}]}",
      field,
      "Pay · region · Bank · frame · Card · main landmark · Details · form · Number · edit · 4"),
    NVDARow(
      54, "S:button:open-orders-route",
      "{role: main, children: [{role: region, label: Boats, children: [{role: button, label: Call}]}]}",
      field, "main landmark · Boats · region · Call · button"),
    NVDARow(
      55, "T:button:open-contoso",
      "{role: grid, children: [\(row("Heron", 1)), \(row("Gull", 2))]}",
      [.jump(to: "button"), .jump(to: "button")], "Gull · row 3 · Call · button"),
    NVDARow(
      56, "W:combobox:good-combobox",
      "{role: combobox, label: Deck, readOnly: false, expanded: false, hasPopup: listbox, "
        + "toolkitStates: [autocomplete]}",
      field, "Deck · combo box · collapsed · has auto complete · editable · opens list"),
    NVDARow(
      57, "G:navigation:main-navigation",
      "{role: navigation, label: Piers, children: [{role: list, children: [{role: listitem, children: "
        + "[{label: •, ariaRole: ListMarker, frame: [0, 0, 8, 20]}, {role: link, linkTarget: '#n', children: "
        + "[{text: North, frame: [10, 0, 40, 20]}]}]}, {role: listitem, children: [South]}]}]}",
      [.readAll],
      "Piers · navigation landmark · list · with 2 items · • · same page · link · North"),
    NVDARow(
      58, "G:searchbox:search", "{role: searchbox, label: 'Search:', placeholder: Boat or pier}",
      [.tab], "Search: · edit · Boat or pier · blank"),
    NVDARow(
      59, "G:region:product-list",
      "{role: region, label: Our boats, children: [{role: heading, level: 3, children: [Heron]}, Calm]}",
      [.readAll], "Our boats · region · heading · level 3 · Heron"),
    NVDARow(
      60, "I:button:options-menu",
      "{role: region, label: Boats, children: [Calm, {role: button, label: More, hasPopup: menu, expanded: false}]}",
      [.readAll], "menu button · collapsed · subMenu · More · out of region"),
  ]

  private static let field: [Command] = [.jump(to: "formField")]
  private static let region =
    "{role: region, label: Piers, toolkitStates: [labelled-by-text], children: "
    + "[{role: heading, level: 2, children: [Piers]}]}"
  private static func row(_ name: String, _ index: Int) -> String {
    "{role: row, children: [{role: rowheader, cell: {row: \(index), column: null}, children: [\(name)]}, "
      + "{role: gridcell, cell: {row: \(index), column: null}, children: [{role: button, label: Call}]}]}"
  }
}
