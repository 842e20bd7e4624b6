internal import AccessibilityTree

/// Keeps identifiers unique: dumps of real apps repeat them, trees must not.
struct ImportedIdentifiers {
  private var taken: Set<String> = []

  /// Takes an identifier for an element; a later one of equal ones is dropped and counted.
  ///
  /// - Parameters:
  ///   - element: The element, whose `id` is taken or set to `nil`.
  ///   - report: Counts what is left out.
  mutating func claim(for element: inout Element, report: inout ImportReport) {
    guard let id = element.id, !taken.insert(id).inserted else { return }
    element.id = nil
    report.drop("repeated identifiers")
  }
}
