public import AccessibilityTree
public import Voices

/// How one moves with a reader, and what answers.
public struct Navigation: Sendable {
  /// The options of the rotor, in the order in which they are offered; what a swipe up or down, or a quick
  /// key, then does.
  public var rotors: [Rotor]
  /// Further options of the rotor, which are off until the user turns them on in the settings.
  public var moreRotors: [Rotor] = []
  /// The keys that lead to the next thing of a kind, in the order in which they are listed.
  public var quickKeys: [QuickKey] = []
  /// Whether the search by a quick key goes on at the other end where there is nothing further this way.
  public var quickKeysWrap = false
  /// Whether what was left and entered on the way is told where a quick key leads to.
  public var quickKeysTellPlaces = false
  /// Returns whether an element takes the focus of the keyboard, or `nil` for a reader that follows none.
  public var takesFocus: (@Sendable (_ element: Element) -> Bool)?
  /// Returns whether the keyboard's focus on an element turns to focus mode, in which keys are the element's own,
  /// or back to browse mode, or `nil` where the mode stays; `nil` for a reader that has no modes.
  ///
  /// The containers around the element come along, innermost first.
  public var turnsToFocusMode: (@Sendable (_ element: Element, _ around: [Element]) -> Bool?)?
  /// The keys that change between both modes, as manuals name them, or `nil` where there are none.
  public var modeKey: String?
  /// Returns whether Escape on an element leads back from focus mode to browse mode, so that it does not come to the
  /// page, or `nil` for a reader that has no such key; in a mode that was chosen by ``modeKey`` it is the page's.
  public var leavesFocusModeByEscape: (@Sendable (_ element: Element) -> Bool)?
  /// The rotors whose next item a single letter leads to while that is turned on, by their English names; empty for a
  /// reader without such a setting.
  public var quickNav: [String: String] = [:]
  /// What keys of the reader tell of where one is, by the keys as manuals name them: `NVDA-Tab`.
  public var reports: [String: Report] = [:]
  /// Returns the reader whose keys a connected keyboard has, for a reader that is touched.
  public var keyboard: (@Sendable () -> Reader)?
  /// The options to which the rotor turns by itself on an element that has something for them, the strongest
  /// first; elsewhere, and with none, it is the first that is offered.
  public var turnsItselfTo: [PhraseKey] = []
  /// Where the cursor lands when a screen comes or goes and the app says nothing of it.
  public var landing = Landing()
  /// Whether words that an app announces in the moment in which the cursor moves are not spoken, unless their
  /// priority is high.
  public var losesHastyAnnouncements = false
  /// Returns how a command is given on a platform, in words: "Swipe right"; `nil` where there is no such
  /// command.
  public var gesture: @Sendable (_ command: CommandWord, _ platform: Platform) -> String?
  /// Whether the element is said again where there is nothing further this way.
  public var repeatsAtEdge: Bool
  /// Whether moving on once more where there is nothing further leads to the other end of the screen.
  public var wrapsAtEdge = false
  /// Whether what scrolls is scrolled on where moving on would lead out of it.
  public var scrollsAtEdge = false
  /// Whether moving on leads to the other end of the screen at once, with a sound that tells of it.
  public var wrapsAtOnce = false
  /// How many cells on a key of tables looks for one that is there, or `nil` where the neighbour alone counts.
  public var mostCellsTried: Int?
  /// How one goes into things and out of them, or `nil` where moving in and out is all there is.
  public var interaction: Interaction?
  /// Whether cutting, copying and pasting are among the actions of a field that is edited.
  public var editsByActions = false
  /// Whether typing says the word at the caret rather than each character and each word that ends.
  public var echoesWordAtCaret = false

  /// What a key of the reader tells of where one is.
  public struct Report: Equatable, Sendable {
    /// What is told of.
    public enum Subject: Sendable {
      /// What has the keyboard's focus.
      case focus
      /// The element under the cursor.
      case element
      /// The line under the cursor; in focus mode the text of what has the focus.
      case line
    }

    /// What is told of.
    public var subject: Subject
    /// What is said behind it, or `nil`.
    public var ending: PhraseKey?

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - subject: What is told of.
    ///   - ending: What is said behind it.
    public init(_ subject: Subject, ending: PhraseKey? = nil) {
      self.subject = subject
      self.ending = ending
    }
  }

  /// Creates a navigation.
  ///
  /// - Parameters:
  ///   - rotors: The options of the rotor, in the order in which they are offered.
  ///   - repeatsAtEdge: Whether the element is said again where there is nothing further this way.
  ///   - gesture: Returns how a command is given on a platform.
  public init(
    rotors: [Rotor] = [], repeatsAtEdge: Bool = true,
    gesture: @escaping @Sendable (_ command: CommandWord, _ platform: Platform) -> String? = {
      _, _ in
      nil
    }
  ) {
    self.rotors = rotors
    self.repeatsAtEdge = repeatsAtEdge
    self.gesture = gesture
  }
}
