/// A sound that is no speech, by the name that Apple's tables of VoiceOver's events give it.
///
/// Each may be felt as a haptic too.
public enum Earcon: String, CaseIterable, Sendable {
  /// The cursor has landed on an element.
  case itemFocused
  /// An element has been activated.
  case itemActivated
  /// There is nothing further this way.
  case boundary
  /// The rotor has been turned clockwise.
  case nextRotor
  /// The rotor has been turned counterclockwise.
  case previousRotor
  /// The rotor has found nothing.
  case noResults
  /// A new screen is shown.
  case screenChanged
  /// An alert has appeared.
  case alertAppeared
  /// The content has been scrolled.
  case scrolledPage
  /// A group has been entered.
  case startInteracting
  /// A group has been left.
  case stopInteracting
  /// A group that can be entered has the cursor.
  case interactableGroup
  /// A character has been typed into a secure field.
  case secureTextEntered
  /// The insertion point has moved.
  case insertionPointMoved
  /// The keyboard has appeared.
  case keyboardAppeared
  /// The keyboard has disappeared.
  case keyboardDisappeared
  /// Nothing lies under the finger.
  case noItemDiscovered
  /// A command means nothing here.
  case unknownCommand

  /// Whether the sound goes with nearly every step, so that transcripts in text leave it out.
  public var isRoutine: Bool {
    switch self {
    case .itemFocused, .itemActivated, .nextRotor, .previousRotor, .screenChanged: true
    default: false
    }
  }
}
