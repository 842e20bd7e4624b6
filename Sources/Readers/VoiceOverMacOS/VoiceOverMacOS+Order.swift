import AccessibilityTree
import ScreenReader

extension OrderRules {
  /// The order of VoiceOver on the Mac: that of the document on pages, line by line in windows.
  ///
  /// Pages are recorded. In windows a distance of 13 points makes another line, as on every idiom but the
  /// iPhone (assumed: measured on iPads).
  static let voiceOverMacOS = OrderRules { $0.platform == .macos ? $0.platform.lineTolerance : nil }
}
