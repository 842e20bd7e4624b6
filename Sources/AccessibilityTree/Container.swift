/// What kind of container a node is, like `accessibilityContainerType` and its UIKit kin.
public enum Container: String, CaseIterable, Hashable, Sendable {
  /// A list: its first element is heard with "list start", its last with "list end".
  case list
  /// A landmark: its edges are heard as "landmark" and "end".
  case landmark
  /// A data table: its cells are heard with their headers, row and column.
  case table
  /// A group: its label is heard on entry.
  case group
  /// A tab bar: every element below is a tab, heard with its position.
  case tabBar
  /// A segmented control: its elements are heard with their position.
  case segmented
}
