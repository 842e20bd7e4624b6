/// How it is known that a real reader says a phrase so.
///
/// Where German and Russian were heard, Apple's own terms for the same things were the words that were
/// said in 84 and 74 of a hundred cases, so that only what was heard or documented counts as known.
package enum Evidence: String, CaseIterable, Sendable {
  /// Heard and written down, or seen in a recording or a reference image of the reader.
  case recorded
  /// Stated by the maker of the reader, or a text of the maker's that the reader reads as it stands.
  case documented
  /// The maker's word for the same thing elsewhere: in braille, in Voice Control, on another system.
  case appleTerm = "apple-term"
  /// What another screen reader says.
  case otherReader = "other-reader"
  /// Put together from other words, or a guess.
  case composed

  /// Whether nothing shows that the reader says it so; listed as such wherever it is heard.
  package var isAssumed: Bool {
    switch self {
    case .recorded, .documented: false
    case .appleTerm, .otherReader, .composed: true
    }
  }
}
