package import Documents

/// What an application's window is like after a step, and what happened on the way there.
package struct ApplicationMoment: Sendable {
  /// Something that the application has said of itself.
  package struct Message: Equatable, Sendable {
    /// The words.
    package var text: String
    /// Whether it interrupts other speech.
    package var isAssertive: Bool
  }

  /// The window as a dump of the format `atspi`.
  package var dump: SourceText
  /// The number of the object that has the keyboard's focus, or `nil` for none.
  package var focus: Int?
  /// Whether another window is shown than before.
  package var isNewWindow = false
  /// What was said, in order.
  package var messages: [Message] = []
}

/// Something that is done in an application on behalf of a person.
package enum ApplicationAct: Equatable, Sendable {
  /// To activate an object as a click does.
  case activate
  /// To make a field hold a text.
  case type(String)
  /// To make a value greater.
  case increment
  /// To make a value less.
  case decrement
  /// To do what the application offers under a name.
  case action(String)
}
