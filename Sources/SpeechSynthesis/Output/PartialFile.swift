internal import Documents
internal import SystemCalls

/// A sound file that appears when it is whole, under the rules of ``AtomicFile``; errors are those of speech.
struct PartialFile: ~Copyable {
  /// The path as the user gave it, for messages.
  let shownPath: String
  private var file: AtomicFile

  /// Creates a file beside the one that it will replace.
  init(path: String, ending: String) throws(SpeechError) {
    let target = try Self.target(of: path)
    let parent = PathText.parent(of: target)
    guard let folder = HeldFolder(named: parent),
      let file = AtomicFile(
        PathText.name(of: target) ?? target, in: folder, at: parent, ending: ending)
    else { throw .cannotWrite(path, errno) }
    shownPath = path
    self.file = file
  }

  /// Where to write.
  var descriptor: Int32 { file.descriptor }

  /// Returns the file that a path stands for; a link is followed, so that it is not replaced itself.
  private static func target(of path: String) throws(SpeechError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if path.isEmpty || path.hasSuffix("/") { throw .isFolder(path) }
      return path
    }
    var target = path
    if status.st_mode & S_IFMT == S_IFLNK {
      guard let resolved = realpath(path, nil) else {
        throw errno == ENOENT ? .leadsNowhere(path) : .cannotWrite(path, errno)
      }
      defer { free(resolved) }
      guard let whole = String(validatingCString: resolved) else {
        throw .cannotWrite(path, EILSEQ)
      }
      target = whole
      guard stat(target, &status) == 0 else { throw .cannotWrite(path, errno) }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return target
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
    let code = file.finish()
    if code != 0 { throw .cannotWrite(shownPath, code) }
  }
}
