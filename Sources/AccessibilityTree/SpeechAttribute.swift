/// How a range of a label, value or hint is spoken, like the keys of `UIAccessibilitySpeechAttribute…`.
///
/// With `spellOut` on the whole label, "PIN" is spoken letter by letter.
public struct SpeechAttribute: Equatable, Hashable, Sendable {
  /// The text that a range refers to.
  public enum Target: String, CaseIterable, Sendable {
    /// The element's label.
    case label
    /// The element's value.
    case value
    /// The element's hint.
    case hint
  }

  /// The text that the range refers to.
  public var target: Target
  /// The range, in Unicode characters from the start of the text.
  public var range: Range<Int>
  /// Whether the range is spelled letter by letter.
  public var spellOut: Bool
  /// Whether every punctuation mark of the range is spoken.
  public var punctuation: Bool
  /// The pitch of the range from 0 to 2, where 1 is normal, or `nil`.
  public var pitch: Double?
  /// The pronunciation of the range in the International Phonetic Alphabet, or `nil`.
  public var ipa: String?
  /// The language of the range as a BCP 47 tag, or `nil`.
  public var language: String?

  /// Creates a speech attribute.
  ///
  /// - Parameters:
  ///   - target: The text that the range refers to.
  ///   - range: The range, in Unicode characters from the start of the text.
  ///   - spellOut: Whether the range is spelled letter by letter.
  ///   - punctuation: Whether every punctuation mark of the range is spoken.
  ///   - pitch: The pitch from 0 to 2, where 1 is normal.
  ///   - ipa: The pronunciation in the International Phonetic Alphabet.
  ///   - language: The language as a BCP 47 tag.
  public init(
    target: Target = .label, range: Range<Int>, spellOut: Bool = false, punctuation: Bool = false,
    pitch: Double? = nil, ipa: String? = nil, language: String? = nil
  ) {
    self.target = target
    self.range = range
    self.spellOut = spellOut
    self.punctuation = punctuation
    self.pitch = pitch
    self.ipa = ipa
    self.language = language
  }
}

extension Element {
  /// Returns a text of the element.
  package func text(_ target: SpeechAttribute.Target) -> String? {
    switch target {
    case .label: label
    case .value: value
    case .hint: hint
    }
  }
}
