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
}
