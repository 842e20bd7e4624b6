/// What is said when the cursor lands on one element: fragments in the order in which they are heard.
public struct Utterance: Equatable, Hashable, Sendable {
  /// The fragments in the order in which they are heard; hints come last.
  public var fragments: [Fragment]
  /// The language of the element's words as a BCP 47 tag.
  public var language: String
  /// What stands between two fragments that are written down as they are heard: `, ` or `、`.
  public var separator: String

  /// Creates an utterance.
  ///
  /// - Parameters:
  ///   - fragments: The fragments in the order in which they are heard.
  ///   - language: The language of the words as a BCP 47 tag.
  ///   - separator: What stands between two fragments that are written down.
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
