/// Something that a message may say: its key, what its value is, and what it does.
///
/// Messages are checked against lists of these, and JSON schemas are written from the same lists.
package struct Parameter: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    /// A text.
    case text
    /// One of some words.
    case word([String])
    /// True or false.
    case truth
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// A number.
    case number(ClosedRange<Double>)
    /// A list of texts, as many as this at the most.
    case texts(most: Int)
    /// A list of words out of some.
    case words([String])
    /// A text or a number, which an answer repeats.
    case identifier
    /// Keys of the reader's own with texts, numbers or truth values.
    case settings
    /// A mapping with keys of its own.
    case group([Parameter])
  }

  /// The key.
  package let name: String
  /// What the value is.
  package let kind: Kind
  /// What it does, as a sentence.
  package let about: String
  /// Whether a message lacks something without it.
  package let isRequired: Bool

  /// Creates a parameter.
  package init(_ name: String, _ kind: Kind, _ about: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.about = about
    self.isRequired = isRequired
  }
}
