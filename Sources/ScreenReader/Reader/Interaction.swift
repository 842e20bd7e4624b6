public import AccessibilityTree

/// How a reader goes into things and out of them, where that is more than moving on.
///
/// A desktop reader interacts with a list box or with the text of a field: it says so on the way in and on
/// the way out, and does not leave it by moving on.
public struct Interaction: Sendable {
  /// Returns whether a container holds the cursor until it is left.
  public var isBounded: @Sendable (_ container: Element) -> Bool
  /// Returns whether an element is gone into at a command of its own, before what is inside is met.
  public var isEnteredFirst: @Sendable (_ container: Element) -> Bool
  /// Returns whether an element has a text to go into.
  public var holdsText: @Sendable (_ element: Element) -> Bool
  /// Returns whether all of a screen is something to go into, as the content of a page is.
  public var hasOutermost: @Sendable (_ screen: Screen) -> Bool

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - isBounded: Returns whether a container holds the cursor until it is left.
  ///   - isEnteredFirst: Returns whether an element is gone into before what is inside is met.
  ///   - holdsText: Returns whether an element has a text to go into.
  ///   - hasOutermost: Returns whether all of a screen is something to go into.
  public init(
    isBounded: @escaping @Sendable (_ container: Element) -> Bool,
    isEnteredFirst: @escaping @Sendable (_ container: Element) -> Bool = { _ in false },
    holdsText: @escaping @Sendable (_ element: Element) -> Bool = { _ in false },
    hasOutermost: @escaping @Sendable (_ screen: Screen) -> Bool = { _ in false }
  ) {
    self.isBounded = isBounded
    self.isEnteredFirst = isEnteredFirst
    self.holdsText = holdsText
    self.hasOutermost = hasOutermost
  }
}
