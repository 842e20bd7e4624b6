import AccessibilityTree
import Voices

extension Rotor {
  /// Changes how swipes move through groups.
  public static let navigationStyle = Rotor(.rotorNavigationStyle, .setting(.navigationStyle))
}
