package import AccessibilityTree

extension Bridges {
  /// Returns a page as WebKit's accessibility shows it on iOS.
  ///
  /// A link that holds text alone is one element; a button is one with all that it holds; each header of a
  /// table is heard with its cells.
  ///
  /// - Parameter page: The page as its nodes state themselves, with the roles and states of ARIA.
  /// - Returns: The screen that VoiceOver on iOS asks for, and what was left out and inferred.
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  package static func webKitIOS(_ page: Screen) -> BridgedScreen {
    var work = WebKitTree(page.tree)
    var screen = page
    screen.tree = work.stops()
    screen.toolkit = .uiKit
    return BridgedScreen(
      screen: screen, notes: work.notes.all,
      remarks: ["roles of the web that have no word yet are said as the nearest one"])
  }
}
