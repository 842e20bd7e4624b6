public import Voices

/// One option of the rotor: what it is called, and what swiping up and down then does.
///
/// Whoever adds one writes a file with a static constant, puts it into the navigation of the readers that
/// offer it and adds its words to their English phrasebooks.
public struct Rotor: Sendable {
  /// What swiping up and down does.
  public enum Use: Sendable {
    /// Goes to the next or previous element like this.
    case elements(@Sendable (RotorCandidate) -> Bool)
    /// Goes to what a quick key leads to.
    case jump(QuickKey)
    /// Moves through the text of the element.
    case text(TextUnit)
    /// Chooses one of the element's actions.
    case actions
    /// Increments and decrements.
    case adjustValue
    /// Reads the element's further facts.
    case moreContent
    /// Changes a setting.
    case setting(RotorSetting)
    /// Chooses something to do with the text being edited.
    case edit
    /// Goes through the items of a rotor of the app's own.
    case custom(items: [RotorItem])
    /// Asks the app for the next item of a rotor of its own.
    case search(RotorSearch)
  }

  /// The phrase that names the option.
  public let title: PhraseKey?
  /// The phrase that names what was not found.
  public let item: PhraseKey?
  /// The name of a rotor of the app's own.
  public let customName: String?
  /// What swiping up and down does.
  public let use: Use

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - title: The phrase that names the option.
  ///   - item: The phrase that names what was not found.
  ///   - use: What swiping up and down does.
  public init(_ title: PhraseKey, item: PhraseKey? = nil, _ use: Use) {
    self.title = title
    self.item = item
    self.customName = nil
    self.use = use
  }

  /// Creates an option that does what a quick key does, or `nil` for a key without a list.
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
