public import Documents

/// A finding that is known and accepted, with a reason.
public struct Suppression: Equatable, Sendable {
  /// The name of the rule, or `*` for all of them.
  public var rule: String
  /// The title or the file of the screen, or `*` for every screen.
  public var screen: String
  /// The `id` or the path of the element, or `*` for the whole screen.
  public var element: String
  /// Why the finding is accepted.
  public var reason: String
  /// The last day on which it is, or `nil` for always.
  public var until: Day?
  /// The file that says so.
  public var path: String
  /// Where it is written.
  public var location: SourcePlace?

  /// Returns the name of a file without its folder and what follows the first dot.
  static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}

/// Why a finding does not count.
public struct AppliedSuppression: Hashable, Sendable {
  /// Where the suppression is written.
  public enum Origin: String, Sendable {
    /// In a file beside the inputs.
    case external
    /// In the screen itself.
    case inSource
  }

  /// Where the suppression is written.
  public var origin: Origin
  /// Why the finding is accepted.
  public var reason: String
  /// The last day on which it is, or `nil` for always.
  public var until: Day?
}
