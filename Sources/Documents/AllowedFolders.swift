import SystemCalls

/// Folders whose files may be opened for somebody who is not trusted: a page, a client, a flow, a found configuration.
///
/// The file that was opened decides, with all links followed, not the path that was asked for.
package struct AllowedFolders: Equatable, Sendable {
  /// Absolute paths without links.
  package let paths: [String]

  /// Allows folders and everything below them.
  ///
  /// - Parameter folders: Paths of folders.
  /// - Throws: An error for a folder that does not exist.
  package init(_ folders: [String]) throws(SourceError) {
    var paths: [String] = []
    for folder in folders {
      guard FolderFiles.isFolder(folder), let path = Self.resolved(folder) else {
        throw SourceError(path: folder, message: "no such folder")
      }
      paths.append(path)
    }
    self.paths = paths
  }

  /// Allows a folder whose links are followed already, and everything below it.
  ///
  /// - Parameter path: An absolute path without links; it is not looked at again, as it may have become one.
  package init(withoutLinks path: String) { paths = [path] }

  /// Allows folders and everything below them; folders that do not exist are left out.
  ///
  /// - Parameter folders: Paths of folders.
  package init(existing folders: [String]) {
    paths = folders.filter(FolderFiles.isFolder).compactMap(Self.resolved)
  }

  /// Returns whether a path lies in the folders.
  ///
  /// The system compares paths byte by byte. Characters would not do: a slash with an accent is another character and
  /// still a slash, and two spellings of one name are two folders.
  ///
  /// - Parameter path: An absolute path without links.
  /// - Returns: Whether it is one of the folders or below one.
  package func holds(_ path: String) -> Bool {
    paths.contains { folder in
      folder == "/" || path.utf8.elementsEqual(folder.utf8)
        || path.utf8.starts(with: "\(folder)/".utf8)
    }
  }

  /// Returns whether a file lies in the folders that may not exist yet.
  ///
  /// - Parameter path: A path of any kind; what does not exist of it lies where the rest of it leads.
  /// - Returns: Whether it does, with all links followed; `false` for a link that leads nowhere.
  package func holdsPlace(of path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    var missing: [String] = []
    var place = path
    while true {
      if let resolved = Self.resolved(place) { return holds(resolved) && !missing.contains("..") }
      var status = stat()
      let isLink = lstat(place, &status) == 0
      guard !isLink, let name = PathText.name(of: place), place != "." else { return false }
      missing.append(name)
      place = PathText.parent(of: place)
    }
  }

  /// Opens an ordinary file for reading.
  ///
  /// - Parameter path: A path of any kind.
  /// - Returns: A descriptor, which the caller closes; `nil` for a path that leads out of the folders and for what is
  ///   not an ordinary file.
  func open(_ path: String) -> Int32? {
    // What lies outside is not even opened, which has effects of its own on a device.
    guard !path.utf8.contains(0), let place = Self.resolved(path), holds(place) else { return nil }
    // A pipe would keep us waiting.
    let descriptor = SystemCalls.open(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    // A folder may have become a link since the first look.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let opened = OpenedFile.path(of: descriptor), holds(opened)
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Returns a path without links, or `nil` if nothing is there.
  ///
  /// - Parameter path: Any path.
  /// - Returns: An absolute path.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
