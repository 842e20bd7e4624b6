extension Behaviour.Effect {
  /// The effects that a behaviour can have, by their names in screen files.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// Shows another screen.
    case open
    /// Returns to the previous screen.
    case close
    /// Changes properties of elements.
    case set
    /// Adds an element.
    case insert
    /// Removes an element.
    case remove
    /// Moves the cursor.
    case focus
    /// Speaks an announcement.
    case announce
    /// Reports that a new screen has appeared.
    case screenChanged
    /// Reports that the layout has changed.
    case layoutChanged
    /// Reports that the content was scrolled.
    case pageScrolled
    /// Plays a haptic.
    case haptic
    /// Plays a sound of the app.
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

  /// How an announcement interacts with other speech (documented by Apple for iOS 17).
  public enum Priority: String, CaseIterable, Hashable, Sendable {
    /// Waits for other speech to finish.
    case low
    /// Interrupts other speech; the next event interrupts it.
    case `default`
    /// Interrupts other speech and is spoken to the end.
    case high
  }
}
