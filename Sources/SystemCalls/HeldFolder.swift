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
    var folder = openat(AT_FDCWD, "/", Self.flags)
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      guard folder >= 0 else { break }
      let name = String(Substring(part))
      var next = openat(folder, name, Self.flags | O_NOFOLLOW)
      if next < 0, errno == ENOENT, makesMissing,
        mkdirat(folder, name, 0o777) == 0 || errno == EEXIST
      {
        next = openat(folder, name, Self.flags | O_NOFOLLOW)
      }
      let code = errno
      close(folder)
      errno = code
      folder = next
    }
    if folder < 0 { return nil }
    descriptor = folder
  }

  deinit { close(descriptor) }

  /// Returns what bears a name in the folder, without following a link, or `nil` for nothing.
  package func status(of name: String) -> stat? {
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

  /// Takes a file, or a link, out of the folder.
  @discardableResult
  package func remove(_ name: String) -> Bool { unlinkat(descriptor, name, 0) == 0 }
}
