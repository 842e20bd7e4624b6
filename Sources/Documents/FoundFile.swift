/// A file that a user named, or that was found in a folder that they named.
package struct FoundFile: Equatable, Sendable {
  /// The path to open.
  package let path: String
  /// The folder that the opened file must lie in, or `nil` for a file that the user named.
  package let folders: AllowedFolders?

  /// Takes a file.
  package init(_ path: String, in folders: AllowedFolders? = nil) {
    self.path = path
    self.folders = folders
  }

  /// Where the file lies: an absolute path without links, or `nil` for one that is not there or lies elsewhere.
  package var place: String? {
    folders.map { $0.place(of: path) } ?? AllowedFolders.resolved(path)
  }

  /// Reads the file.
  package func read() throws(SourceError) -> SourceText {
    try SourceFile.read(path, within: folders)
  }
}
