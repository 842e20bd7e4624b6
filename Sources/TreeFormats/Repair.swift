/// A repair of one node of a dump: something inferred, or something left out.
///
/// `earshot transcript --explain` prints it at its stop, or after the last stop if the node is no longer on the screen:
///
///     Rate, Mango lassi, button
///         [first; labels from descendants]
///     [left out: Other "Vertical scroll bar, 2 pages": scroll bars]
public struct Repair: Equatable, Sendable {
  /// The repair in the plural, as the report counts it: "labels from descendants".
  public var what: String
  /// A short description of an omitted node, such as `Other "Vertical scroll bar"`, or `nil`.
  public var subject: String?
  /// The index of the element in the screen's tree, or `nil` if it is not in the tree.
  public internal(set) var element: Int?
  /// The number that the reader gives the node while it reads, or -1.
  var node: Int

  init(what: String, subject: String? = nil, element: Int?) {
    self.what = what
    self.subject = subject
    self.element = element
    node = -1
  }

  init(what: String, subject: String? = nil, node: Int) {
    self.what = what
    self.subject = subject
    self.node = node
  }
}
