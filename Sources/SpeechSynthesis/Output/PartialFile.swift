internal import Documents
internal import SystemCalls

/// A file that is written under another name and takes its place when it is whole.
///
/// So nobody ever finds half a file, and nothing is left when writing fails or is stopped.
struct PartialFile: ~Copyable {
  /// The path as the user gave it, for messages.
  let shownPath: String
  /// Where to write.
  let descriptor: Int32
  private let path: String
  private let temporaryPath: String
  private let leftover: Leftovers.Entry?
  private var isFinished: Bool

  /// Creates a file beside the one that it will replace.
  init(path: String, ending: String) throws(SpeechError) {
    let (target, mode) = try Self.target(of: path)
    let folder = PathText.folder(of: target)
    var generator = SystemRandomNumberGenerator()
    let suffix = String(generator.next(), radix: 36)
    let temporary = "\(folder).earshot-\(suffix).\(ending).part"
    let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o644)
    guard descriptor >= 0 else { throw .cannotWrite(path, errno) }
    // What the umask takes from new files stays with one that is replaced.
    if let mode { fchmod(descriptor, mode) }
    shownPath = path
    self.path = target
    temporaryPath = temporary
    leftover = Leftovers.add(file: temporary)
    self.descriptor = descriptor
    isFinished = false
  }

  deinit {
    close(descriptor)
    if !isFinished { unlink(temporaryPath) }
    leftover?.forget()
  }

  /// Returns the file that a path stands for, and its mode if it is there; a link is followed, so that it is not
  /// replaced itself.
  private static func target(of path: String) throws(SpeechError) -> (String, mode_t?) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if path.isEmpty || path.hasSuffix("/") { throw .isFolder(path) }
      return (path, nil)
    }
    var target = path
    if status.st_mode & S_IFMT == S_IFLNK {
      guard let resolved = realpath(path, nil) else {
        throw errno == ENOENT ? .leadsNowhere(path) : .cannotWrite(path, errno)
      }
      defer { free(resolved) }
      target = String(cString: resolved)
      guard stat(target, &status) == 0 else { throw .cannotWrite(path, errno) }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return (target, status.st_mode & 0o666)
    case S_IFDIR: throw .isFolder(path)
    default: throw .notAFile(path)
    }
  }

  /// Writes elements as they lie in memory.
  func write<Element>(_ elements: [Element], at offset: Int) throws(SpeechError) {
    let code = elements.withUnsafeBytes { $0.writeAll(to: descriptor, at: offset) }
    guard code == 0 else { throw .cannotWrite(shownPath, code) }
  }

  /// Puts the file into its place.
  mutating func finish() throws(SpeechError) {
    guard rename(temporaryPath, path) == 0 else { throw .cannotWrite(shownPath, errno) }
    isFinished = true
  }
}
