/// A screen of an app: its title, its size and its elements.
public struct Screen: Equatable, Sendable {
  /// What flows and apps call the screen; never spoken, and no part of a screen file.
  public var name: String?
  /// The title, which a reader says on arrival.
  public var title: String?
  /// The name of the app, said when it becomes active.
  public var app: String?
  /// The system that the screen belongs to.
  public var platform: Platform = .ios
  /// What the screen is drawn with, or `nil` for the platform's own.
  public var toolkit: Toolkit?
  /// The size of the screen in points, or `nil` when it is not known.
  public var size: Size?
  /// The reading direction as given, or `nil` for that of the language.
  public var direction: Direction?
  /// The language of role words, hints, numbers and voice as a BCP 47 tag as given, or `nil` for
  /// ``defaultLanguage``.
  public var language: String?
  /// The size of text that the screen is drawn at; nothing of it is heard.
  public var textSize: TextSize = .large
  /// Whether the screen is drawn with the system's setting for bold text; nothing of it is heard.
  public var hasBoldText = false
  /// What the screen was imported from, or `nil` for one that states all that there is; nothing of it is heard.
  public var origin: ImportOrigin?
  /// The nodes.
  public var tree: ElementTree

  /// The language of a screen that names none.
  public static let defaultLanguage = "en-US"

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title, which a reader says on arrival.
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

  /// The reading direction: as given, else that of the language's script.
  public var readingDirection: Direction {
    direction ?? Direction(ofLanguage: language ?? Self.defaultLanguage)
  }
}
