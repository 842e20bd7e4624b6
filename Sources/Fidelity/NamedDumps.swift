import AccessibilityTree
import Documents
import TreeFormats

/// The dumps that a list of captures names, each file read once.
struct NamedDumps {
  private let folder: NamedFileFolder
  /// The screens by the path of their file, links followed.
  private var read: [PathKey: Screen] = [:]

  init(_ folder: NamedFileFolder) { self.folder = folder }

  /// Returns the screen of a dump.
  mutating func screen(_ node: DocumentNode) throws(SourceError) -> Screen {
    _ = try node.string(for: "tree")
    let path = try folder.path(node)
    let key = PathKey(path)
    if let known = read[key] { return known }
    let screen = try TreeReaders.readOne(try folder.text(at: path, called: node.text)).screen
    read[key] = screen
    return screen
  }
}
