package import AccessibilityTree

extension Bridges {
  /// Returns a page as Chromium's accessibility on Android shows it.
  ///
  /// Each control and link is one stop, a block that holds nothing but text another, and each piece of any other text
  /// one of its own. Lists and tables stay around what they hold; landmarks and groups do not.
  ///
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  package static func chromiumOnAndroid(_ page: Screen) -> BridgedScreen {
    var work = ChromiumAndroidTree(page.tree)
    var screen = page
    let objects = work.objects()
    screen.tree = objects.tree
    screen.toolkit = .chromium
    return BridgedScreen(screen: screen, origins: objects.origins, notes: work.notes.all)
  }
}
