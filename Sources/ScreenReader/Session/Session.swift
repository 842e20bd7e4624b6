public import AccessibilityTree
public import Voices

/// A person using a screen reader on an app: a screen, a cursor, a rotor, and what happens on each command.
///
/// A session is a value: a copy goes its own way, and the same commands give the same events on every
/// machine. Time is virtual.
///
/// ```swift
/// var session = Session(recipe, reader: .voiceOverIOS, phrases: try Reader.voiceOverIOS.phrases())
/// session.start()            // heard: "Mango lassi, heading"
/// session.perform(.next)     // heard: "Rate, button"
/// ```
public struct Session: Sendable {
  /// The screen shown, as the reader goes through it.
  public internal(set) var reading: ScreenReading
  /// Where the cursor is, or `nil` on a screen without elements.
  public internal(set) var cursor: Cursor?
  /// The name of the rotor's option that was chosen last, or `nil` before the rotor was turned.
  public internal(set) var chosenRotor: String?
  /// What the app does.
  public let app: AppModel

  /// What was gone into.
  var state = InteractionState()
  /// The screens below the one shown, with where the cursor was on each.
  var covered: [(reading: ScreenReading, cursor: Cursor?)] = []
  /// What is being said and could be cut off.
  var speaking: String?
  /// What live regions have still to tell of the last changes.
  var untold: [Announcement] = []
  /// Where typed text goes: the field's node and the number of characters before the insertion point.
  var editing: (node: Int, offset: Int)?
  /// What was typed last into a field for secrets, and the field's node; nothing but the app gets it.
  var secret: (node: Int, text: String)?
  /// Whether the whole text of the field being edited is selected.
  var selectsAll = false
  /// What was cut or copied last.
  var pasteboard: String?
  /// How far the text rotors have moved into the element under the cursor.
  var textPosition = TextPosition()
  /// The item that a search of the app's own rotor has reached.
  var searchItem: CustomRotor.Item?
  /// The index of the action, content or custom rotor item that was reached last.
  var rotorPosition: Int?
  /// How far the app's changes may go.
  package var limits = SessionLimits()
  /// How many elements were put in order because the app has changed the tree.
  var reordered = 0

  /// Begins a session; nothing is said before ``start()``.
  ///
  /// - Parameters:
  ///   - screen: The screen shown first.
  ///   - reader: The reader.
  ///   - phrases: The words of the reader.
  ///   - settings: What the user has chosen, or `nil` for what a new user has.
  ///   - form: How words are written down, or `nil` for the reader's usual way.
  ///   - app: What the app does.
  public init(
    _ screen: Screen, reader: Reader, phrases: PhraseLibrary, settings: ReaderSettings? = nil,
    form: PhraseForm? = nil, app: AppModel = .inert
  ) {
    reading = ScreenReading(
      screen, reader: reader, phrases: phrases, settings: settings, form: form)
    self.app = app
  }

  /// What the user has chosen in the settings.
  public package(set) var settings: ReaderSettings {
    get { reading.settings }
    set { reading.settings = newValue }
  }

  /// The screen shown.
  public var screen: Screen { reading.screen }

  /// The element under the cursor, as it is spoken, or `nil` on a screen without elements.
  public var focusedElement: Element? { focusedNode.map(reading.resolved) }

  /// Shows the screen and puts the cursor on its first element.
  ///
  /// - Returns: What is heard on arrival: the app's name, the title, unless the first element says it, and
  ///   the element.
  @discardableResult
  public mutating func start() -> [Event] {
    cursor = nil
    return reading.reader.sounds.heard(arrive(at: nil, in: screen.app))
  }

  /// Does what a user's gesture asks for.
  ///
  /// - Parameter command: The command.
  /// - Returns: What is heard, felt and changed, in order.
  /// - Complexity: O(1) for a step to a neighbour, O(n) for a search by rotor, O(n log n) after a change
  ///   of the tree.
  @discardableResult
  public mutating func perform(_ command: Command) -> [Event] {
    speaking = nil
    state.hasJustEntered = false
    let events = command.word.entry.perform(&self, command.argument)
    return reading.reader.sounds.heard(events + tellOfLiveRegions())
  }
}
