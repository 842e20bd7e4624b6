package import ScreenReader
package import SpeechSynthesis

/// A line of what is heard, as a page shows it.
package struct PageLine: Sendable {
  /// What a line is.
  package enum Kind: String, Sendable {
    /// What is heard at a stop of the cursor.
    case stop
    /// What the listener does in a flow.
    case command
    /// What the reader says about no stop.
    case reply
    /// What the app has said.
    case announcement
    /// A sound that is no speech.
    case sound
    /// Another screen appears, the cursor is lost, or a command cannot happen.
    case remark
  }

  /// What the line is.
  package var kind: Kind
  /// The scene that is shown meanwhile.
  package var scene: Int
  /// The stop of the scene that it is about, or `nil`.
  package var stop: Int?
  /// The words as a transcript has them.
  package var text: String
  /// The hint, or `nil`.
  package var hint: String?
  /// The number of the step of a flow that begins here, and what the listener does with the reader there.
  package var step: (number: Int, gesture: String?)?
  /// The typed pieces of what is said, or `nil` for what is not said by the reader.
  package var utterance: Utterance?
  /// What a voice speaks here, or `nil`.
  package var item: SpeechTimeline.Item?

  /// Creates a line.
  package init(
    _ kind: Kind, scene: Int, stop: Int? = nil, text: String, hint: String? = nil,
    utterance: Utterance? = nil, item: SpeechTimeline.Item? = nil
  ) {
    self.kind = kind
    self.scene = scene
    self.stop = stop
    self.text = text
    self.hint = hint
    self.utterance = utterance
    self.item = item
  }
}
