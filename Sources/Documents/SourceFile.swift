import SystemCalls

/// Reads inputs from files and from standard input, within stated limits.
public enum SourceFile {
  /// Reads a file, or standard input when the path is `-`.
  ///
  /// - Parameter path: The path as the user wrote it.
  /// - Returns: The bytes as a source text.
  /// - Throws: An error in one line for a missing file, a folder, an empty file, a file larger than
  ///   ``SourceText/maximumSize``, a file that may not be read, and a file that is not UTF-8.
  public static func read(_ path: String) throws(SourceError) -> SourceText {
    try text(of: contents(of: path), path)
  }

  /// Reads a file that somebody names who may use certain folders only.
  package static func read(
    _ path: String, within folders: AllowedFolders?, for purpose: ReadPurpose = .input
  ) throws(SourceError) -> SourceText {
    try text(of: contents(of: path, within: folders, for: purpose), path)
  }

  /// Returns bytes that were read as a source text, which may be empty; no message shows what a link leads to elsewhere.
  package static func textOrNothing(
    of contents: FileContents, _ path: String, named name: String? = nil
  ) throws(SourceError) -> SourceText {
    var text = try SourceText(bytes: contents.bytes, path: name ?? path)
    text.isQuotable = NamedLink.leads(path, to: contents.place)
    return text
  }

  /// Returns bytes that were read as a source text.
  package static func text(
    of contents: FileContents, _ path: String
  ) throws(SourceError) -> SourceText {
    let name = path == "-" ? "<stdin>" : path
    guard contents.bytes.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 })
    else {
      throw SourceError(
        path: name, message: "the input is empty",
        suggestion: path == "-"
          ? "the command before the pipe wrote nothing"
          : contents.bytes.isEmpty ? "the command that wrote it may have failed: run it again" : nil
      )
    }
    return try textOrNothing(of: contents, path, named: name)
  }

  /// Returns whether a file may be opened for reading.
  package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Returns whether a file or a link bears a name, wherever the link leads.
  ///
  /// What a link leads to is not asked for: where somebody else has put it, the answer would tell what lies elsewhere. A
  /// name that cannot be looked up may be there: a shell reads the names of folders that nobody may enter.
  package static func isNamed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 || ![ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno)
  }

  /// Returns whether a path is that of a file, or of a link to one, and not of a pipe, a device or a folder.
  package static func isOrdinary(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Returns why a pipe or a device is not read.
  package static func notOrdinary(_ path: String) -> SourceError {
    SourceError(
      path: path, message: "this is not an ordinary file",
      suggestion: "name a file, not a pipe or a device")
  }

  /// Reads the bytes of a file, or of standard input when the path is `-`, whatever they are.
  package static func bytes(
    of path: String, within folders: AllowedFolders? = nil
  ) throws(SourceError) -> [UInt8] {
    try contents(of: path, within: folders).bytes
  }

  /// Reads the bytes of a file that is no link, pipe or device when it is opened, whatever it was before; `nil` for others.
  static func bytes(
    ofFileItself path: String, atMost limit: Int = .max, for purpose: ReadPurpose = .rules
  ) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    return try? contents(of: descriptor, path, for: purpose).bytes
  }

  /// Reads what a file holds, or standard input when the path is `-`, whatever it is.
  package static func contents(
    of path: String, within folders: AllowedFolders? = nil, for purpose: ReadPurpose = .input
  ) throws(SourceError) -> FileContents {
    guard path == "-" && folders == nil else {
      return try readFile(path, within: folders, for: purpose)
    }
    var status = stat()
    // A shell may have opened a file for it.
    let bytes = try readAll(0, name: "<stdin>")
    if fstat(0, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      ReadFolders.add(fileAt: 0, bytes, for: purpose)
    }
    return FileContents(bytes)
  }

  /// Reads what a file holds at a place that was judged, where no link is followed.
  package static func contents(
    at place: String, in folders: AllowedFolders, for purpose: ReadPurpose = .input
  ) throws(SourceError) -> FileContents {
    try readFile(place, within: folders, isJudged: true, for: purpose)
  }

  private static func readFile(
    _ path: String, within folders: AllowedFolders?, isJudged: Bool = false,
    for purpose: ReadPurpose
  ) throws(SourceError) -> FileContents {
    let descriptor: Int32
    if let folders {
      guard let allowed = isJudged ? folders.open(at: path) : folders.open(path) else {
        switch folders.status(of: path).map({ $0.st_mode & S_IFMT }) {
        case nil where !folders.holdsPlace(of: path): throw folders.refusal(of: path)
        // What was a file has become a link meanwhile.
        case nil, S_IFLNK: throw failure(path, ENOENT)
        case S_IFREG: throw failure(path, EACCES)
        case S_IFDIR: throw failure(path, EISDIR)
        default: throw notOrdinary(path)
        }
      }
      descriptor = allowed
    } else {
      // A pipe given by name (`<(idb ui describe-all)`) is waited for like standard input, and nothing else: some files
      // of the system are without an end.
      var status = stat()
      let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      descriptor = open(path, O_RDONLY | O_CLOEXEC | (isFile ? O_NONBLOCK : 0))
      guard descriptor >= 0 else {
        let code = errno
        throw code == ENOENT ? NearFile.missing(path) : failure(path, code)
      }
    }
    defer { close(descriptor) }
    return try contents(of: descriptor, path, for: purpose)
  }

  /// Reads what was opened.
  private static func contents(
    of descriptor: Int32, _ path: String, for purpose: ReadPurpose
  ) throws(SourceError) -> FileContents {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw failure(path, EISDIR) }
    if Int(status.st_size) > SourceText.maximumSize { throw SourceText.tooLarge(path) }
    let bytes = try readAll(descriptor, name: path, expected: Int(status.st_size))
    if purpose != .rules, status.st_mode & S_IFMT == S_IFREG {
      ReadFolders.add(fileAt: descriptor, bytes, for: purpose)
    }
    return FileContents(bytes, place: OpenedFile.path(of: descriptor))
  }

  private static func readAll(
    _ descriptor: Int32, name: String, expected: Int = 0
  ) throws(SourceError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = SystemCalls.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(name, errno)
      }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > SourceText.maximumSize { throw SourceText.tooLarge(name) }
    }
  }

  private static func failure(_ name: String, _ code: Int32) -> SourceError {
    switch code {
    case ENOENT: SourceError(path: name, message: "no such file")
    case EISDIR:
      SourceError(
        path: name, message: "this is a folder, not a file", suggestion: "name a file in it")
    case EACCES, EPERM: SourceError(path: name, message: "permission denied")
    default: SourceError(path: name, message: String(cString: strerror(code)).lowercased())
    }
  }
}
