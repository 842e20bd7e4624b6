public import AccessibilityTree

/// What kind of element is written down: it decides which properties there are to give.
///
/// Roles are never made: they stand in the types of ``BuiltElement``, so that a level can only be given to
/// a heading, and children only to a container.
public protocol ElementRole: Sendable {
  /// The traits that the role stands for.
  static var traits: Traits { get }
  /// The container that the role stands for.
  static var container: Container? { get }
}

extension ElementRole {
  /// No traits.
  public static var traits: Traits { [] }
  /// No container.
  public static var container: Container? { nil }
}
