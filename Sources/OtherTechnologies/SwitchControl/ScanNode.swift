/// What the cursor of Switch Control highlights at once.
package struct ScanNode: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// All that is scanned; it is no highlight itself.
    case screen
    /// Several that were put together by the app.
    case group
    /// Several that stand in one line.
    case row
    case item
  }

  package let kind: Kind
  /// What it is called, or `nil` where the app says nothing.
  package let name: String?
  /// The node of the screen's tree, or `nil` for a row.
  package let node: Int?

  package var isItem: Bool { kind == .item }
}
