import ScreenReader

extension OrderRules {
  /// The order of ChromeVox: that of the document (source code: `automation_util.ts`).
  static let chromeVox = OrderRules()
}
