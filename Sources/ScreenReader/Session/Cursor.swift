/// The position of the cursor.
public enum Cursor: Equatable, Hashable, Sendable {
  /// On an element, by the index of its stop.
  case stop(Int)
  /// On a group that the user can enter in the grouped navigation style, by the index of its first stop and the group's
  /// node in the tree.
  case group(first: Int, node: Int)

  /// The stop under the cursor, or the first stop in the group under the cursor.
  public var stop: Int {
    switch self {
    case .stop(let stop): stop
    case .group(let first, _): first
    }
  }
}
