internal import AccessibilityTree

/// Keeps identifiers unique, and counts what is left out.
struct ImportedIdentifiers {
  private var identifiers = ElementIdentifiers()

  /// Takes an identifier for an element; a later one of equal ones is dropped and counted.
  mutating func claim(for element: inout Element, report: inout ImportReport) {
    if identifiers.claim(for: &element) { report.drop("repeated identifiers") }
  }
}
