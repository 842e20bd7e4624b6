import AccessibilityTree
import ScreenReader
import Voices

/// The quick keys of Orca's browse mode, in the order of its key bindings.
///
/// What each leads to is known from the source code (structural navigation of 43.1), what is said there from
/// recordings: the element alone, but all of a line for items and quotations, and what holds an item before it for lists, tables
/// and landmarks. The keys for large objects, clickables and live regions are not simulated.
enum OrcaQuickKeys {
  static let all: [QuickKey] =
    [
      QuickKey("heading", "h", title: .rotorHeadings, item: .itemHeading, where: isHeading)
        .phrase(of: .heading, saysRoleLast: false)
    ] + (1...6).map(heading)
    + [
      QuickKey("link", "k", title: .rotorLinks, item: .itemLink, where: isLink)
        .phrase(of: .link, saysRoleLast: false),
      QuickKey("unvisitedLink", "u", item: "itemUnvisitedLink") {
        isLink($0) && !$0.traits.contains(.visited)
      }.phrase(of: .link, saysRoleLast: false),
      QuickKey("visitedLink", "v", title: .rotorVisitedLinks, item: .itemVisitedLink) {
        isLink($0) && $0.traits.contains(.visited)
      }.phrase(of: .link, saysRoleLast: false),
      QuickKey("button", "b", title: .rotorButtons, item: .itemButton) {
        // A switch is a button that can be toggled (recorded).
        isActive($0) && ($0.role == .button || $0.role == .switchControl)
      },
      QuickKey("checkbox", "x", title: "rotorCheckBoxes", item: "itemCheckBox") {
        isActive($0) && $0.role == .checkbox
      },
      QuickKey("radio", "r", title: "rotorRadioButtons", item: "itemRadioButton") {
        isActive($0) && $0.role == .radio
      },
      QuickKey("comboBox", "c", title: "rotorComboBoxes", item: "itemComboBox") {
        isActive($0) && $0.role == .comboBox
      },
      QuickKey("textField", "e", title: .rotorTextFields, item: .itemTextField) {
        isActive($0) && isEdited($0)
      },
      QuickKey("formField", nil, title: .rotorFormControls, item: .itemFormControl) {
        isActive($0) && ($0.role.map(OrcaRoleWords.isField) ?? false)
      },
      table,
      QuickKey(
        "list", "l", title: .rotorLists, item: .itemList, extent: .placeAndLine
      ) { OrcaPlaces.isList($0) && !$0.webFlags.contains(.isDefinitionList) },
      QuickKey("listItem", "i", item: "itemListItem", extent: .line) { $0.role == .listItem },
      QuickKey(
        "landmark", "m", title: .rotorLandmarks, item: .itemLandmark, extent: .placeAndLine
      ) { OrcaPlaces.isLandmark($0) && ($0.role != .form || $0.label?.isEmpty == false) },
      QuickKey("image", "g", title: .rotorImages, item: .itemImage) { $0.role == .image },
      QuickKey(
        "blockquote", "q", title: "rotorBlockquotes", item: "itemBlockquote", extent: .line
      ) { $0.role == .blockquote },
      // Headings are paragraphs, too (recorded).
      QuickKey("paragraph", "p", item: "itemParagraph", extent: .line) {
        $0.role == .paragraph || isHeading($0)
      },
      QuickKey("separator", "s", item: "itemSeparator") { $0.role == .separator },
    ]

  // What is heard in a table is its first cell; the caption is its name (recorded).
  private static let table: QuickKey = {
    var key = QuickKey(
      "table", "t", title: .rotorTables, item: .itemTable, extent: .placeAndElement,
      where: OrcaPlaces.isTable)
    key.passes = { $0.role == .caption }
    return key
  }()

  // What can only be read is no entry, and neither is a part of a date, which has no place of its own (recorded).
  private static func isEdited(_ element: Element) -> Bool {
    switch element.role {
    case .textBox, .searchBox: element.states.isReadOnly != true
    case .spinButton: element.states.isReadOnly != true && element.frame != nil
    default: false
    }
  }

  private static func heading(level: Int) -> QuickKey {
    QuickKey(
      "heading\(level)", Character("\(level)"), item: "itemHeadingLevel", level: level
    ) { isHeading($0) && ($0.level ?? $0.headingLevel ?? 2) == level }
    .phrase(of: .heading, saysRoleLast: false)
  }

  // A control that is grayed is passed over (recorded of radio buttons).
  private static func isActive(_ element: Element) -> Bool {
    !element.traits.contains(.notEnabled)
  }

  private static func isHeading(_ element: Element) -> Bool {
    (element.role == .heading || element.traits.contains(.header)
      || element.webFlags.contains(.beginsHeading)) && !element.webFlags.contains(.goesOnInHeading)
  }

  private static func isLink(_ element: Element) -> Bool {
    (element.role == .link || element.traits.contains(.link)
      || element.webFlags.contains(.beginsLink)) && !element.webFlags.contains(.goesOnInLink)
  }
}
