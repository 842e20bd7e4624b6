/// The kind of container that a node is, like `accessibilityContainerType` and its UIKit relatives.
public enum Container: String, CaseIterable, Hashable, Sendable {
  /// A list: its first element is spoken with "list start", its last with "list end".
  case list
  /// A landmark: its edges are spoken as "landmark" and "end".
  case landmark
  /// A data table: its cells are spoken with their headers, row and column.
  case table
  /// A group: its label is spoken on entry.
  case group
  /// A tab bar: every element below is a tab, spoken with its position.
  case tabBar
  /// A segmented control: its elements are spoken with their position.
  case segmented
}
