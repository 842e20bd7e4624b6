package import AccessibilityTree

/// The screens of an audit, with the data that rules over all screens need.
///
/// It keeps no trees, so an audit can process a folder of any size screen by screen.
public struct AuditedSet: Sendable {
  /// One screen.
  package struct Member: Sendable {
    /// The file as the user named it.
    package let path: String
    /// The title without white space at its ends, or `nil` where there is none.
    package let title: String?
    /// The settings under which the screen is drawn, and its app.
    package let setting: Setting

    /// Keeps the data of a screen that rules about all screens need.
    package init(_ screen: AuditedScreen) {
      let title = screen.screen.title?.trimmed ?? ""
      path = screen.path
      self.title = title.isEmpty ? nil : title
      setting = Setting(
        app: screen.screen.app, platform: screen.screen.platform, language: screen.language,
        textSize: screen.screen.textSize, hasBoldText: screen.screen.hasBoldText)
    }
  }

  /// The settings that two screens must share so that one user meets both.
  package struct Setting: Hashable, Sendable {
    /// The name of the app; all screens without one count as the same app.
    package let app: String?
    /// The system.
    package let platform: Platform
    /// The language as a BCP 47 tag.
    package let language: String
    /// The size of the text.
    package let textSize: TextSize
    /// Whether text is bold by the system's setting.
    package let hasBoldText: Bool
  }

  /// The screens, in the order in which they were audited.
  package private(set) var members: [Member] = []

  /// Creates a set without screens.
  public init() {}

  /// Adds a screen to the set.
  ///
  /// - Parameter screen: The screen.
  public mutating func add(_ screen: AuditedScreen) { add(Member(screen)) }

  /// Adds a screen of which only this data is kept.
  package mutating func add(_ member: Member) { members.append(member) }
}
