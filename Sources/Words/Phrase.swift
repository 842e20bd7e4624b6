/// The text of one phrase in one form.
public struct Phrase: Equatable, Sendable {
  /// The text, with names in braces for gaps: `{index} of {count}`.
  public let pattern: String
  /// What a voice is given where it could not say the words as they are written, with the same gaps, or
  /// `nil` for the words: `みだし` for `見出し`.
  package let speech: String?
  /// Whether no recording of the real reader confirms the text or its place.
  public internal(set) var isAssumed: Bool
  /// The language of the text if it comes from another phrasebook, or `nil` for the book's own language.
  public internal(set) var language: String?
  /// The words beside numbers that call for another form.
  let plurals: [PluralCategory: String]
  let rules: PluralRules

  /// Creates a phrase.
  package init(_ pattern: String, speech: String? = nil, isAssumed: Bool = false) {
    self.init(pattern, speech: speech, isAssumed: isAssumed, plurals: [:], rules: PluralRules())
  }

  init(
    _ pattern: String, speech: String?, isAssumed: Bool, plurals: [PluralCategory: String],
    rules: PluralRules
  ) {
    self.pattern = pattern
    self.speech = speech
    self.isAssumed = isAssumed
    self.plurals = plurals
    self.rules = rules
  }

  /// Returns the words as those of another book, which lacks them.
  func borrowed(from language: String) -> Phrase {
    var phrase = self
    phrase.language = language
    phrase.isAssumed = true
    return phrase
  }

  /// Returns the text with its gaps filled.
  ///
  /// If the text has several plural forms, the first number among the values selects one.
  ///
  /// - Parameter values: The values by the names in braces; braces in a value are not gaps.
  /// - Returns: The text; a name without a value stays unchanged.
  public func filled(_ values: KeyValuePairs<String, String>) -> String {
    // Most phrases have no gaps, and no number that would choose another form.
    if values.isEmpty { return pattern }
    var words = pattern
    if !plurals.isEmpty, let number = values.lazy.compactMap({ Int($0.value) }).first {
      words = plurals[rules.category(of: number)] ?? pattern
    }
    return Self.fill(words, values)
  }

  /// Returns what a voice is given in the place of the filled words.
  package func filledSpeech(_ values: KeyValuePairs<String, String>) -> String? {
    values.isEmpty ? speech : speech.map { Self.fill($0, values) }
  }

  private static func fill(_ pattern: String, _ values: KeyValuePairs<String, String>) -> String {
    var result = ""
    var rest = pattern[...]
    // Bytes are compared, not characters: a brace is one byte, and hints are filled for thousands of elements.
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = rest[rest.utf8.index(after: open)..<close]
      result += rest[..<open]
      result += values.first { $0.key == name }?.value ?? String(rest[open...close])
      rest = rest[rest.utf8.index(after: close)...]
    }
    return result + rest
  }
}
