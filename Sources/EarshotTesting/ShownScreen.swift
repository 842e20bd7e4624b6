/// A shown screen, with the options for its transcript.
public struct ShownScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// The reader and its options.
  public let options: ReaderOptions

  /// Creates a shown screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - options: The reader and its options.
  public init(_ screen: Screen, _ options: ReaderOptions) {
    self.screen = screen
    self.options = options
  }
}
