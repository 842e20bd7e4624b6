/// What the reader says when the cursor lands on one element: fragments in speaking order.
public struct Utterance: Equatable, Hashable, Sendable {
  /// The fragments in speaking order; hints come last.
  public var fragments: [Fragment]
  /// The language of the element's texts as a BCP 47 tag.
  public var language: String
  /// The separator between two written fragments: `, ` or `、`.
  public var separator: String

  /// Creates an utterance.
  ///
  /// - Parameters:
  ///   - fragments: The fragments in speaking order.
  ///   - language: The language of the texts as a BCP 47 tag.
  ///   - separator: The separator between two written fragments.
  public init(fragments: [Fragment], language: String, separator: String = ", ") {
    self.fragments = fragments
    self.language = language
    self.separator = separator
  }

  /// Adds what is said of a further part of a line.
  mutating func append(_ more: Utterance) {
    for var fragment in more.fragments {
      if fragment.language == nil, more.language != language { fragment.language = more.language }
      fragments.append(fragment)
    }
  }
}
