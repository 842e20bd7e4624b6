/// Keeps identifiers unique: apps repeat them, trees must not.
package struct ElementIdentifiers {
  private var taken: Set<String> = []

  /// Starts with no identifier taken.
  package init() {}

  /// Takes an identifier for an element; a later one of equal ones is set to `nil`.
  package mutating func claim(for element: inout Element) -> Bool {
    guard let id = element.id, !taken.insert(id).inserted else { return false }
    element.id = nil
    return true
  }
}
