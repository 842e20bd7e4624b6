/// A state that is true, false or mixed.
public enum Tristate: String, CaseIterable, Hashable, Sendable {
  /// True.
  case `true`
  /// False.
  case `false`
  /// Mixed: true for some of its parts and false for others.
  case mixed
}

extension Tristate {
  /// Reads the value of a switch or a check box, as screen files and dumps have it.
  package init?(value: String?) {
    switch value {
    case "1", "on", "checked", "true": self = .true
    case "0", "off", "unchecked", "false": self = .false
    case "2", "mixed": self = .mixed
    default: return nil
    }
  }
}
