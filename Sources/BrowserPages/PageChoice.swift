/// One of the things to choose from in a closed list of a page.
package struct PageChoice: Equatable, Sendable {
  /// Its text.
  package let text: String
  /// Whether it cannot be chosen.
  package let isDisabled: Bool
  /// Whether it is chosen.
  package let isSelected: Bool
}
