/// What a reader made of one node of a dump: something inferred, or something left out.
///
/// `earshot transcript --explain` says it at the stop that it is about, and after the last stop for
/// what is not on the screen any more:
///
///     Rate, Mango lassi, button
///         [first; labels from descendants]
///     [left out: Other "Vertical scroll bar, 2 pages": scroll bars]
public struct Repair: Equatable, Sendable {
  /// What was done, in the plural, as the report counts it: "labels from descendants".
  public var what: String
  /// The node in a few words where it was left out, such as `Other "Vertical scroll bar"`; else `nil`.
  public var subject: String?
  /// The index of the element in the screen's tree, or `nil` for what is not in it.
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
