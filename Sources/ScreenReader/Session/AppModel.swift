public import AccessibilityTree

/// What the app does when the reader asks something of it: a closure that answers with effects.
///
/// ```swift
/// let app = AppModel { request, screen in
///   guard request.element.id == "send" else { return nil }
///   return [.announce(Announcement("Sent"))]
/// }
/// ```
public struct AppModel: Sendable {
  /// Answers a request on a screen: with effects in order, or with `nil` when it is not handled.
  public var respond: @Sendable (AppRequest, Screen) -> [AppEffect]?
  /// The rotors that the app offers on every screen, besides those that screens carry themselves.
  public var rotors: [RotorSearch]
  /// Whether the app is a page that is acted on as it is walked: it is asked once, not of each container in
  /// turn, and tells by itself what its live regions say.
  package var isLive = false
  /// Whether keys that the reader lets through are asked of the app, which has a focus of its own.
  package var takesKeys = false
  /// Lets milliseconds pass on a screen and tells what happened, or `nil` where time changes nothing.
  package var letTimePass: (@Sendable (Int, Screen) -> [AppEffect])?

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - rotors: The rotors that the app offers on every screen.
  ///   - respond: Answers a request with effects, or with `nil` when it is not handled.
  public init(
    rotors: [RotorSearch] = [],
    _ respond: @escaping @Sendable (AppRequest, Screen) -> [AppEffect]?
  ) {
    self.rotors = rotors
    self.respond = respond
  }

  /// An app that handles nothing.
  public static let inert = AppModel { _, _ in nil }
}
