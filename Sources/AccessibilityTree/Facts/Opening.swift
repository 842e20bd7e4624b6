/// What activating an element opens.
public enum Opening: String, CaseIterable, Sendable {
  /// Nothing: it acts at once.
  case none
  /// Another view of the app.
  case view
  /// A sheet that asks for more.
  case sheet
  /// An alert that asks for a confirmation.
  case alert
  /// A menu.
  case menu
  /// Another app.
  case app
  /// A web page.
  case webPage
}
