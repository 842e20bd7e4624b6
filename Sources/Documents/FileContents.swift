/// What a file holds, and where the file that was opened lies.
package struct FileContents: Sendable {
  /// The bytes, whatever they are.
  package let bytes: [UInt8]
  /// The absolute path of the opened file without links, or `nil` for what has none and where the system cannot tell.
  let place: String?

  /// Takes bytes, by default those that no file holds.
  package init(_ bytes: [UInt8], place: String? = nil) {
    self.bytes = bytes
    self.place = place
  }
}
