package import ScreenReader

/// What a user does in a capture, and what a real reader was heard to say then.
package struct CaptureStep: Sendable {
  /// One thing that is done.
  package enum Act: Sendable {
    /// A command of the reader.
    case command(Command)
    /// A key that is pressed.
    case key(CaptureKey)
    /// The page or the browser moves the keyboard's focus to the element of an `id`.
    case moveFocus(String)
  }

  /// What is done, in order.
  package var acts: [Act]
  /// The last thing that was said then, or `nil` where that is not known.
  package var heard: String?
  /// Whether `heard` is all that was said, and not the last thing alone.
  package var hasAllWords: Bool
  /// The help that came after a pause, or `nil`.
  package var tutor: String?
  /// Where the step stands in its file, counted from 1.
  package var line: Int

  /// Creates a step.
  package init(
    _ acts: [Act], heard: String? = nil, hasAllWords: Bool = false, tutor: String? = nil,
    line: Int = 1
  ) {
    self.acts = acts
    self.heard = heard
    self.hasAllWords = hasAllWords
    self.tutor = tutor
    self.line = line
  }
}
