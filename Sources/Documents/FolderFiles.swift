import SystemCalls

/// Finds the files of a folder, the same ones in the same order on every machine.
package enum FolderFiles {
  /// The deepest level of folders that is looked into.
  package static let maximumDepth = 64
  /// How many files of a folder are looked at.
  package static let maximumCount = 100_000

  /// Returns the files of a folder and of all folders below it.
  ///
  /// Names with a leading dot are passed over, links to folders are not followed, and what is no file,
  /// such as a pipe, is left out.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: An error for a folder that is none, cannot be read, or holds too many files or levels.
  /// - Returns: Paths relative to the folder, in natural order: `s2` before `s10`.
  package static func all(in folder: String) throws(SourceError) -> [String] {
    var files: [String] = []
    var folders = [(path: "", depth: 0)]
    while let (path, depth) = folders.popLast() {
      let place = path.isEmpty ? folder : "\(folder)/\(path)"
      guard let directory = opendir(place) else {
        let reason = errno == ENOENT ? "no such folder" : String(cString: strerror(errno))
        throw SourceError(path: place, message: reason.lowercased())
      }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") { continue }
        let child = path.isEmpty ? name : "\(path)/\(name)"
        switch kind(of: "\(folder)/\(child)") {
        case .file: files.append(child)
        case .folder:
          guard depth < maximumDepth else {
            throw SourceError(
              path: "\(folder)/\(child)",
              message: "folders lie more than \(maximumDepth) levels deep",
              suggestion: "name a folder further down")
          }
          folders.append((child, depth + 1))
        case .other: break
        }
      }
      guard files.count <= maximumCount else {
        throw SourceError(
          path: folder, message: "the folder holds more than \(maximumCount) files",
          suggestion: "name a folder in it")
      }
    }
    return files.sorted(by: NaturalOrder.precedes)
  }

  /// Returns the files of one kind that paths name: a file is taken as it is, a folder with all below it.
  ///
  /// - Parameters:
  ///   - suffixes: How the names of such files end.
  ///   - noun: What messages call them, in the plural.
  ///   - paths: Files and folders.
  /// - Throws: An error for a folder without such files, and for one that cannot be read.
  /// - Returns: Paths without repetition, in the order given; those of a folder in natural
  ///   order. Links to folders are not followed.
  package static func find(
    _ suffixes: [String], called noun: String, in paths: [String]
  ) throws(SourceError) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for path in paths {
      let files = isFolder(path) ? try all(suffixes, below: path) : [path]
      if files.isEmpty {
        let names = suffixes.map { "*\($0)" }.joined(separator: ", ")
        throw SourceError(path: path, message: "no \(noun) (\(names)) in this folder")
      }
      for file in files where seen.insert(file).inserted { found.append(file) }
    }
    return found
  }

  private static func all(
    _ suffixes: [String], below folder: String
  ) throws(SourceError) -> [String] {
    let separator = folder.hasSuffix("/") ? "" : "/"
    return try all(in: folder).filter { file in suffixes.contains { file.hasSuffix($0) } }
      .map { folder + separator + $0 }
  }

  /// Returns whether a path is a folder or a link to one.
  ///
  /// - Parameter path: The path.
  /// - Returns: Whether there is a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private enum Kind {
    case file, folder, other
  }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    if status.st_mode & S_IFMT == S_IFDIR { return .folder }
    // A pipe, or a link to one, would be waited for.
    guard stat(path, &status) == 0 else { return .other }
    return status.st_mode & S_IFMT == S_IFREG ? .file : .other
  }
}
