import Voices

/// One of several things that a swipe down offers: an action of the app's, or words of the reader's own.
struct Choice {
  /// The words.
  var words: String
  /// The phrase that they are, or `nil` for words of the app's.
  var phrase: PhraseKey?
}
