import Documents

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

  /// Returns which rules an unknown name means: those that check a guideline with this name, such as one of Google's
  /// checks or a success criterion of WCAG, or else the one with the nearest name; `nil` if none is near.
  package static func question(for unknown: String) -> String? {
    let name = unknown.lowercased()
    let checking = all.map { $0.page }.filter { $0.guidelines.contains { $0.names.contains(name) } }
    switch checking.count {
    case 0: return Spelling.question(for: unknown, among: ids)
    case 1: return "did you mean \(SafeText.quoted(checking[0].id))?"
    default: return "rules that check it: \(checking.map { $0.id }.joined(separator: ", "))"
    }
  }

  /// The names of all rules, in order.
  public static var ids: [String] { all.map { $0.page.id } }
}
