/// A further fact about an element, like `AXCustomContent`.
///
/// An important one is heard after the value: "Bailey, beagle, three years, image".
public struct CustomContent: Equatable, Hashable, Sendable {
  /// What the fact is about: "Age".
  public var label: String
  /// The fact: "three years".
  public var value: String
  /// Whether the fact is spoken with the element rather than only on demand.
  public var isImportant: Bool

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - label: What the fact is about.
  ///   - value: The fact.
  ///   - isImportant: Whether the fact is spoken with the element.
  public init(label: String, value: String = "", isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
