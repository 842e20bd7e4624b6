public import Documents

/// A known and accepted finding, with a reason.
public struct Suppression: Equatable, Sendable {
  /// The name of the rule, or `*` for all rules.
  public var rule: String
  /// The title or the file of the screen, or `*` for every screen.
  public var screen: String
  /// The `id` or the path of the element, or `*` for the whole screen.
  public var element: String
  /// The reason for accepting the finding.
  public var reason: String
  /// The last day of the suppression, or `nil` for no end.
  public var until: Day?
  /// The file that contains the suppression.
  public var path: String
  /// The location of the suppression in the file.
  public var location: SourcePlace?

  /// Returns the name of a file without its folder and its extensions.
  static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}

/// The reason why a finding does not count.
public struct AppliedSuppression: Hashable, Sendable {
  /// The origin of a suppression.
  public enum Origin: String, Sendable {
    /// A file beside the inputs.
    case external
    /// The screen itself.
    case inSource
  }

  /// The origin of the suppression.
  public var origin: Origin
  /// The reason for accepting the finding.
  public var reason: String
  /// The last day of the suppression, or `nil` for no end.
  public var until: Day?
}
