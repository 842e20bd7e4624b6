public import AccessibilityTree
public import Documents

/// The element, or the step of a flow, that a finding is about.
public struct FindingPlace: Equatable, Sendable {
  /// The node in the screen's tree, or -1 where the reader is not shown it; or the index of the step in the flow.
  public var node: Int
  /// The element's `id`, or `nil`.
  public var id: String?
  /// Where the element stands in the tree: child indices from the screen's own elements down; or `step 2`.
  public var path: String
  /// What a person calls it: `button "Rate"`, `step 2: next`.
  public var name: String
  /// Where an element without a name is, by what stands around it: `right of "2"`; `nil` for one that has a name.
  public var near: String?
  /// What is heard at the element, or `nil` when the cursor cannot reach it.
  public var heard: String?
  /// Where the element is written, or `nil` when the input does not tell.
  public var location: SourcePlace?
  /// The line that it is written in and a mark under it, two lines that are safe to print, or `nil`.
  public var sourceFrame: String?
  /// Where the element stands in the document of a page, or `nil`.
  public var markup: PageMarkup?
  /// What stays the same for the element, or the step, when the screen changes elsewhere.
  package internal(set) var key = ""
  /// The file that holds the element, where it is not that of the screen with the finding; otherwise `nil`.
  public var file: String?
}
