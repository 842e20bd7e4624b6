import AccessibilityTree
import Voices

extension Rotor {
  /// Changes how swipes treat groups.
  public static let navigationStyle = Rotor(.rotorNavigationStyle, .setting(.navigationStyle))
}
