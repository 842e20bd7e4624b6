import Earshot
import SystemCalls

/// The folders that results are written into.
enum OutputFolder {
  /// Returns the folder that a path names a file of, or `nil` for a name alone.
  static func folder(of path: String) -> String? {
    path.utf8.contains(UInt8(ascii: "/")) ? PathText.parent(of: path) : nil
  }

  /// Returns whether a path is that of a folder, or is meant to be.
  static func isMeant(by path: String) -> Bool {
    if path.hasSuffix("/") { return true }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
