import Voices

/// The mark that a browser draws before an item of a list, where the readers have a name for it.
struct WebMark {
  /// The name of the mark.
  let phrase: PhraseKey
  /// What follows the mark.
  let rest: String

  /// Creates the mark that a text begins with.
  init?(_ text: String?) {
    guard let text, let first = text.first else { return nil }
    switch first {
    case "•": phrase = "bullet"
    case "◦": phrase = "whiteBullet"
    default: return nil
    }
    let rest = text.dropFirst()
    guard rest.first?.isWhitespace ?? true else { return nil }
    self.rest = String(rest.drop(while: \.isWhitespace))
  }
}
