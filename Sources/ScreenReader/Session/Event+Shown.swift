extension Event {
  /// Something that a user of a keyboard, a switch or the voice sees; it is never spoken.
  public struct Shown: Equatable, Sendable {
    /// The kind of visible change, by its word in transcripts.
    public enum Kind: String, CaseIterable, Sendable {
      /// The element that keyboard focus is on now: `[focus: Rate]`.
      case focus
      /// The element that lost focus; the next press begins at the first element: `[focus lost: Pay]`.
      case focusLost = "focus lost"
      /// The element that Switch Control highlights now: `[highlight: Rate]`.
      case highlight
      /// The reason why Switch Control hides its cursor until the next press.
      case hidden
      /// The available choices, with commas between: `[menu: Tap, Reply]`.
      case menu
      /// The names that Voice Control shows: `[names: Rate, Help]`.
      case names
      /// The numbers that Voice Control shows, each with its name: `[numbers: 1 Delete, 2 Delete]`.
      case numbers
      /// The response of Voice Control: `[answer: Say number of desired item.]`.
      case answer
      /// The activated element: `[activated: Rate]`.
      case activated
      /// The chosen action: `[action: Reply]`.
      case action
      /// The change of an element after an act: `[changed: Keep screen on: on]`.
      case changed
      /// The reason why nothing happens: `[nothing: ↓ does nothing to Rate]`.
      case nothing
    }

    /// The kind of visible change.
    public var kind: Kind
    /// The visible text.
    public var text: String

    /// Creates a visible change.
    ///
    /// - Parameters:
    ///   - kind: The kind of visible change.
    ///   - text: The visible text.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }
}
