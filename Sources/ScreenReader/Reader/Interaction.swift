public import AccessibilityTree

/// How a reader enters and leaves elements as a separate step from moving on.
///
/// A desktop reader interacts with a list box or with the text of a field. It announces entering and leaving, and does
/// not leave by moving on.
public struct Interaction: Sendable {
  /// Returns whether a container keeps the cursor inside until the user leaves it.
  public var isBounded: @Sendable (_ container: Element) -> Bool
  /// Returns whether the user must enter an element by a separate command to reach its content.
  public var isEnteredFirst: @Sendable (_ container: Element) -> Bool
  /// Returns whether an element has a text that the user can enter.
  public var holdsText: @Sendable (_ element: Element) -> Bool
  /// Returns whether the user can enter the whole screen, like the content of a page.
  public var hasOutermost: @Sendable (_ screen: Screen) -> Bool

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - isBounded: Returns whether a container keeps the cursor inside until the user leaves it.
  ///   - isEnteredFirst: Returns whether the user must enter an element to reach its content.
  ///   - holdsText: Returns whether an element has a text that the user can enter.
  ///   - hasOutermost: Returns whether the user can enter the whole screen.
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
