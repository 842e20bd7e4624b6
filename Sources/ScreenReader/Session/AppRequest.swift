public import AccessibilityTree

/// Something that the reader asks the app to do, on behalf of the user.
public struct AppRequest: Equatable, Sendable {
  /// What the app is asked to do.
  public enum Act: Equatable, Sendable {
    /// To activate the element, as a tap would.
    case activate
    /// To increase the value.
    case increment
    /// To decrease the value.
    case decrement
    /// To close, dismiss or go back.
    case escape
    /// To make room for the home screen.
    case home
    /// To do the most important thing of the moment.
    case magicTap
    /// To perform a custom action.
    case action(String)
    /// To scroll this way.
    case scroll(ScrollDirection)
    /// To take typed text: the whole text of the field.
    case type(String)
    /// To take keys that are pressed together.
    case key(KeyChord)
  }

  /// What the app is asked to do.
  public var act: Act
  /// The node that it is asked of, in the tree of the screen shown.
  public var node: Int
  /// The element that it is asked of.
  public var element: Element

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - act: What the app is asked to do.
  ///   - node: The node that it is asked of.
  ///   - element: The element that it is asked of.
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
