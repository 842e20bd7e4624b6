public import Voices

/// One option of the rotor: its name, and what swiping up and down does.
///
/// To add one, write a file with a static constant, put it into the navigation of the readers that offer it, and add
/// its phrases to their English phrasebooks.
public struct Rotor: Sendable {
  /// What swiping up and down does.
  public enum Use: Sendable {
    /// Moves to the next or previous matching element.
    case elements(@Sendable (RotorCandidate) -> Bool)
    /// Moves to the target of a quick key.
    case jump(QuickKey)
    /// Moves through the text of the element.
    case text(TextUnit)
    /// Selects one of the element's actions.
    case actions
    /// Increments and decrements the value.
    case adjustValue
    /// Reads the element's additional facts.
    case moreContent
    /// Changes a setting.
    case setting(RotorSetting)
    /// Selects an editing command for the text.
    case edit
    /// Switches how text is typed into the field being edited.
    case input
    /// Moves through the items of an app's rotor.
    case custom(items: [RotorItem])
    /// Asks the app for the next item of its rotor.
    case search(RotorSearch)
  }

  /// The phrase that names the option.
  public let title: PhraseKey?
  /// The phrase that names a missing item.
  public let item: PhraseKey?
  /// The name of an app's rotor.
  public let customName: String?
  /// What swiping up and down does.
  public let use: Use

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - title: The phrase that names the option.
  ///   - item: The phrase that names a missing item.
  ///   - use: What swiping up and down does.
  public init(_ title: PhraseKey, item: PhraseKey? = nil, _ use: Use) {
    self.title = title
    self.item = item
    self.customName = nil
    self.use = use
  }

  /// Creates an option that does the same as a quick key, or `nil` for a key without a list.
  ///
  /// - Parameter key: The quick key.
  public init?(_ key: QuickKey) {
    guard let title = key.title else { return nil }
    self.init(title, item: key.item, .jump(key))
  }

  init(custom name: String, _ use: Use) {
    title = nil
    item = nil
    customName = name
    self.use = use
  }
}
