/// An additional fact about an element, like `AXCustomContent`.
///
/// An important fact is spoken after the value: "Bailey, beagle, three years, image".
public struct CustomContent: Equatable, Hashable, Sendable {
  /// The name of the fact: "Age".
  public var label: String
  /// The content of the fact: "three years".
  public var value: String
  /// Whether the fact is spoken with the element rather than only on demand.
  public var isImportant: Bool

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - label: The name of the fact.
  ///   - value: The content of the fact.
  ///   - isImportant: Whether the fact is spoken with the element.
  public init(label: String, value: String = "", isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
