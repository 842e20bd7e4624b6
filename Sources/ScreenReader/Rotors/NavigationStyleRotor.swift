import AccessibilityTree
import Voices

extension Rotor {
  /// Changes how swipes treat groups.
  static let navigationStyle = Rotor(.rotorNavigationStyle, .setting(.navigationStyle))
}
