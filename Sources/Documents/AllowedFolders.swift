import SystemCalls

/// Folders whose files may be opened for somebody who is not trusted: a page, a client, a flow, a found configuration.
///
/// The file that was opened decides, with all links followed, not the path that was asked for.
package struct AllowedFolders: Equatable, Sendable {
  /// Absolute paths without links.
  package let paths: [String]
  /// Whether what is hidden in the folders is not allowed: keys, settings, and what Git runs.
  private let leavesOutHidden: Bool
  /// What the user calls the folder in which files were found; `nil` where nobody is told what lies elsewhere.
  private let name: String?
  /// The folders as they were named, absolute: links to them are part of how their files are spelt.
  private var spellings: [String] = []

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
    self.init(paths: paths)
    spellings = folders.compactMap(FolderFiles.absolute)
  }

  /// Allows what is found in a folder that the user named: all below it that is not hidden.
  ///
  /// What is found there may be a link that somebody else has put there; errors tell of it.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - hidden: The name of a hidden folder in it that may be used as well, unless it is a link; `nil` for none.
  /// - Throws: An error for a folder that does not exist.
  package init(foundIn folder: String, and hidden: String? = nil) throws(SourceError) {
    let path = try AllowedFolders([folder]).paths[0]
    let start = path == "/" ? path : "\(path)/"
    self.init(
      paths: [path] + (hidden.map { [start + $0] } ?? []), leavesOutHidden: true, name: folder)
  }

  /// Allows folders whose links are followed already, and everything below them.
  ///
  /// - Parameters:
  ///   - paths: Absolute paths without links; they are not looked at again, as they may have become some.
  ///   - leavesOutHidden: Whether what is hidden below them is left out.
  package init(withoutLinks paths: [String], leavesOutHidden: Bool = false) {
    self.init(paths: paths, leavesOutHidden: leavesOutHidden)
  }

  private init(paths: [String], leavesOutHidden: Bool = false, name: String? = nil) {
    self.paths = paths
    self.leavesOutHidden = leavesOutHidden
    self.name = name
  }

  /// Allows folders and everything below them; folders that do not exist are left out.
  ///
  /// - Parameter folders: Paths of folders.
  package init(existing folders: [String]) {
    let folders = folders.filter(FolderFiles.isFolder)
    self.init(paths: folders.compactMap(Self.resolved))
    spellings = folders.compactMap(FolderFiles.absolute)
  }

  /// Returns whether a path lies in the folders.
  ///
  /// The system compares paths byte by byte. Characters would not do: a slash with an accent is another character and
  /// still a slash, and two spellings of one name are two folders.
  ///
  /// - Parameter path: An absolute path without links.
  /// - Returns: Whether it is one of the folders or below one, where what is hidden may be left out.
  package func holds(_ path: String) -> Bool {
    Self.lies(path, in: paths, leavingOutHidden: leavesOutHidden)
  }

  /// Returns whether a path is one of the folders or below one by its text alone, hidden or not, as the folders were
  /// named or without links; the disk is not asked.
  ///
  /// - Parameter path: An absolute path without `.` and `..`.
  /// - Returns: Whether it is.
  package func surrounds(_ path: String) -> Bool {
    Self.lies(path, in: paths + spellings, leavingOutHidden: false)
  }

  private static func lies(
    _ path: String, in folders: [String], leavingOutHidden leavesOutHidden: Bool
  ) -> Bool {
    folders.contains { folder in
      if PathText.isSame(path, folder) { return true }
      let start = folder == "/" ? folder : "\(folder)/"
      guard path.utf8.starts(with: start.utf8) else { return false }
      return !leavesOutHidden
        || !PathText.isHidden(String(Substring(path.utf8.dropFirst(start.utf8.count))))
    }
  }

  /// Returns whether the folders would hold a path if what is hidden in them were not left out.
  ///
  /// - Parameter path: An absolute path without links.
  /// - Returns: Whether it is hidden below one of the folders.
  package func hides(_ path: String) -> Bool {
    !holds(path) && Self.lies(path, in: paths, leavingOutHidden: false)
  }

  /// Returns the error of a file that is not opened or written, as it does not lie in the folders.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: An error that tells where it leads if the user named the folder; whether there is a file elsewhere
  ///   is nobody else's business.
  package func refusal(of path: String) -> SourceError {
    guard let name else { return SourceError(path: path, message: "no such file") }
    let isHidden = Self.place(of: path).map(hides) ?? false
    return SourceError(
      path: path,
      message: isHidden
        ? "this is a link, or lies behind one, to what is hidden in \(SafeText.quoted(name))"
        : "this is a link, or lies behind one, that leads out of \(SafeText.quoted(name))",
      suggestion: "remove the link, or name the file itself")
  }

  /// Returns whether a file lies in the folders that may not exist yet.
  ///
  /// - Parameter path: A path of any kind; what does not exist of it lies where the rest of it leads.
  /// - Returns: Whether it does, with all links followed; `false` for a link that leads nowhere.
  package func holdsPlace(of path: String) -> Bool {
    Self.place(of: path).map(holds) ?? false
  }

  private static func place(of path: String) -> String? {
    guard !path.utf8.contains(0) else { return nil }
    var missing: [String] = []
    var place = path
    while true {
      if let resolved = resolved(place) {
        if missing.isEmpty { return resolved }
        let start = resolved == "/" ? "" : resolved
        return missing.contains("..")
          ? nil : "\(start)/\(missing.reversed().joined(separator: "/"))"
      }
      var status = stat()
      let isLink = lstat(place, &status) == 0
      guard !isLink, let name = PathText.name(of: place), place != "." else { return nil }
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
