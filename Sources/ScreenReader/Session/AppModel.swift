public import AccessibilityTree

/// The app's responses to requests of the reader: a closure that returns effects.
///
/// ```swift
/// let app = AppModel { request, screen in
///   guard request.element.id == "send" else { return nil }
///   return [.announce(Announcement("Sent"))]
/// }
/// ```
public struct AppModel: Sendable {
  /// Responds to a request on a screen with effects in order, or with `nil` if it does not handle the request.
  public var respond: @Sendable (AppRequest, Screen) -> [AppEffect]?
  /// The rotors that the app offers on every screen, besides the screens' own rotors.
  public var rotors: [RotorSearch]
  /// Whether the app is a page that is acted on as it is walked: it is asked once, not of each container in
  /// turn, and tells by itself what its live regions say.
  package var isLive = false
  /// Whether keys that the reader lets through are asked of the app, which has a focus of its own.
  package var takesKeys = false
  /// Returns the document's node that has the keyboard's focus, or `nil` for none; `nil` where nothing tells.
  package var keyboardFocus: (@Sendable () -> Int?)?
  /// Returns where the caret is in the field that has the keyboard's focus, or `nil` where nothing tells.
  package var caret: (@Sendable () -> FieldCaret?)?
  /// Lets milliseconds pass on a screen and tells what happened, or `nil` where time changes nothing.
  package var letTimePass: (@Sendable (Int, Screen) -> [AppEffect])?

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - rotors: The rotors that the app offers on every screen.
  ///   - respond: Returns effects in response to a request, or `nil` if it does not handle the request.
  public init(
    rotors: [RotorSearch] = [],
    _ respond: @escaping @Sendable (AppRequest, Screen) -> [AppEffect]?
  ) {
    self.rotors = rotors
    self.respond = respond
  }

  /// An app that handles no requests.
  public static let inert = AppModel { _, _ in nil }
}
