/// The reason for an utterance.
public enum UtteranceReason: String, CaseIterable, Sendable {
  /// The cursor landed on an element.
  case focus
  /// A screen appeared, and the cursor landed on it.
  case arrival
  /// The user acted on an element, and the reader repeats it or speaks its new value.
  case change
  /// The user turned the rotor, or it found nothing.
  case rotor
  /// The user typed, deleted or moved through text.
  case text
  /// The reader is reading everything.
  case readAll
  /// The reader responds to a command, for example with "Performed action".
  case answer
}
