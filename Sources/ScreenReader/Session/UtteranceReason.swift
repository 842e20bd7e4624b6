/// Why something is said.
public enum UtteranceReason: String, CaseIterable, Sendable {
  /// The cursor has landed on an element.
  case focus
  /// A screen has appeared and the cursor with it.
  case arrival
  /// An element has been acted on and is said again, or its new value is.
  case change
  /// The rotor has been turned, or has found nothing.
  case rotor
  /// Text has been typed, deleted or moved through.
  case text
  /// Everything is being read.
  case readAll
  /// A command has been answered, as by "Performed action".
  case answer
}
