import AccessibilityTree
import ScreenReader
import Voices

/// The keys of ChromeVox that lead to the next thing of a kind, held with Search (source code:
/// `command_handler.ts`, `automation_predicate.ts`).
enum ChromeVoxQuickKeys {
  static let all: [QuickKey] =
    [line, QuickKey("heading", "h", title: .rotorHeadings, item: .itemHeading, where: isHeading)]
    + (1...6).map(heading)
    + [
      QuickKey("link", "l", title: .rotorLinks, item: .itemLink) { $0.role == .link },
      QuickKey("visitedLink", "v", item: .itemVisitedLink) {
        $0.role == .link && $0.traits.contains(.visited)
      },
      QuickKey("formField", "f", title: .rotorFormControls, item: .itemFormControl) {
        isField($0)
      },
      QuickKey("button", "b", item: .itemButton) {
        $0.role == .button || $0.webFlags.contains(.isSelect)
      },
      QuickKey("textField", "e", item: .itemTextField, where: isEdited),
      QuickKey("comboBox", "c", item: "itemComboBox") { $0.role == .comboBox },
      QuickKey("checkbox", "x", item: "itemCheckBox") {
        $0.role == .checkbox || $0.role == .switchControl
      },
      QuickKey("table", "t", title: .rotorTables, item: .itemTable) {
        $0.role == .table || $0.role == .grid
      },
      QuickKey("landmark", ";", title: .rotorLandmarks, item: .itemLandmark) {
        isLandmark($0)
      },
      QuickKey("image", "g", item: .itemImage) { $0.role == .image },
      QuickKey("list", "j", item: .itemList) { $0.role == .list },
      QuickKey("invalid", "w", item: "itemInvalid") { $0.states.invalid != nil },
    ]

  private static let line: QuickKey = {
    var key = QuickKey("line", nil, item: "itemLine") { _ in false }
    key.joins = { first, next, tree in
      guard let one = tree[first].frame, let other = tree[next].frame else { return false }
      // Objects on one line share their middles, whatever their heights.
      let middle = other.y + other.height / 2
      return one.y <= middle && middle <= one.y + one.height
    }
    return key
  }()

  private static func heading(level: Int) -> QuickKey {
    QuickKey(
      "heading\(level)", Character("\(level)"), item: "itemHeadingLevel", level: level
    ) { isHeading($0) && ($0.level ?? $0.headingLevel ?? 2) == level }
  }

  private static func isHeading(_ element: Element) -> Bool { element.role == .heading }

  private static func isEdited(_ element: Element) -> Bool {
    element.role == .textBox || element.role == .searchBox || element.webFlags.contains(.isEditable)
      || element.role == .comboBox && element.states.isReadOnly == false
  }

  private static func isField(_ element: Element) -> Bool {
    switch element.role {
    case .button, .comboBox, .checkbox, .listBox, .slider, .switchControl, .tab, .tree: true
    default: isEdited(element)
    }
  }

  private static func isLandmark(_ element: Element) -> Bool {
    switch element.role {
    case .application, .banner, .complementary, .contentInfo, .form, .main, .navigation, .region,
      .search:
      true
    default: false
    }
  }
}
