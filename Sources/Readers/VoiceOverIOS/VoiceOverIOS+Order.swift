import AccessibilityTree
import ScreenReader

extension OrderRules {
  /// The order of VoiceOver on iOS: line by line, 8 points apart on an iPhone and 13 elsewhere.
  ///
  /// Measured on devices by AccessibilitySnapshot; a distance of exactly so many points counts as another
  /// line.
  static let voiceOverIOS = OrderRules { $0.platform.lineTolerance }
}
