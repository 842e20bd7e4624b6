package import AccessibilityTree

extension Bridges {
  /// Returns a page as Chromium's accessibility shows it on AT-SPI.
  ///
  /// A text belongs to the block, the heading or the link that it stands in, and is broken where its lines are;
  /// a control is one object with all that it holds; containers, lists and tables stay around what they hold.
  ///
  /// - Parameter page: The page as its nodes state themselves, with the roles and states of ARIA.
  /// - Returns: The screen that a reader on Linux asks for, and what was left out and inferred.
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  package static func chromium(_ page: Screen) -> BridgedScreen {
    var work = ChromiumTree(page.tree)
    var screen = page
    screen.tree = work.objects()
    screen.toolkit = .chromium
    return BridgedScreen(screen: screen, notes: work.notes.all)
  }
}
