/// A screen as its toolkit states it, beside what a bridge has made of it for a reader.
package struct StatedScreen: Equatable, Sendable {
  /// The screen.
  package var screen: Screen
  /// For each node that a reader is shown the one of this screen that it is made of, or -1; empty where they are the
  /// same.
  package var origins: [Int32]
  /// Where each of its nodes stands in the document of a page; empty for what is no page.
  package var markup: [PageMarkup?]

  /// Creates a screen.
  package init(_ screen: Screen, origins: [Int32], markup: [PageMarkup?] = []) {
    self.screen = screen
    self.origins = origins
    self.markup = markup
  }
}
