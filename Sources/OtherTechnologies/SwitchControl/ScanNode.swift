/// A part of the screen that the cursor of Switch Control highlights as one.
package struct ScanNode: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// The whole screen, which is never highlighted itself.
    case screen
    /// Several items that the app grouped.
    case group
    /// Several items in one line.
    case row
    case item
  }

  package let kind: Kind
  /// The name, or `nil` if the app gives none.
  package let name: String?
  /// The node of the screen's tree, or `nil` for a row.
  package let node: Int?

  package var isItem: Bool { kind == .item }
}
