package import AccessibilityTree

extension Bridges {
  /// Returns a page as Chromium's accessibility shows it.
  ///
  /// A text belongs to the block, the heading or the link that it stands in, and is broken where its lines are;
  /// a control is one object with all that it holds; containers, lists and tables stay around what they hold.
  ///
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
