/// The topic of a rule, which is also its folder.
public enum RuleGroup: String, CaseIterable, Sendable {
  /// Names and spoken text.
  case names = "Names"
  /// Images, charts and media.
  case images = "Images"
  /// Roles, actions and gestures.
  case roles = "Roles"
  /// Titles, headings, landmarks and rotors.
  case structure = "Structure"
  /// Whether the cursor can reach and leave everything.
  case reachability = "Reachability"
  /// Order and grouping.
  case order = "Order"
  /// The size and distance of targets.
  case targets = "Targets"
  /// Text and colour.
  case text = "Text"
  /// Changes over time.
  case change = "Change"
  /// Flows and effort.
  case flows = "Flows"
  /// Whether the input is fit for an audit.
  case input = "Input"
}
