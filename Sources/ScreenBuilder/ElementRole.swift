public import AccessibilityTree

/// The kind of an element in code, which determines the available properties.
///
/// Roles have no instances. They are type parameters of ``BuiltElement``, so only a heading takes a level, and only a
/// container takes children.
public protocol ElementRole: Sendable {
  /// The traits of the role.
  static var traits: Traits { get }
  /// The container of the role.
  static var container: Container? { get }
}

extension ElementRole {
  /// No traits.
  public static var traits: Traits { [] }
  /// No container.
  public static var container: Container? { nil }
}
