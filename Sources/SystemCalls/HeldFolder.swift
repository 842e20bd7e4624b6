/// A folder that is held open: what is done in it is done there, whatever its path leads to meanwhile.
package final class HeldFolder: Sendable {
  private let descriptor: Int32

  #if canImport(Darwin)
    private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  #else
    // `O_PATH` of Linux: a folder that may be entered need not be one that may be read.
    private static let flags = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
  #endif

  /// Opens a folder as the user named it, links followed.
  package init?(named path: String) {
    let opened = openat(AT_FDCWD, path, Self.flags)
    if opened < 0 { return nil }
    descriptor = opened
  }

  /// Opens a folder by a path that was judged, on which no link may have come since.
  package init?(withoutLinks path: String, makesMissing: Bool = false) {
    let folder = Self.opened(
      path, from: openat(AT_FDCWD, "/", Self.flags), makesMissing: makesMissing)
    if folder < 0 { return nil }
    descriptor = folder
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Opens folder after folder, none of which may be a link; what it begins with is closed.
  private static func opened(_ path: String, from start: Int32, makesMissing: Bool) -> Int32 {
    var folder = start
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      guard folder >= 0 else { break }
      let name = String(Substring(part))
      var next = openat(folder, name, flags | O_NOFOLLOW)
      if next < 0, errno == ENOENT, makesMissing,
        mkdirat(folder, name, 0o777) == 0 || errno == EEXIST
      {
        next = openat(folder, name, flags | O_NOFOLLOW)
      }
      let code = errno
      close(folder)
      errno = code
      folder = next
    }
    return folder
  }

  /// Opens a folder below this one, on the way to which nothing may be a link.
  package func folder(_ path: String) -> HeldFolder? {
    let folder = Self.opened(
      path, from: openat(descriptor, ".", Self.flags), makesMissing: false)
    return folder < 0 ? nil : HeldFolder(folder)
  }

  /// Returns the names in the folder, without `.` and `..`, or `nil` where `errno` tells why it cannot be read.
  package func names() -> [[UInt8]]? {
    let readable = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard readable >= 0 else { return nil }
    guard let directory = fdopendir(readable) else {
      close(readable)
      return nil
    }
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Array(bytes.prefix { $0 != 0 })
      }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
    }
    return names
  }

  /// Returns what a link in the folder says that it leads to.
  package func target(ofLink name: String) -> String? {
    OpenedFile.text { readlinkat(descriptor, name, $0, $1) }
  }

  deinit { close(descriptor) }

  /// Whether files can be made in the folder; otherwise `errno` tells why not.
  package var takesFiles: Bool { faccessat(descriptor, ".", W_OK | X_OK, 0) == 0 }

  /// Returns what bears a name in the folder, without following a link, or `nil` for nothing.
  package func status(of name: UnsafePointer<CChar>) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Opens a file of the folder, and no link.
  package func open(_ name: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
    openat(descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC, mode)
  }

  /// Gives a file of the folder the name of another one, whose place it takes.
  package func rename(_ name: String, to other: String) -> Bool {
    renameat(descriptor, name, descriptor, other) == 0
  }

  /// Gives a file of the folder a second name, unless something bears it already.
  package func link(_ name: String, to other: String) -> Bool {
    linkat(descriptor, name, descriptor, other, 0) == 0
  }

  /// Takes a file, or a link, out of the folder.
  @discardableResult
  package func remove(_ name: String) -> Bool { unlinkat(descriptor, name, 0) == 0 }
}
