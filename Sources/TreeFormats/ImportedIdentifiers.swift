internal import AccessibilityTree

/// Keeps identifiers unique, and counts what is left out.
struct ImportedIdentifiers {
  private var identifiers = ElementIdentifiers()

  /// Takes an identifier for an element; a later one of equal ones is dropped and counted.
  ///
  /// - Parameters:
  ///   - element: The element, whose `id` is taken or set to `nil`.
  ///   - report: Counts what is left out.
  mutating func claim(for element: inout Element, report: inout ImportReport) {
    if identifiers.claim(for: &element) { report.drop("repeated identifiers") }
  }
}
