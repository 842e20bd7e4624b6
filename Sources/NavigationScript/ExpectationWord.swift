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
}
