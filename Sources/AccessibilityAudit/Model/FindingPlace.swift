public import Documents

/// The element that a finding is about.
public struct FindingPlace: Equatable, Sendable {
  /// The node in the screen's tree.
  public var node: Int
  /// The element's `id`, or `nil`.
  public var id: String?
  /// Where the element stands in the tree: child indices from the screen's own elements down.
  public var path: String
  /// What a person calls the element: `button "Rate"`.
  public var name: String
  /// What is heard at the element, or `nil` when the cursor cannot reach it.
  public var heard: String?
  /// Where the element is written, or `nil` when the input does not tell.
  public var location: SourceLocation?
  /// The file that holds the element, where it is not that of the screen with the finding; otherwise `nil`.
  public var file: String?
}
