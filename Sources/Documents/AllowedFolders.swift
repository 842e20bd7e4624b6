package import SystemCalls

/// Folders whose files may be opened for somebody who is not trusted: a page, a client, a flow, a found configuration.
///
/// The file that was opened decides, with all links followed, not the path that was asked for.
package struct AllowedFolders: Equatable, Sendable {
  /// How a folder was named.
  struct Spelling {
    /// An absolute path, links and all.
    let text: String
    /// The same without links.
    let path: String
  }

  /// Absolute paths without links.
  package let paths: [String]
  /// Whether what is hidden in the folders is not allowed: keys, settings, and what Git runs.
  private var leavesOutHidden: Bool
  /// What the user calls the folder in which files were found; `nil` where nobody is told what lies elsewhere.
  private let name: String?
  /// The folders as they were named, absolute: links to them are part of how their files are spelt.
  private(set) var spellings: [Spelling] = []

  /// Allows folders and everything below them.
  package init(_ folders: [String]) throws(SourceError) {
    for folder in folders where !FolderFiles.isFolder(folder) || Self.resolved(folder) == nil {
      guard FolderFiles.isFolder(folder) else {
        throw SourceError(path: folder, message: "no such folder")
      }
      throw Self.notUTF8(folder)
    }
    self.init(existing: folders)
  }

  /// Returns the error about a folder whose real name is not UTF-8: another one could bear the name that it is shown by.
  static func notUTF8(_ path: String) -> SourceError {
    SourceError(
      path: path, message: "the name of the folder, or of a parent folder, is not UTF-8",
      suggestion: "rename it")
  }

  /// Allows what is found in a folder that the user named: all below it that is not hidden.
  ///
  /// What is found there may be a link that somebody else has put there; errors tell of it.
  package init(foundIn folder: String, and hidden: String? = nil) throws(SourceError) {
    let whole = try AllowedFolders([folder])
    // It may be gone by now.
    guard let path = whole.paths.first else {
      throw SourceError(path: folder, message: "no such folder")
    }
    let start = path == "/" ? path : "\(path)/"
    self.init(
      paths: [path] + (hidden.map { [start + $0] } ?? []), leavesOutHidden: true, name: folder)
    spellings = whole.spellings
  }

  /// Allows folders whose links are followed already, and everything below them.
  package init(withoutLinks paths: [String], leavesOutHidden: Bool = false) {
    self.init(paths: paths, leavesOutHidden: leavesOutHidden)
  }

  private init(paths: [String], leavesOutHidden: Bool = false, name: String? = nil) {
    self.paths = paths
    self.leavesOutHidden = leavesOutHidden
    self.name = name
  }

  /// Allows folders and everything below them; folders that do not exist are left out.
  package init(existing folders: [String]) {
    let resolved = folders.filter(FolderFiles.isFolder).compactMap { folder in
      Self.resolved(folder).map { Spelling(text: FolderFiles.absolute(folder) ?? $0, path: $0) }
    }
    self.init(paths: resolved.map(\.path))
    spellings = resolved
  }

  /// Returns whether the same is allowed, by the bytes of the paths: two spellings of one name are two folders.
  package static func == (first: AllowedFolders, second: AllowedFolders) -> Bool {
    func texts(_ folders: AllowedFolders) -> [PathKey] {
      (folders.paths + folders.spellings.flatMap { [$0.text, $0.path] }).map(PathKey.init)
    }
    return first.leavesOutHidden == second.leavesOutHidden
      && first.paths.count == second.paths.count
      && texts(first) == texts(second)
  }

  /// The same folders without what is hidden in them.
  package var withoutHidden: AllowedFolders {
    var folders = self
    folders.leavesOutHidden = true
    return folders
  }

  /// Returns whether a path lies in the folders.
  ///
  /// The system compares paths byte by byte. Characters would not do: a slash with an accent is another character and
  /// still a slash, and two spellings of one name are two folders.
  package func holds(_ path: String) -> Bool {
    paths.contains { folder in
      guard let below = Self.below(folder, path) else { return false }
      return below.isEmpty || !leavesOutHidden || !PathText.isHidden(below)
    }
  }

  /// Returns what of a path stands below a folder, empty for the folder itself, or `nil` for a path elsewhere.
  static func below(_ folder: String, _ path: String) -> String? {
    if PathText.isSame(path, folder) { return "" }
    let start = folder == "/" ? folder : "\(folder)/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(Substring(path.utf8.dropFirst(start.utf8.count)))
  }

  /// Returns the error of a file that is not opened or written, as it does not lie in the folders.
  package func refusal(of path: String) -> SourceError {
    guard let name else { return SourceError(path: path, message: "no such file") }
    let end =
      switch follow(path) {
      case .hidden: "to a hidden file or folder in \(SafeText.quoted(name))"
      case .nowhere: "that leads nowhere"
      case .outside, .there, .missing: "that leads out of \(SafeText.quoted(name))"
      }
    return SourceError(
      path: path, message: "the path is or contains a link \(end)",
      suggestion: "remove the link, or name the file itself")
  }

  /// Returns whether a file lies in the folders that may not exist yet.
  package func holdsPlace(of path: String) -> Bool {
    switch follow(path) {
    case .there, .missing: true
    case .nowhere, .hidden, .outside: false
    }
  }

  /// Returns where something lies in the folders.
  package func place(of path: String) -> String? {
    guard case .there(let place) = follow(path) else { return nil }
    return place
  }

  /// Returns what stands at a path in the folders; no link is followed that has come there since it was judged.
  package func status(of path: String) -> stat? { held(path).flatMap { $0.status(of: $1) } }

  /// Opens the folder of a file in the folders, and tells its name there; `nil` where there is no such file.
  private func held(_ path: String) -> (folder: HeldFolder, name: String)? {
    place(of: path).flatMap(held(at:))
  }

  private func held(at place: String) -> (folder: HeldFolder, name: String)? {
    guard let name = PathText.name(of: place) else { return nil }
    return HeldFolder(withoutLinks: PathText.parent(of: place)).map { ($0, name) }
  }

  /// Returns whether an ordinary file, and no link, is at a place in the folders.
  package func isOrdinary(at place: String) -> Bool {
    held(at: place).flatMap { $0.status(of: $1) }.map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Opens an ordinary file for reading.
  func open(_ path: String) -> Int32? { place(of: path).flatMap(open(at:)) }

  /// Opens an ordinary file at a place that was judged: a link that has come there since is not followed.
  func open(at place: String) -> Int32? {
    // What lies outside, a pipe and a device are not even opened, which has effects of its own.
    guard let (folder, name) = held(at: place), let first = folder.status(of: name),
      first.st_mode & S_IFMT == S_IFREG
    else { return nil }
    // It may have become a pipe, which would keep us waiting.
    let descriptor = folder.open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    // The folder may have been moved elsewhere since the first look.
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let opened = OpenedFile.path(of: descriptor), holds(opened)
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Returns a path without links, or `nil` if nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}
