public import AccessibilityTree
public import Documents

/// The element, or the step of a flow, that a finding refers to.
public struct FindingPlace: Equatable, Sendable {
  /// The node in the screen's tree, or -1 if it is hidden from the reader; or the index of the step in the flow.
  public var node: Int
  /// The element's `id`, or `nil`.
  public var id: String?
  /// The path in the tree: child indices from the screen's top-level elements down; or `step 2`.
  public var path: String
  /// A short description for people: `button "Rate"`, `step 2: next`.
  public var name: String
  /// The position of an element without a name relative to others: `right of "2"`; `nil` if it has a name.
  public var near: String?
  /// The utterance at the element, or `nil` if the cursor cannot reach it.
  public var heard: String?
  /// The location of the element in the source, or `nil` if the input does not provide it.
  public var location: SourcePlace?
  /// The source line and a mark under it, two lines that are safe to print, or `nil`.
  public var sourceFrame: String?
  /// The location of the element in the document of a page, or `nil`.
  public var markup: PageMarkup?
  /// What stays the same for the element, or the step, when the screen changes elsewhere.
  package internal(set) var key = ""
  /// The file of the element, if it differs from the file of the screen with the finding, or `nil`.
  public var file: String?
}
