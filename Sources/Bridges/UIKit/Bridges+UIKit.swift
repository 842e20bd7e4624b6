package import AccessibilityTree

extension Bridges {
  /// Returns a screen as UIKit's accessibility shows it: what roles, states and numbers say, said with
  /// traits, containers and values.
  ///
  /// ```swift
  /// var save = Element("Save")
  /// save.role = .button            // heard: "Save, button"
  /// ```
  ///
  /// Nodes stay in their places. What an element says of itself by traits or a value is left as it is.
  ///
  /// A toolkit that has told UIKit of its elements by itself, as the traits of its dumps say, has nothing more
  /// to say by roles.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package static func uiKit(_ screen: Screen) -> Screen { uiKitIfChanged(screen) ?? screen }

  /// Returns the same, or `nil` where UIKit shows the screen as it is stated.
  static func uiKitIfChanged(_ screen: Screen) -> Screen? {
    guard !tellsByItself(screen.toolkit), let first = screen.tree.firstIndexOfRole else {
      return nil
    }
    var screen = screen
    for index in first..<screen.tree.count where screen.tree[index].statesRole {
      let hasChildren = screen.tree.hasChildren(index)
      screen.tree[index] = UIKitElement(screen.tree[index], hasChildren: hasChildren).element
    }
    return screen
  }

  /// Returns an element as UIKit's accessibility shows it.
  package static func uiKit(
    _ element: Element, of toolkit: Toolkit?, hasChildren: Bool
  ) -> Element {
    element.statesRole && !tellsByItself(toolkit)
      ? UIKitElement(element, hasChildren: hasChildren).element : element
  }

  private static func tellsByItself(_ toolkit: Toolkit?) -> Bool {
    switch toolkit {
    case .web, .webKit, .chromium, .flutter, .accessKit, .android: true
    case .uiKit, .appKit, nil: false
    }
  }
}
