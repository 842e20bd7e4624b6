/// How a switch stands.
public enum SwitchState: String, CaseIterable, Sendable {
  /// Heard as "on".
  case on
  /// Heard as "off".
  case off
  /// Heard as "mixed": of what the switch stands for, some is on.
  case mixed
}
