/// A screen of an app: its title, its size and its elements.
public struct Screen: Equatable, Sendable {
  /// The name of the screen in flows and apps; it is never spoken and is not part of a screen file.
  public var name: String?
  /// The title, which a reader speaks on arrival.
  public var title: String?
  /// The name of the app, spoken when the app becomes active.
  public var app: String?
  /// The system that the screen belongs to.
  public var platform: Platform = .ios
  /// The toolkit that draws the screen, or `nil` for the platform's own.
  public var toolkit: Toolkit?
  /// The size of the screen in points, or `nil` if unknown.
  public var size: Size?
  /// The stated reading direction, or `nil` for that of the language.
  public var direction: Direction?
  /// The stated language of role words, hints, numbers and voice as a BCP 47 tag, or `nil` for ``defaultLanguage``.
  public var language: String?
  /// The text size at which the screen is drawn; it is never spoken.
  public var textSize: TextSize = .large
  /// Whether the screen is drawn with the system's bold text setting; it is never spoken.
  public var hasBoldText = false
  /// The source of an imported screen, or `nil` if the screen states everything; it is never spoken.
  public var origin: ImportOrigin?
  /// The nodes.
  public var tree: ElementTree

  /// The language of a screen that does not state one.
  public static let defaultLanguage = "en-US"

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title, which a reader speaks on arrival.
  ///   - app: The name of the app.
  ///   - platform: The system that the screen belongs to.
  ///   - tree: The nodes.
  public init(
    title: String? = nil, app: String? = nil, platform: Platform = .ios, tree: ElementTree
  ) {
    self.title = title
    self.app = app
    self.platform = platform
    self.tree = tree
  }

  /// The stated reading direction, or that of the language's script.
  public var readingDirection: Direction {
    direction ?? Direction(ofLanguage: language ?? Self.defaultLanguage)
  }
}
