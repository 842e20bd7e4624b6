/// A sound that is not speech, by its name in Apple's tables of VoiceOver's events.
///
/// A device may also play each as a haptic.
public enum Earcon: String, CaseIterable, Sendable {
  /// The cursor landed on an element.
  case itemFocused
  /// The user activated an element.
  case itemActivated
  /// There is nothing more in this direction.
  case boundary
  /// The user turned the rotor clockwise.
  case nextRotor
  /// The user turned the rotor counterclockwise.
  case previousRotor
  /// The rotor found nothing.
  case noResults
  /// A new screen appeared.
  case screenChanged
  /// An alert appeared.
  case alertAppeared
  /// The content was scrolled.
  case scrolledPage
  /// The user entered a group.
  case startInteracting
  /// The user left a group.
  case stopInteracting
  /// The cursor is on a group that the user can enter.
  case interactableGroup
  /// The user typed a character into a secure field.
  case secureTextEntered
  /// The insertion point moved.
  case insertionPointMoved
  /// The keyboard appeared.
  case keyboardAppeared
  /// The keyboard disappeared.
  case keyboardDisappeared
  /// There is nothing under the finger.
  case noItemDiscovered
  /// A command means nothing here.
  case unknownCommand
  /// The cursor wrapped to the other end.
  case wrapped
  /// A link.
  case link
  /// A button.
  case button
  /// A control that is checked, pressed or on.
  case checkedOn
  /// A control that is not checked, pressed or on.
  case checkedOff
  /// Editable text.
  case editableText
  /// A list box.
  case listBox
  /// A button that opens a list of options.
  case popUpButton
  /// A slider.
  case slider
  /// An item of a list.
  case listItem
  /// A dialog with an alert.
  case modalAlert
  /// An alert that is part of the page.
  case alert
  /// Keys now go to the focused element.
  case focusMode
  /// Keys now go to the reader.
  case browseMode

  /// Whether the sound accompanies nearly every step, so text transcripts leave it out.
  public var isRoutine: Bool {
    switch self {
    case .itemFocused, .itemActivated, .nextRotor, .previousRotor, .screenChanged, .link, .button,
      .checkedOn, .checkedOff, .editableText, .listBox, .popUpButton, .slider, .listItem:
      true
    default: false
    }
  }
}
