package import AccessibilityTree

/// What a bridge infers and leaves out while it works.
package struct BridgeNotes: Sendable {
  /// What was noted, in the order in which it was.
  package private(set) var all: [BridgeNote] = []

  /// Creates notes without any.
  package init() {}

  /// Notes something that was inferred.
  package mutating func infer(_ what: String, at draft: Int? = nil) {
    all.append(BridgeNote(isInferred: true, what: what, draft: draft))
  }

  /// Notes something that was left out.
  package mutating func drop(_ what: String, at draft: Int? = nil, subject: String? = nil) {
    all.append(BridgeNote(isInferred: false, what: what, subject: subject, draft: draft))
  }

  /// Says which elements the drafts became.
  mutating func place(_ places: [Int32]) {
    for index in all.indices {
      guard let draft = all[index].draft, places[draft] >= 0 else { continue }
      all[index].element = Int(places[draft])
    }
  }
}

extension DraftTree {
  /// Builds the tree, and tells the notes which elements they are about.
  package mutating func built(
    notes: inout BridgeNotes
  ) -> (tree: ElementTree, origins: [Int32]) {
    var identifiers = ElementIdentifiers()
    let built = built(
      keeping: { if identifiers.claim(for: &$0) { notes.drop("repeated identifiers") } },
      emptied: { notes.drop("views without spoken content") })
    notes.place(built.places)
    return (built.tree, built.sources)
  }
}
