package import SystemCalls

/// Writes a file so that it is there whole or not at all.
package enum WrittenFile {
  /// Writes a file aside and puts it in its place.
  package static func write(
    _ bytes: [UInt8], to path: String, isSecret: Bool = false
  ) throws(SourceError) {
    do {
      try write(to: path, isSecret: isSecret) { put in try put(bytes) }
    } catch {
      throw error as? SourceError ?? SourceError(path: path, message: "\(error)")
    }
  }

  /// Writes a file that is named after an input into a folder.
  ///
  /// The folder may come from somebody else, with a link in it that bears the name, and leads to a file of the user's
  /// or to one that Git reads. A link of that name is never written through, and nothing that is hidden in the folder
  /// is written.
  package static func write(
    _ bytes: [UInt8], named name: String, in folder: String, and hidden: String? = nil
  ) throws(SourceError) {
    try makeFolders(for: folder + "/")
    guard FolderFiles.isFolder(folder) else {
      throw SourceError(path: folder, message: "this is a file, not a folder")
    }
    try write(
      bytes, to: "\(folder)/\(name)", within: AllowedFolders(foundIn: folder, and: hidden))
  }

  /// Writes a file that must lie in certain folders.
  package static func write(
    _ bytes: [UInt8], to path: String, within folders: AllowedFolders
  ) throws(SourceError) {
    let name = PathText.name(of: path) ?? path
    switch (folders.follow(path), folders.follow(PathText.parent(of: path))) {
    case (.there, .there(let parent)), (.missing, .there(let parent)),
      (.missing, .missing(let parent)):
      guard let folder = HeldFolder(withoutLinks: parent, makesMissing: true) else {
        let code = errno
        // A link may have come on the way; a file in it is told as it is.
        guard folders.holdsPlace(of: path) else { throw folders.refusal(of: path) }
        throw failure(path, code)
      }
      try checkPlace(folder.status(of: name), path)
      do {
        try write(path, as: name, in: folder, at: parent, isSecret: false) { put in
          try put(bytes)
        }
      } catch {
        throw error as? SourceError ?? SourceError(path: path, message: "\(error)")
      }
    default: throw folders.refusal(of: path)
    }
  }

  /// Checks that what bears the name of a result is a file that the result may replace.
  package static func checkPlace(_ status: stat?, _ path: String) throws(SourceError) {
    guard let status else { return }
    switch status.st_mode & S_IFMT {
    // A folder is told by the next step.
    case S_IFREG, S_IFDIR: return
    case S_IFLNK:
      throw SourceError(
        path: path,
        message: "this is a link, and results are not written through links",
        suggestion: "remove the link")
    default:
      throw SourceError(
        path: path, message: "this is not an ordinary file, so the result cannot replace it",
        suggestion: "remove it")
    }
  }

  /// Makes the folders that a file is to lie in, where they are missing.
  package static func makeFolders(for path: String) throws(SourceError) {
    var folder = PathText.isAbsolute(path) ? "" : "."
    let isFolder = path.utf8.last == UInt8(ascii: "/")
    for part in PathText.parts(of: path).dropLast(isFolder ? 0 : 1) {
      folder += "/" + part
      // What is there already is no failure; a file in the way is told by the next step.
      if mkdir(folder, 0o777) == 0 { continue }
      let code = errno
      if code != EEXIST, code != EISDIR, access(folder, F_OK) != 0 {
        let reason = String(cString: strerror(code)).lowercased()
        throw SourceError(path: folder, message: "this folder cannot be created: \(reason)")
      }
    }
  }

  /// Writes a file piece by piece aside and puts it in its place.
  package static func write(
    to path: String, isSecret: Bool = false,
    _ write: (_ put: (_ piece: [UInt8]) throws -> Void) throws -> Void
  ) throws {
    let target = try realTarget(of: path)
    let parent = PathText.parent(of: target)
    guard let folder = HeldFolder(named: parent) else { throw failure(path) }
    let name = PathText.name(of: target) ?? target
    try self.write(path, as: name, in: folder, at: parent, isSecret: isSecret, write)
  }

  /// Writes a file that messages call by a path under a name that is no link, in a folder that is held open.
  private static func write(
    _ path: String, as name: String, in folder: HeldFolder, at parent: String, isSecret: Bool,
    _ write: (_ put: (_ piece: [UInt8]) throws -> Void) throws -> Void
  ) throws {
    let status = folder.status(of: name)
    let isSpecial = status.map { ![S_IFREG, S_IFDIR, S_IFLNK].contains($0.st_mode & S_IFMT) }
    if isSpecial == true {
      // A device or a pipe is written into, never replaced.
      let descriptor = folder.open(name, O_WRONLY)
      guard descriptor >= 0 else { throw failure(path) }
      defer { close(descriptor) }
      return try write { try put($0, descriptor, path) }
    }
    let mode: mode_t? = isSecret ? 0o600 : nil
    guard var file = AtomicFile(name, in: folder, at: parent, mode: mode) else {
      throw failure(path)
    }
    let descriptor = file.descriptor
    try write { try put($0, descriptor, path) }
    let code = file.finish()
    if code != 0 { throw failure(path, code) }
  }

  /// Checks that a file can be written later, when the work for it is done.
  package static func check(_ path: String) throws(SourceError) {
    let target = try realTarget(of: path)
    var status = stat()
    let isThere = stat(target, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR {
      throw SourceError(
        path: path, message: "this is a folder, not a file", suggestion: "name a file in it")
    }
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      guard access(target, W_OK) == 0 else { throw failure(path) }
      return
    }
    // What is written takes the place of the file, so that the folder counts.
    let folder = PathText.parent(of: target)
    guard access(folder, W_OK | X_OK) == 0 else { throw failure(path) }
  }

  private static func put(
    _ bytes: [UInt8], _ descriptor: Int32, _ path: String
  ) throws(SourceError) {
    let code = bytes.withUnsafeBytes { $0.writeAll(to: descriptor) }
    if code != 0 { throw failure(path, code) }
  }

  private static func realTarget(of path: String) throws(SourceError) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      guard let target = String(validatingCString: resolved) else {
        throw AllowedFolders.notUTF8(path)
      }
      return target
    }
    if errno == ENOENT, OpenedFile.isLink(path) {
      throw SourceError(
        path: path, message: "the target of this link does not exist",
        suggestion: "remove the link, or create its target")
    }
    return path
  }

  private static func failure(_ path: String, _ code: Int32 = errno) -> SourceError {
    let parent = PathText.parent(of: path)
    return code == ENOENT && access(parent, F_OK) != 0
      ? SourceError(
        path: path, message: "the folder \(SafeText.quoted(parent)) does not exist",
        suggestion: "create it: mkdir -p \(ShellWord.quoted(parent))")
      : SourceError(path: path, message: String(cString: strerror(code)).lowercased())
  }
}
