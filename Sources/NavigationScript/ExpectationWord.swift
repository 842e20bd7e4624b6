/// The expectations of flow files, by their words; the one list of them.
package enum ExpectationWord: String, CaseIterable, Sendable {
  case hear, announced, shown, on, focus, notHeard, transcript

  /// What stands behind the word, for messages.
  package var needs: String {
    switch self {
    case .hear, .announced, .shown, .notHeard: "a text or a list of texts"
    case .on: "the name of a screen"
    case .focus: "the id of an element"
    case .transcript: "a file"
    }
  }

  /// What must be so, for the schema.
  var summary: String {
    switch self {
    case .hear: "Last utterance, or a list of the last ones."
    case .announced: "Last announcement of the app, or a list of the last ones."
    case .shown: "Visible text, in flows without a reader."
    case .on: "Screen that is shown."
    case .focus: "Element that has the focus."
    case .notHeard: "Texts that must not have been heard since the last step."
    case .transcript: "File with the transcript of the whole flow."
    }
  }
}
