import AccessibilityTree

/// Which nodes of a page are objects, and which of them hold further ones (source code of ChromeVox:
/// `automation_predicate.ts`).
struct ChromeVoxObjects {
  // How much of what is inside a control is looked through: no control for people holds more.
  private static let mostInside = 256
  private let tree: ElementTree

  init(_ tree: ElementTree) { self.tree = tree }

  /// Returns whether a node is the label of a field, and nothing can be done with what is in it.
  func isLabel(_ node: Int) -> Bool {
    tree[node].toolkitType == "LabelText" && !holdsControl(node)
  }

  /// Returns whether a node is one that moving by objects stops at.
  func isObject(_ node: Int) -> Bool {
    let element = tree[node]
    let isNamed = element.label?.isEmpty == false
    guard let role = element.role else {
      if element.traits.contains(.popupButton) { return !tree.hasChildren(node) }
      return !tree.hasChildren(node) && isNamed || element.isListMarker
    }
    let isFocusable = Self.takesFocus(element)
    if element.webFlags.contains(.isEditable) { return isFocusable }
    switch role {
    case .button, .checkbox, .radio, .switchControl, .slider, .textBox, .searchBox, .link,
      .comboBox, .spinButton, .progressBar, .meter, .separator, .math:
      return true
    case .image: return isNamed
    case .listBox: return isFocusable || !tree.hasChildren(node)
    case .heading: return isNamed && (!tree.hasChildren(node) || holdsTextAlone(node))
    case .cell, .gridCell, .columnHeader, .rowHeader:
      return !tree.hasChildren(node) || holdsTextAlone(node)
    case .menuItem, .menuItemCheckbox, .menuItemRadio, .option, .tab, .treeItem:
      return !tree.hasChildren(node) || holdsTextAlone(node)
    case .menu, .menuBar, .tree, .tabList, .toolBar:
      // One that holds nothing is the end of the way in.
      return !tree.hasChildren(node) || element.statedFacts.flag(.keyboardFocusable) == true
    default:
      // A leaf is read whatever its role is (`leafOrStaticText`).
      if !tree.hasChildren(node) { return isNamed || element.roleDescription?.isEmpty == false }
      return isNamed && element.statedFacts.flag(.keyboardFocusable) == true
    }
  }

  /// Returns whether an object holds others that moving on leads to.
  func isContainer(_ node: Int) -> Bool {
    let element = tree[node]
    guard tree.hasChildren(node) else { return false }
    if element.webFlags.contains(.isEditable) { return !holdsTextAlone(node) }
    switch element.role {
    case .button, .checkbox, .radio, .switchControl, .cell, .gridCell, .columnHeader, .rowHeader:
      return holdsControl(node)
    case .group, .generic, .list, .listItem, .tabPanel, .toolBar, .document, .application, .banner,
      .complementary, .contentInfo, .form, .main, .navigation, .region, .search, .menu, .menuBar,
      .tree, .tabList, .article:
      return !holdsTextAlone(node)
    default: return false
    }
  }

  /// Returns whether all that a node holds is text, and it holds some.
  private func holdsTextAlone(_ node: Int) -> Bool {
    var hasText = false
    for child in tree.children(of: node) {
      let element = tree[child]
      guard element.role == nil, !element.isListMarker, !element.traits.contains(.popupButton)
      else {
        return false
      }
      hasText = hasText || element.label?.isEmpty == false
    }
    return hasText
  }

  private func holdsControl(_ node: Int) -> Bool {
    tree.descendants(of: node).prefix(Self.mostInside).contains { inner in
      let element = tree[inner]
      if element.webFlags.contains(.isClickable) { return true }
      switch element.role {
      case .link, .button, .checkbox, .radio, .switchControl, .textBox, .searchBox, .comboBox,
        .slider, .spinButton, .listBox, .menuItem, .menuItemCheckbox, .menuItemRadio, .tab:
        return true
      default: return false
      }
    }
  }

  /// Returns whether an element takes the focus of the keyboard.
  static func takesFocus(_ element: Element) -> Bool {
    if let states = element.statedFacts.flag(.keyboardFocusable) { return states }
    if element.traits.contains(.notEnabled) { return false }
    if element.webFlags.contains(.isEditable) { return true }
    switch element.role {
    case .button, .link, .checkbox, .radio, .switchControl, .slider, .textBox, .searchBox,
      .comboBox, .spinButton, .tab:
      return true
    default: return false
    }
  }
}

extension Element {
  /// Whether the element is the marker of an item, or a text with the marker before it.
  var isListMarker: Bool { statedFacts.text(.ariaRole) == "ListMarker" }
}
