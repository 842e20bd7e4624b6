import ScreenReader

extension OrderRules {
  /// The order of NVDA's browse mode: that of the document (source code: `gecko_ia2.cpp`).
  static let nvda = OrderRules()
}
