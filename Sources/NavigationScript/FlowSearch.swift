import Documents
public import ScreenReader
public import Transcript

/// What `find` looks for: what is heard at a stop, or one piece of it.
///
/// `Reply, button` is a whole stop, with or without the names of the containers that are entered there;
/// `Reply` is also any single fragment of one: a label, a value, a role, or what stands between the commas
/// of a label, as an element made of several has them.
public struct FlowSearch: Equatable, Sendable {
  /// The text.
  public var text: String
  /// After how many swipes the search ends, or `nil` for at the last element.
  public var limit: Int?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: After how many swipes the search ends.
  public init(_ text: String, limit: Int? = nil) {
    self.text = SafeText.line(text)
    self.limit = limit
  }

  /// Returns whether an utterance is the one looked for.
  ///
  /// - Parameters:
  ///   - utterance: What is heard at a stop.
  ///   - rendering: The style of the text.
  /// - Returns: Whether it is heard so, or one of its fragments is.
  public func matches(_ utterance: Utterance, in rendering: Rendering) -> Bool {
    for fragment in utterance.fragments where !fragment.isNote {
      let words = SafeText.line(fragment.text)
      if words == text { return true }
      if words.contains(text), words.split(separator: ", ").contains(text[...]) { return true }
    }
    if rendering.text(of: utterance) == text { return true }
    guard utterance.fragments.first?.kind == .container else { return false }
    var own = utterance
    own.fragments.removeAll { $0.kind == .container }
    return rendering.text(of: own) == text
  }

  /// Returns whether anything that is said is the utterance looked for.
  ///
  /// - Parameters:
  ///   - events: What a command has led to.
  ///   - rendering: The style of the text.
  /// - Returns: Whether it is among what is said.
  public func isHeard(in events: some Sequence<Event>, as rendering: Rendering) -> Bool {
    events.contains { event in
      guard case .utterance(let spoken) = event else { return false }
      return matches(spoken.utterance, in: rendering)
    }
  }
}
