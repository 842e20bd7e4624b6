public import AccessibilityTree

/// Something that the reader asks the app to do for the user.
public struct AppRequest: Equatable, Sendable {
  /// The act that the app is asked to perform.
  public enum Act: Equatable, Sendable {
    /// Activate the element, as a tap would.
    case activate
    /// Increase the value.
    case increment
    /// Decrease the value.
    case decrement
    /// Close, dismiss or go back.
    case escape
    /// Make room for the home screen.
    case home
    /// Perform the most important action of the moment.
    case magicTap
    /// Perform a custom action.
    case action(String)
    /// Scroll in a direction.
    case scroll(ScrollDirection)
    /// Accept typed text: the whole text of the field.
    case type(String)
    /// Accept keys that are pressed together.
    case key(KeyChord)
  }

  /// The act that the app is asked to perform.
  public var act: Act
  /// The node of the request, in the tree of the shown screen.
  public var node: Int
  /// The element of the request.
  public var element: Element

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - act: The act that the app is asked to perform.
  ///   - node: The node of the request.
  ///   - element: The element of the request.
  public init(_ act: Act, node: Int, element: Element) {
    self.act = act
    self.node = node
    self.element = element
  }

  /// The request as it may be told: what was typed into a secure field is bullets.
  var withoutSecret: AppRequest {
    guard case .type(let text) = act, element.holdsSecret else { return self }
    return AppRequest(.type(Element.hidden(text)), node: node, element: element)
  }
}
