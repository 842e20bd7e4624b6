import ScreenReader

extension OrderRules {
  /// The order of Orca: that of the document, as its caret goes (recorded).
  static let orca = OrderRules()
}
