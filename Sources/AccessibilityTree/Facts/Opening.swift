/// What opens when the user activates an element.
public enum Opening: String, CaseIterable, Sendable {
  /// Nothing: the element acts at once.
  case none
  /// Another view of the app.
  case view
  /// A sheet that asks for more input.
  case sheet
  /// An alert that asks for confirmation.
  case alert
  /// A menu.
  case menu
  /// Another app.
  case app
  /// A web page.
  case webPage

  /// Whether it is a place of the app that can show more of the same.
  package var showsMore: Bool { self == .view || self == .sheet }
}
