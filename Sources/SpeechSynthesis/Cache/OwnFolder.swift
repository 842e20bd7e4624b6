internal import Documents
internal import SystemCalls

/// A folder that only its user can write into, and the files in it, of which none leads elsewhere.
///
/// The folder is held open, so that nobody can put another in its place. Files are opened without following links and
/// without waiting for a writer, and must be ordinary ones of the same user.
final class OwnFolder: Sendable {
  private let folder: HeldFolder
  private let path: String

  /// Opens a folder; it is created, for its user alone, if there is none.
  init(path: String) throws(SpeechError) {
    // With a slash at its end a path leads through a link.
    var name = path[...]
    while name.count > 1, name.last == "/" { name.removeLast() }
    self.path = String(name)
    if mkdir(self.path, 0o700) != 0, errno != EEXIST { throw .cannotCache(path, errno) }
    guard
      let folder = HeldFolder(named: PathText.parent(of: self.path))?
        .folder(PathText.name(of: self.path) ?? ""), let status = folder.status(of: ".")
    else {
      let code = errno
      if OpenedFile.isLink(self.path) {
        throw .untrustedCache(path, "it is a link", "name the folder that it leads to")
      }
      throw .cannotCache(path, code)
    }
    self.folder = folder
    guard status.st_uid == geteuid() else {
      throw .untrustedCache(
        path, "it belongs to another user, who could plant sounds there",
        "name a folder that you own")
    }
    guard status.st_mode & 0o022 == 0 else {
      throw .untrustedCache(
        path, "others can write to it, and could plant sounds there",
        "remove their write permission (chmod go-w), or name a folder that you own")
    }
    guard folder.takesFiles else { throw .cannotCache(path, errno) }
  }

  /// Reads a file.
  func read(_ name: String, limit: Int, isSecret: Bool = false) -> [UInt8]? {
    let file = folder.open(name, O_RDONLY | O_NONBLOCK)
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
    guard var file = AtomicFile(name, in: folder, at: path, mode: 0o600) else { return errno }
    let descriptor = file.descriptor
    let code = bytes.withUnsafeBytes { $0.writeAll(to: descriptor) }
    if code != 0 { return code }
    let end = file.finish(replacing: !keepsOld)
    return keepsOld && end == EEXIST ? 0 : end
  }
}
