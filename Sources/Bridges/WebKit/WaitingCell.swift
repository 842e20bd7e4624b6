import AccessibilityTree

/// A cell of a page whose first stop is still to come.
struct WaitingCell {
  /// Where it stands.
  let place: TableCell
  /// What it heads.
  let header: WebTable.Header
  /// How rows are sorted by it.
  let sort: States.Sort?
  /// Its own `id`.
  let id: String?
  /// The `id`s of the header cells that it names.
  let headers: [String]
}
