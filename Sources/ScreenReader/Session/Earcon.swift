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
  /// Moving on has led to the other end.
  case wrapped
  /// A link.
  case link
  /// A button.
  case button
  /// Something that is checked, pressed or on.
  case checkedOn
  /// Something that could be checked, pressed or on.
  case checkedOff
  /// A text that can be edited.
  case editableText
  /// A list to choose from.
  case listBox
  /// A button that opens a list to choose from.
  case popUpButton
  /// A slider.
  case slider
  /// An item of a list.
  case listItem
  /// A dialog with an alert.
  case modalAlert
  /// An alert that is part of the page.
  case alert
  /// Keys are now the focused element's own.
  case focusMode
  /// Keys are now the reader's own.
  case browseMode

  /// Whether the sound goes with nearly every step, so that transcripts in text leave it out.
  public var isRoutine: Bool {
    switch self {
    case .itemFocused, .itemActivated, .nextRotor, .previousRotor, .screenChanged, .link, .button,
      .checkedOn, .checkedOff, .editableText, .listBox, .popUpButton, .slider, .listItem:
      true
    default: false
    }
  }
}
