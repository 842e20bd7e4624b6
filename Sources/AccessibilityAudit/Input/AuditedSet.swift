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
    /// The settings under which the screen is drawn, and what it belongs to.
    package let setting: Setting

    /// Takes from a screen what rules over all screens need.
    package init(_ screen: AuditedScreen) {
      let title = screen.screen.title?.trimmed ?? ""
      path = screen.path
      self.title = title.isEmpty ? nil : title
      setting = Setting(
        app: screen.screen.app, platform: screen.screen.platform, language: screen.language,
        textSize: screen.screen.textSize, hasBoldText: screen.screen.hasBoldText)
    }
  }

  /// What has to be equal for two screens to be met by one person.
  package struct Setting: Hashable, Sendable {
    /// The name of the app; screens that name none count as those of one app.
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

  /// Adds a screen of which no more is left.
  package mutating func add(_ member: Member) { members.append(member) }
}
