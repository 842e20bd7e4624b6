/// The state of a switch.
public enum SwitchState: String, CaseIterable, Sendable {
  /// Spoken as "on".
  case on
  /// Spoken as "off".
  case off
  /// Spoken as "mixed": some of the settings that the switch controls are on.
  case mixed
}
