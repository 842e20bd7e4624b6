/// The registry of all rules.
///
/// Each group has its own list, such as `Rules+Names.swift`, with one line per rule.
public enum Rules {
  /// All rules, group by group.
  public static let all: [any Rule.Type] =
    names + images + roles + structure + reachability + order + targets + text + change + flows
    + input

  /// Returns the rule with a name.
  ///
  /// - Parameter id: The name.
  /// - Returns: The rule, or `nil`.
  public static func rule(named id: String) -> (any Rule.Type)? {
    all.first { $0.page.id == id }
  }

  /// Returns the names of the rules that check a guideline, such as one of Google's checks or a success criterion of
  /// WCAG.
  package static func checking(_ guideline: String) -> [String] {
    let name = guideline.lowercased()
    return all.filter { $0.page.guidelines.contains { $0.names.contains(name) } }.map { $0.page.id }
  }

  /// The names of all rules, in order.
  public static var ids: [String] { all.map { $0.page.id } }
}
