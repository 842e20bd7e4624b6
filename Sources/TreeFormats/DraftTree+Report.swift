internal import AccessibilityTree

extension DraftTree {
  /// Builds the tree, and tells the report which elements its repairs are about.
  ///
  /// - Complexity: O(n) in the number of nodes.
  mutating func build(report: inout ImportReport) -> ElementTree { built(report: &report).tree }

  /// Builds the tree, and says where each node went.
  ///
  /// - Complexity: O(n) in the number of nodes.
  mutating func built(report: inout ImportReport) -> (
    tree: ElementTree, places: [Int32], sources: [Int32]
  ) {
    var identifiers = ImportedIdentifiers()
    let built = built(
      keeping: { identifiers.claim(for: &$0, report: &report) },
      emptied: { report.drop("views without spoken content") })
    report.place { built.places[$0] < 0 ? nil : Int(built.places[$0]) }
    return built
  }
}
