package import AccessibilityTree

extension Bridges {
  /// Returns a page as Chromium's accessibility shows it.
  ///
  /// A text belongs to the block, the heading or the link that it stands in, and is broken where its lines are;
  /// a control is one object with all that it holds; containers, lists and tables stay around what they hold.
  ///
  /// - Parameters:
  ///   - page: The page as its nodes state themselves, with the roles and states of ARIA.
  ///   - api: In which API it is told.
  /// - Returns: The screen that a reader asks for, and what was left out and inferred.
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  package static func chromium(
    _ page: Screen, in api: ChromiumAPI = .atSPI
  ) -> BridgedScreen {
    var work = ChromiumTree(page.tree, api)
    var screen = page
    let objects = work.objects()
    screen.tree = objects.tree
    screen.toolkit = .chromium
    return BridgedScreen(screen: screen, origins: objects.origins, notes: work.notes.all)
  }
}
