import AccessibilityTree
import ScreenReader
import Voices

/// The quick keys of NVDA's browse mode (source code: `browseMode.py`).
///
/// Those for text after links, paragraphs and errors are not simulated.
enum NVDAQuickKeys {
  static let all: [QuickKey] =
    [
      QuickKey("heading", "h", title: .rotorHeadings, item: .itemHeading, where: isHeading)
        .phrase(of: .heading, saysRoleLast: true)
    ]
    + (1...9).map(heading)
    + [
      QuickKey("link", "k", title: .rotorLinks, item: .itemLink, where: isLink)
        .phrase(of: .link, saysRoleLast: true),
      QuickKey("visitedLink", "v", item: .itemVisitedLink) {
        isLink($0) && $0.traits.contains(.visited)
      }.phrase(of: .link, saysRoleLast: true),
      QuickKey("unvisitedLink", "u", item: "itemUnvisitedLink") {
        isLink($0) && !$0.traits.contains(.visited)
      }.phrase(of: .link, saysRoleLast: true),
      QuickKey("formField", "f", title: .rotorFormControls, item: .itemFormControl) {
        $0.role.map(NVDARoleWords.isField) ?? false
      },
      QuickKey("button", "b", title: .rotorButtons, item: .itemButton) { $0.role == .button },
      QuickKey("textField", "e", item: .itemTextField) {
        $0.role == .textBox || $0.role == .searchBox || $0.role == .spinButton
          || $0.role == .comboBox && $0.states.isReadOnly == false
      },
      QuickKey("comboBox", "c", item: "itemComboBox") { $0.role == .comboBox },
      QuickKey("radio", "r", item: "itemRadioButton") { $0.role == .radio },
      QuickKey("checkbox", "x", item: "itemCheckBox") {
        $0.role == .checkbox || $0.role == .switchControl
      },
      QuickKey("list", "l", item: .itemList, extent: .placeAndLine) { $0.role == .list },
      QuickKey("listItem", "i", item: "itemListItem", extent: .line) { $0.role == .listItem },
      QuickKey("table", "t", item: .itemTable, extent: .placeAndLine, where: NVDAPlaces.isTable),
      QuickKey("frame", "m", item: "itemFrame", extent: .placeAndLine) {
        $0.webFlags.contains(.isFrame)
      },
      QuickKey("landmark", "d", title: .rotorLandmarks, item: .itemLandmark, extent: .placeAndLine)
      {
        $0.role != .form && NVDAPlaces.isLandmark($0)
      },
      QuickKey("image", "g", item: .itemImage) { $0.role == .image },
      QuickKey("blockquote", "q", item: "itemBlockquote", extent: .placeAndLine) {
        $0.role == .blockquote
      },
      QuickKey("separator", "s", item: "itemSeparator") { $0.role == .separator },
      QuickKey("object", "o", item: "itemObject") {
        $0.role == .application || $0.role == .dialog || $0.role == .alertDialog
          || $0.toolkitType == "PluginObject" || $0.toolkitType == "EmbeddedObject"
      },
      QuickKey("annotation", "a", item: "itemAnnotation") {
        $0.role == .insertion || $0.role == .deletion || $0.webFlags.contains(.hasComment)
      },
    ]

  private static func heading(level: Int) -> QuickKey {
    QuickKey(
      "heading\(level)", Character("\(level)"), item: "itemHeadingLevel", level: level
    ) { isHeading($0) && ($0.level ?? $0.headingLevel ?? 2) == level }
    .phrase(of: .heading, saysRoleLast: true)
  }

  private static func isHeading(_ element: Element) -> Bool {
    (element.role == .heading || element.traits.contains(.header)
      || element.webFlags.contains(.beginsHeading))
      && !element.webFlags.contains(.goesOnInHeading)
      && !element.webFlags.contains(.continues)
  }

  private static func isLink(_ element: Element) -> Bool {
    (element.role == .link || element.traits.contains(.link)
      || element.webFlags.contains(.beginsLink)) && !element.webFlags.contains(.goesOnInLink)
      && !element.webFlags.contains(.continues)
  }
}
