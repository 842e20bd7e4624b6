/// A screen that is shown, with how it is listened to.
public struct ShownScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// How it is listened to.
  public let options: ReaderOptions

  /// Creates a shown screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - options: How it is listened to.
  public init(_ screen: Screen, _ options: ReaderOptions) {
    self.screen = screen
    self.options = options
  }
}
