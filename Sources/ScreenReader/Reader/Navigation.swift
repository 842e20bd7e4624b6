public import AccessibilityTree
public import Voices

/// How a user moves with a reader, and how the reader responds.
public struct Navigation: Sendable {
  /// The options of the rotor, in the order in which they are offered.
  ///
  /// They decide what a swipe up or down, or a quick key, does.
  public var rotors: [Rotor]
  /// Additional rotor options, which are off until the user turns them on in the settings.
  public var moreRotors: [Rotor] = []
  /// The keys that move to the next element of a kind, in listing order.
  public var quickKeys: [QuickKey] = []
  /// Whether a quick key continues at the other end when it finds nothing more in its direction.
  public var quickKeysWrap = false
  /// Whether a quick key announces the containers that were left and entered on the way.
  public var quickKeysTellPlaces = false
  /// The occasion on which what a quick key leads to is spoken: that of its own, or that of moving there.
  package var jumpOccasion = Occasion.jumping
  /// Returns whether an element takes keyboard focus, or `nil` for a reader that does not follow it.
  public var takesFocus: (@Sendable (_ element: Element) -> Bool)?
  /// Returns whether keyboard focus on an element turns on focus mode (keys go to the element) or browse mode; the
  /// function returns `nil` to keep the mode, and is `nil` for a reader without modes.
  ///
  /// The function also receives the containers around the element, innermost first.
  public var turnsToFocusMode: (@Sendable (_ element: Element, _ around: [Element]) -> Bool?)?
  /// The keys that switch between the modes, as named in manuals, or `nil` if there are none.
  public var modeKey: String?
  /// Returns whether Escape on an element switches from focus mode to browse mode and does not reach the page, or `nil`
  /// for a reader without such a key.
  ///
  /// In a mode that was chosen by ``modeKey``, Escape goes to the page.
  public var leavesFocusModeByEscape: (@Sendable (_ element: Element) -> Bool)?
  /// What is spoken where a key moves the caret in a field of a page, or `nil` for nothing.
  package var fieldKeys: FieldKeys?
  /// The keys of the caret in browse mode, or `nil` for a reader without a caret there.
  package var textKeys: TextKeys?
  /// The rotor, by its English name, for each letter that moves to the rotor's next item while the setting is on; empty
  /// for a reader without such a setting.
  public var quickNav: [String: String] = [:]
  /// The reader keys that report the current location, as named in manuals: `NVDA-Tab`.
  public var reports: [String: Report] = [:]
  /// Returns the reader whose keys a connected keyboard uses, for a touch reader.
  public var keyboard: (@Sendable () -> Reader)?
  /// The options that the rotor switches to by itself on an element that supports them, the strongest first.
  ///
  /// If none applies, the rotor uses the first offered option.
  public var turnsItselfTo: [PhraseKey] = []
  /// Where the cursor lands when a screen appears or disappears, unless the app moves the cursor.
  public var landing = Landing()
  /// Whether an announcement that the app makes at the moment the cursor moves is lost, unless its priority is high.
  public var losesHastyAnnouncements = false
  /// Returns the gesture of a command on a platform, in words: "Swipe right"; `nil` if there is no such command.
  public var gesture: @Sendable (_ command: CommandWord, _ platform: Platform) -> String?
  /// Whether the reader repeats the element when there is nothing more in this direction.
  public var repeatsAtEdge: Bool
  /// Whether moving on once more at an end wraps to the other end of the screen.
  public var wrapsAtEdge = false
  /// Whether moving out of a scrollable container scrolls it instead.
  public var scrollsAtEdge = false
  /// Whether moving on at an end wraps to the other end of the screen at once, with a sound.
  public var wrapsAtOnce = false
  /// The number of cells that a table key tries before it gives up, or `nil` if it tries only the neighbour.
  public var mostCellsTried: Int?
  /// Whether the table keys stop at a cell that holds nothing.
  package var stopsAtBlankCells = false
  /// How a user enters and leaves elements, or `nil` if there is only moving in and out.
  public var interaction: Interaction?
  /// Whether cut, copy and paste are among the actions of a field that is edited.
  public var editsByActions = false
  /// Whether typing speaks the word at the caret instead of each character and each finished word.
  public var echoesWordAtCaret = false
  /// Whether a character that reaches the page in focus mode is spoken even if it is not typed into a field.
  public var echoesEveryCharacter = false

  /// What a reader key reports about the current location.
  public struct Report: Equatable, Sendable {
    /// The subject of a report.
    public enum Subject: Sendable {
      /// The element that has keyboard focus.
      case focus
      /// The element under the cursor.
      case element
      /// The line under the cursor; in focus mode, the text of the focused element.
      case line
    }

    /// The subject of the report.
    public var subject: Subject
    /// The phrase after the report, or `nil`.
    public var ending: PhraseKey?

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - subject: The subject of the report.
    ///   - ending: The phrase after the report.
    public init(_ subject: Subject, ending: PhraseKey? = nil) {
      self.subject = subject
      self.ending = ending
    }
  }

  /// Creates a navigation.
  ///
  /// - Parameters:
  ///   - rotors: The options of the rotor, in the order in which they are offered.
  ///   - repeatsAtEdge: Whether the reader repeats the element when there is nothing more in this direction.
  ///   - gesture: Returns the gesture of a command on a platform.
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
