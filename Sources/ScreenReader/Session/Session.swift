public import AccessibilityTree
public import Voices

/// A person who uses a screen reader on an app: a screen, a cursor, a rotor, and the response to each command.
///
/// A session is a value: a copy continues separately, and the same commands give the same events on every machine. Time
/// is virtual.
///
/// ```swift
/// var session = Session(recipe, reader: .voiceOverIOS, phrases: try Reader.voiceOverIOS.phrases())
/// session.start()            // heard: "Mango lassi, heading"
/// session.perform(.next)     // heard: "Rate, button"
/// ```
public struct Session: Sendable {
  /// The shown screen, as the reader presents it.
  public internal(set) var reading: ScreenReading
  /// The position of the cursor, or `nil` on a screen without elements.
  public internal(set) var cursor: Cursor?
  /// The name of the rotor option that the user selected last, or `nil` before the first turn.
  public internal(set) var chosenRotor: String?
  /// The app's responses.
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
  /// How many stops and letters were looked at.
  package private(set) var looked = 0

  /// Creates a session, which says nothing before ``start()``.
  ///
  /// - Parameters:
  ///   - screen: The first screen.
  ///   - reader: The reader.
  ///   - phrases: The phrases of the reader.
  ///   - settings: The user's settings, or `nil` for the defaults.
  ///   - form: The form in which utterances are written, or `nil` for the reader's default.
  ///   - app: The app's responses.
  public init(
    _ screen: Screen, reader: Reader, phrases: PhraseLibrary, settings: ReaderSettings? = nil,
    form: PhraseForm? = nil, app: AppModel = .inert
  ) {
    reading = ScreenReading(
      screen, reader: reader, phrases: phrases, settings: settings, form: form)
    self.app = app
  }

  /// The user's settings.
  public package(set) var settings: ReaderSettings {
    get { reading.settings }
    set { reading.settings = newValue }
  }

  /// The shown screen.
  public var screen: Screen { reading.screen }

  /// The element under the cursor, as it is spoken, or `nil` on a screen without elements.
  public var focusedElement: Element? { focusedNode.map(reading.resolved) }

  /// Shows the screen and puts the cursor on its first element.
  ///
  /// - Returns: The events on arrival: the app's name, the title unless the first element says it, and the element.
  @discardableResult
  public mutating func start() -> [Event] {
    cursor = nil
    return reading.reader.sounds.heard(arrive(at: nil, in: screen.app))
  }

  /// Performs a user's command.
  ///
  /// - Parameter command: The command.
  /// - Returns: The events that follow, in order.
  /// - Complexity: O(1) for a step to a neighbour, O(n) for a search by rotor, O(n log n) after a change
  ///   of the tree.
  @discardableResult
  public mutating func perform(_ command: Command) -> [Event] {
    speaking = nil
    state.hasJustEntered = false
    if let refusal = look(at: looks(of: command.word)) { return [.refused(refusal)] }
    let events = command.word.entry.perform(&self, command.argument)
    return reading.reader.sounds.heard(events + tellOfLiveRegions())
  }

  /// Counts stops and letters that are looked at; returns why there are too many.
  package mutating func look(at count: Int) -> Refusal? {
    looked += count
    guard looked > limits.looked else { return nil }
    return .notPossible("more than \(limits.looked) stops and characters have been searched")
  }

  // The most that a command looks at: a step to a neighbour looks at nothing else.
  private func looks(of word: CommandWord) -> Int {
    let stops = reading.order.stops.count
    switch word {
    case .rotor, .nextRotor, .previousRotor: return stops * reading.offeredRotors.count
    case .up, .down:
      guard let stop = cursor?.stop, case .text = rotorInUse?.rotor.use else { return stops }
      return text(at: stop).utf8.count
    case .jump, .linked, .touch: return stops
    case .type, .delete:
      return editedField().flatMap { screen.tree[$0.node].value?.utf8.count } ?? 0
    default: return 0
    }
  }
}
