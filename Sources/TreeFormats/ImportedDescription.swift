/// What the producer of a dump says that one element is heard as.
///
/// It plays no part in what is heard here; `earshot compare` shows where the two differ.
package struct ImportedDescription: Equatable, Sendable {
  /// What is heard before the hint.
  package var text: String
  /// The hint, or `nil`.
  package var hint: String?

  /// Creates a description.
  package init(text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }
}
