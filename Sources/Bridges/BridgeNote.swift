/// Something that a bridge inferred or left out.
package struct BridgeNote: Equatable, Sendable {
  /// Whether it was inferred rather than left out.
  package let isInferred: Bool
  /// What, in the plural: "labels from descendants".
  package let what: String
  /// The node in a few words where it is not on the screen any more, or `nil`.
  package let subject: String?
  /// The element that it is about, in the tree of the screen, or `nil` for what is not in it.
  package internal(set) var element: Int?
  /// Whether it is about one node rather than the whole screen.
  package var isAboutNode: Bool { subject != nil || draft != nil }

  let draft: Int?

  init(isInferred: Bool, what: String, subject: String? = nil, draft: Int? = nil) {
    self.isInferred = isInferred
    self.what = what
    self.subject = subject
    self.draft = draft
  }
}
