package import Documents

/// A screen with its name in listings and its source text.
public struct NamedScreen: Sendable {
  /// The file's name; for the second screen in a file, `home.json#2`.
  public var name: String
  /// The path of the file, or `-` for standard input.
  public var path: String
  /// The screen, with its import report.
  public var imported: ImportedScreen
  /// The text that the screen was read from.
  package var source: SourceText
  /// The folders that its file was found in, which what lies beside it must lie in, too; `nil` for a file that the user
  /// named.
  package var folders: AllowedFolders?

  /// Creates a named screen.
  package init(
    name: String, path: String, imported: ImportedScreen, source: SourceText,
    foundIn folders: AllowedFolders? = nil
  ) {
    self.folders = folders
    self.name = name
    self.path = path
    self.imported = imported
    self.source = source
  }
}
