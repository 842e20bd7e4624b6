import AccessibilityTree

/// What Chromium asks of a node before it shows it to readers on Android.
struct ChromiumAndroidMarks: OptionSet {
  let rawValue: UInt8

  /// The keyboard gets to it.
  static let isFocusable = ChromiumAndroidMarks(rawValue: 1 << 0)
  /// Its role is that of a control.
  static let isControl = ChromiumAndroidMarks(rawValue: 1 << 1)
  /// It holds texts and nothing else, or nothing.
  static let holdsTextOnly = ChromiumAndroidMarks(rawValue: 1 << 2)
  /// It begins with the marker of a list item.
  static let holdsMarker = ChromiumAndroidMarks(rawValue: 1 << 3)
  /// Something that is to be reached on its own, or a part of a table, stands in it.
  static let holdsReachable = ChromiumAndroidMarks(rawValue: 1 << 4)
  /// It says all that stands in it.
  static let isLeaf = ChromiumAndroidMarks(rawValue: 1 << 5)
  /// Words stand in it.
  static let holdsWords = ChromiumAndroidMarks(rawValue: 1 << 6)

  /// Looks at all nodes of a page, from the innermost outwards.
  static func all(of tree: ElementTree) -> [ChromiumAndroidMarks] {
    var marks = [ChromiumAndroidMarks](repeating: .holdsTextOnly, count: tree.count)
    for index in (0..<tree.count).reversed() where !tree[index].isHidden {
      let element = tree[index]
      if element.isFocusableOnPage { marks[index].insert(.isFocusable) }
      if element.isPageControl { marks[index].insert(.isControl) }
      if element.label?.isEmpty == false { marks[index].insert(.holdsWords) }
      if isLeaf(index, tree, marks[index]) { marks[index].insert(.isLeaf) }
      guard let parent = tree.parent(of: index) else { continue }
      if !element.isPageText { marks[parent].remove(.holdsTextOnly) }
      if element.isListMarker { marks[parent].insert(.holdsMarker) }
      if marks[index].contains(.holdsWords) { marks[parent].insert(.holdsWords) }
      let isPart = element.role.map { $0 == .table || $0 == .row || ChromiumAndroidTree.isCell($0) }
      if isPart == true || marks[index].contains(.isFocusable) && element.role != .option
        || marks[index].contains(.holdsReachable)
      {
        marks[parent].insert(.holdsReachable)
      }
    }
    return marks
  }

  private static func isLeaf(
    _ index: Int, _ tree: ElementTree, _ marks: ChromiumAndroidMarks
  ) -> Bool {
    let element = tree[index]
    if !tree.hasChildren(index) { return true }
    if element.isPageDocument || element.webFlags.contains(.isFrame) { return false }
    switch element.role {
    case .button, .image, .meter, .scrollBar, .slider, .separator, .progressBar, .textBox,
      .searchBox, .spinButton, .comboBox:
      return true
    case .checkbox, .radio, .switchControl, .option, .math, .menuItem, .menuItemCheckbox,
      .menuItemRadio, .tab:
      return !marks.contains(.holdsReachable)
    case .link, .listBox, .tabPanel, .tabList: return false
    default: break
    }
    if element.traits.contains(.popupButton) { return true }
    if element.isListMarker { return true }
    let isFocusable = marks.contains(.isFocusable)
    if isFocusable, element.label != nil, !element.webFlags.contains(.isLabelledByText),
      !marks.contains(.holdsTextOnly)
    {
      return false
    }
    if marks.contains(.holdsWords), isFocusable || element.role == .heading {
      return !marks.contains(.holdsReachable)
    }
    return marks.contains(.holdsTextOnly) && !marks.contains(.holdsMarker)
  }
}

extension Element {
  /// Whether it is a text of a page, be it blank.
  var isPageText: Bool { role == nil && traits.contains(.staticText) && !isListMarker }

  /// Whether it is a page, or one in a frame.
  var isPageDocument: Bool { role == .document || webFlags.contains(.isFrame) }

  /// Whether the keyboard gets to it.
  fileprivate var isFocusableOnPage: Bool {
    guard !traits.contains(.notEnabled), !isPageDocument else { return false }
    return role == .link || isPageControl || statedFacts.flag(.keyboardFocusable) == true
  }

  /// Whether it is a control to Chromium (source code: Chromium, ui/accessibility/ax_role_properties.cc, `IsControl`).
  fileprivate var isPageControl: Bool {
    if traits.contains(.popupButton) { return true }
    switch role {
    case .button, .checkbox, .comboBox, .listBox, .menuBar, .menuItem, .menuItemCheckbox,
      .menuItemRadio, .option, .radio, .scrollBar, .searchBox, .slider, .spinButton,
      .switchControl, .tab, .textBox, .tree, .treeItem:
      return true
    default: return false
    }
  }
}
