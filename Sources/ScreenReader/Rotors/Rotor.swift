import Voices

/// One option of the rotor: what it is called, and what swiping up and down then does.
///
/// Whoever adds one writes a file with a static constant, puts it into ``standard`` and adds its words to
/// the phrasebooks.
public struct Rotor: Sendable {
  /// What swiping up and down does.
  enum Use: Sendable {
    /// Goes to the next or previous element like this.
    case elements(@Sendable (RotorCandidate) -> Bool)
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
  let title: PhraseKey?
  /// The phrase that names what was not found.
  let item: PhraseKey?
  /// The name of a rotor of the app's own.
  let customName: String?
  let use: Use

  init(_ title: PhraseKey, item: PhraseKey? = nil, _ use: Use) {
    self.title = title
    self.item = item
    self.customName = nil
    self.use = use
  }

  init(custom name: String, _ use: Use) {
    title = nil
    item = nil
    customName = name
    self.use = use
  }

  /// The options that are VoiceOver's own, in the order in which they are offered (the order is assumed;
  /// users arrange it as they like).
  public static let standard: [Rotor] = [
    .actions, .adjustValue, .edit, .moreContent, .headings, .headingLevel1, .headingLevel2,
    .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6, .links, .visitedLinks,
    .formControls, .buttons, .textFields, .searchFields, .staticText, .images, .tables, .lists,
    .landmarks, .containers, .sameItem, .verticalNavigation, .characters, .words, .lines,
    .speakingRate, .hints, .navigationStyle,
  ]
}
