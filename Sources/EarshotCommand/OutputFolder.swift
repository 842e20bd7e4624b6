import Earshot
import SystemCalls

/// The folders that results are written into.
enum OutputFolder {
  /// Makes the folders that a file is to stand in, where they are missing.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error for a folder that cannot be made.
  static func make(for path: String) throws(SourceError) {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      guard mkdir(folder, 0o777) != 0, errno != EEXIST else { continue }
      throw SourceError(path: folder, message: String(cString: strerror(errno)).lowercased())
    }
  }

  /// Returns the folder that a path names a file of, or `nil` for a name alone.
  static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  /// Returns whether a path is that of a folder, or is meant to be.
  static func isMeant(by path: String) -> Bool {
    if path.hasSuffix("/") { return true }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
