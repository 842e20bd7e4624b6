package import AccessibilityTree

extension Bridges {
  /// The systems on which WebKit shows pages to VoiceOver, each in a way of its own.
  package enum WebKitSystem: Sendable {
    /// Containers are no elements, and texts are stops where their style changes.
    case iOS
    /// Containers are elements that are gone into, and the text of a paragraph is one.
    case macOS
  }

  /// Returns a page as WebKit's accessibility shows it.
  ///
  /// What has become of the page keeps its role, its states and what its document says of it: which words
  /// there are for them is the reader's to know.
  ///
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  package static func webKit(_ page: Screen, on system: WebKitSystem) -> BridgedScreen {
    var work = WebKitTree(page.tree, system)
    var screen = page
    let stops = work.stops()
    screen.tree = stops.tree
    screen.toolkit = .webKit
    return BridgedScreen(screen: screen, origins: stops.origins, notes: work.notes.all)
  }
}
