/// A setting that the rotor changes.
public enum RotorSetting: Sendable {
  /// The speaking rate.
  case speakingRate
  /// Whether hints are spoken.
  case hints
  /// How the cursor moves through groups.
  case navigationStyle
}
