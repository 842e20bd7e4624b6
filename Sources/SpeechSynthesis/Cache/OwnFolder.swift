internal import SystemCalls

/// A folder that only its user can write into, and the files in it, of which none leads elsewhere.
///
/// The folder is held open, so that nobody can put another in its place. Files are opened without following links and
/// without waiting for a writer, and must be ordinary ones of the same user.
final class OwnFolder: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Opens a folder; it is created, for its user alone, if there is none.
  init(path: String) throws(SpeechError) {
    // With a slash at its end a path leads through a link.
    var name = path[...]
    while name.count > 1, name.last == "/" { name.removeLast() }
    let folder = String(name)
    if mkdir(folder, 0o700) != 0, errno != EEXIST { throw .cannotCache(path, errno) }
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let code = errno
      var status = stat()
      if lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
        throw .untrustedCache(path, "it is a link", "name the folder that it leads to")
      }
      throw .cannotCache(path, code)
    }
    self.descriptor = descriptor
    self.path = folder
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .cannotCache(path, errno) }
    guard status.st_uid == geteuid() else {
      throw .untrustedCache(
        path, "it belongs to another user, who could plant sounds in it",
        "name a folder of your own")
    }
    guard status.st_mode & 0o022 == 0 else {
      throw .untrustedCache(
        path, "others may write into it, and could plant sounds in it",
        "take that from them (chmod go-w), or name a folder of your own")
    }
    guard faccessat(descriptor, ".", W_OK | X_OK, 0) == 0 else { throw .cannotCache(path, errno) }
  }

  deinit { close(descriptor) }

  /// Reads a file.
  func read(_ name: String, limit: Int, isSecret: Bool = false) -> [UInt8]? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_mode & (isSecret ? 0o077 : 0o022) == 0,
      status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size {
        let length = SystemCalls.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        if length < 0 && errno == EINTR { continue }
        guard length > 0 else { return }
        count += length
      }
    }
  }

  /// Writes a file, for its user alone; it appears when it is whole.
  func write(_ bytes: [UInt8], to name: String, keepsOld: Bool = false) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    let aside = ".earshot-\(String(generator.next(), radix: 36)).part"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, aside, flags, 0o600)
    guard file >= 0 else { return errno }
    let leftover = Leftovers.add(file: "\(path)/\(aside)")
    defer {
      unlinkat(descriptor, aside, 0)
      leftover?.forget()
    }
    let code = bytes.withUnsafeBytes { $0.writeAll(to: file) }
    guard close(file) == 0 || code != 0 else { return errno }
    guard code == 0 else { return code }
    if keepsOld {
      return linkat(descriptor, aside, descriptor, name, 0) == 0 || errno == EEXIST ? 0 : errno
    }
    return renameat(descriptor, aside, descriptor, name) == 0 ? 0 : errno
  }
}
