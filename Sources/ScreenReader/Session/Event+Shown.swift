extension Event {
  /// What somebody is shown who uses an app by a keyboard, a switch or the voice; nobody hears it.
  public struct Shown: Equatable, Sendable {
    /// What is shown, by the word that stands before it in transcripts.
    public enum Kind: String, CaseIterable, Sendable {
      /// What the focus of the keyboard is on now: `[focus: Rate]`.
      case focus
      /// The focus is gone from this; the next press begins at the first: `[focus lost: Pay]`.
      case focusLost = "focus lost"
      /// What the cursor of Switch Control is on now: `[highlight: Rate]`.
      case highlight
      /// The cursor of Switch Control is hidden until the next press, for this reason.
      case hidden
      /// What can be chosen from now, with commas between: `[menu: Tap, Reply]`.
      case menu
      /// The names that Voice Control shows: `[names: Rate, Help]`.
      case names
      /// The numbers that Voice Control shows, each with its name: `[numbers: 1 Delete, 2 Delete]`.
      case numbers
      /// What Voice Control answers: `[answer: Say number of desired item.]`.
      case answer
      /// What has been activated: `[activated: Rate]`.
      case activated
      /// The action that has been chosen: `[action: Reply]`.
      case action
      /// What the act has made of an element: `[changed: Keep screen on: on]`.
      case changed
      /// Nothing happens, for this reason: `[nothing: ↓ does nothing to Rate]`.
      case nothing
    }

    /// What is shown.
    public var kind: Kind
    /// Its words.
    public var text: String

    /// Creates something that is shown.
    ///
    /// - Parameters:
    ///   - kind: What is shown.
    ///   - text: Its words.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }
}
