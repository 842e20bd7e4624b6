import AccessibilityTree
import Testing

@Suite struct RoleTests {
  /// The roles of WAI-ARIA 1.2 that are no abstract ones.
  static let words = """
    alert alertdialog application article banner blockquote button caption cell checkbox code \
    columnheader combobox complementary contentinfo definition deletion dialog directory document \
    emphasis feed figure form generic grid gridcell group heading img insertion link list listbox \
    listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter \
    navigation none note option paragraph presentation progressbar radio radiogroup region row \
    rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong \
    subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip \
    tree treegrid treeitem mark image
    """.split(separator: " ").map(String.init)

  @Test(arguments: words) func everyWordOfARIAIsARole(_ word: String) {
    let synonyms = ["image": "img", "presentation": "none"]
    #expect(Role(word: word)?.rawValue == synonyms[word] ?? word)
  }

  @Test(arguments: ["Button", "comboBox", "", "widget"]) func otherWordsAreNone(_ word: String) {
    #expect(Role(word: word) == nil)
  }

  /// A role never contradicts the traits that say the same.
  @Test(arguments: Role.allCases) func traitsAndRoleGoTogether(_ role: Role) {
    #expect(role.traits.contradiction(of: role) == nil)
    if let named = role.traits.role, role.category == .widget {
      #expect(named.traits == role.traits)
    }
  }

  static let semantics: [(traits: Traits, container: Container?, role: Role?)] = [
    (.button, nil, .button), ([.switchButton, .button], nil, .switchControl), (.link, nil, .link),
    (.header, nil, .heading), ([.button, .header], nil, .button), (.image, nil, .image),
    (.searchField, nil, .searchBox), ([.textEntry, .searchField], nil, .searchBox),
    ([.textEntry, .secureTextField], nil, .textBox), (.checkbox, nil, .checkbox),
    (.radioButton, nil, .radio), (.tab, nil, .tab), (.adjustable, nil, .slider),
    (.popupButton, nil, .button), (.backButton, nil, .button), (.staticText, nil, nil),
    ([], nil, nil), ([], .list, .list), ([], .landmark, .region), ([], .tabBar, .tabList),
  ]

  @Test(arguments: semantics) func traitsAndContainersTellARole(
    _ row: (traits: Traits, container: Container?, role: Role?)
  ) {
    var element = Element("Rate", traits: row.traits)
    element.container = row.container
    #expect(element.semanticRole == row.role)
    element.role = .treeItem
    #expect(element.semanticRole == .treeItem)
  }

  static let pairs: [(role: Role, traits: Traits, contradicted: String?)] = [
    (.button, .button, nil), (.link, .button, "button"), (.button, .link, "link"),
    (.comboBox, .textEntry, nil), (.comboBox, .popupButton, nil), (.menuItem, .button, nil),
    (.treeItem, .button, nil), (.spinButton, .adjustable, nil), (.slider, .header, "header"),
    (.heading, [.button, .header], nil), (.button, [.header, .image], "header"),
    (.switchControl, [.switchButton, .button], nil), (.link, [.selected, .staticText], nil),
    (.checkbox, .switchButton, nil), (.radio, .checkbox, "checkbox"), (.figure, .image, nil),
    (.list, .adjustable, "adjustable"), (.searchBox, [.textEntry, .searchField], nil),
  ]

  @Test(arguments: pairs) func traitsContradictARole(
    _ row: (role: Role, traits: Traits, contradicted: String?)
  ) {
    #expect(row.traits.contradiction(of: row.role)?.name == row.contradicted)
  }

  static let states: [(state: States.Key, has: [Role], hasNot: [Role])] = [
    (.pressed, [.button], [.heading, .link, .checkbox]),
    (.checked, [.checkbox, .radio, .switchControl, .option, .treeItem], [.link, .button, .tab]),
    (.selected, [.tab, .row, .gridCell, .columnHeader], [.button, .cell, .listItem]),
    (.required, [.textBox, .searchBox, .radioGroup, .radio], [.slider, .button]),
    (.readOnly, [.slider, .grid, .textBox], [.button, .tree]),
    (.multiline, [.textBox, .searchBox], [.comboBox]),
    (.invalid, [.checkbox, .textBox], [.button, .radio]),
    (.popup, [.button, .link, .textBox, .treeItem], [.checkbox, .heading]),
    (.orientation, [.slider, .tabList, .separator], [.list, .button]),
    (.sort, [.columnHeader, .rowHeader], [.cell, .table]),
    (.busy, [.generic, .button], []), (.current, [.link, .row], []),
    (.live, [.status, .group], []),
  ]

  @Test(arguments: states) func statesBelongToRoles(
    _ row: (state: States.Key, has: [Role], hasNot: [Role])
  ) {
    for role in row.has { #expect(role.supports(row.state), "\(role)") }
    for role in row.hasNot { #expect(!role.supports(row.state), "\(role)") }
  }

  @Test func whatTheRoleDoesNotHaveIsTakenBack() {
    var states = States()
    states.pressed = .true
    states.isBusy = true
    states.sort = .ascending
    #expect(states.stated == [.pressed, .busy, .sort])
    var free = states
    free.keepOnly(of: nil)
    #expect(free == states)
    states.keepOnly(of: .columnHeader)
    #expect(states.stated == [.busy, .sort])
  }
}
