extension Behaviour.Effect {
  /// What an effect does, by the word of screen files; the one list of them.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// Shows another screen.
    case open
    /// Goes back to the screen before.
    case close
    /// Changes properties of elements.
    case set
    /// Adds an element.
    case insert
    /// Takes an element away.
    case remove
    /// Moves the cursor.
    case focus
    /// Speaks an announcement.
    case announce
    /// Tells that the screen is a new one.
    case screenChanged
    /// Tells that the layout is a new one.
    case layoutChanged
    /// Tells that the content was scrolled.
    case pageScrolled
    /// Makes the device tap, which is felt.
    case haptic
    /// Plays a sound of the app's.
    case sound

    /// What stands behind the word.
    package var argument: Argument {
      switch self {
      case .open: .screen
      case .close: .none
      case .set: .changes
      case .insert: .elements
      case .remove, .focus: .element
      case .announce, .pageScrolled: .text
      case .screenChanged, .layoutChanged: .elementOrNone
      case .haptic: .word(Feedback.hapticWords)
      case .sound: .text
      }
    }

    /// Which further keys may stand beside the word.
    package var options: [Option] {
      switch self {
      case .announce:
        [
          Option(
            key: "priority",
            values: .words(Priority.allCases.map(\.rawValue), plural: "priorities"))
        ] + Self.anyTime
      default: Self.anyTime
      }
    }

    // When the effect happens, and on what condition.
    private static let anyTime = [
      Option(key: "after", values: .milliseconds(0...60_000)),
      Option(key: "when", values: .conditions),
    ]
  }

  /// A further key that may stand beside the word of an effect.
  package struct Option: Equatable, Sendable {
    /// The key.
    package let key: String
    /// What it takes.
    package let values: Values

    /// What a key takes.
    package enum Values: Equatable, Sendable {
      /// One of these words, which are called so in the plural.
      case words([String], plural: String)
      /// A whole number of milliseconds, or a number with `ms` or `s`.
      case milliseconds(ClosedRange<Int>)
      /// What elements must be, by their `id`.
      case conditions
    }
  }

  /// What stands behind the word of an effect.
  package enum Argument: Sendable {
    /// Nothing.
    case none
    /// The name of a screen.
    case screen
    /// The `id` of an element.
    case element
    /// The `id` of an element, or nothing.
    case elementOrNone
    /// A text that is said, or a name.
    case text
    /// One of some words.
    case word([String])
    /// Properties by the `id` of an element.
    case changes
    /// Elements, and where they go.
    case elements
  }

  /// How an announcement goes with other speech (documented by Apple for iOS 17).
  public enum Priority: String, CaseIterable, Hashable, Sendable {
    /// Waits for other speech to finish.
    case low
    /// Cuts other speech off, and is cut off by the next event.
    case `default`
    /// Cuts other speech off and is heard to its end.
    case high
  }
}
