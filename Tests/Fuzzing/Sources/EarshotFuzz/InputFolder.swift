import SystemCalls

/// A folder of this run's own, for what is read as a file.
///
/// It goes when the program comes to its end. A finding aborts the program: what is left then lies in the
/// folder for temporary files that `.ci/fuzz` makes and removes.
struct InputFolder {
  /// The path of the folder.
  let path: String

  // Each program runs one harness, so there is one folder.
  nonisolated(unsafe) private static var made: InputFolder?

  /// Makes the folder.
  static func make(with files: [(name: String, text: String)]) -> InputFolder? {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/earshot-fuzz-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else { return nil }
    let folder = InputFolder(path: String(cString: path))
    for (name, text) in files { _ = folder.write(Array(text.utf8), as: name) }
    made = folder
    atexit { InputFolder.made?.remove() }
    return folder
  }

  /// Writes a file of the folder.
  func write(_ bytes: [UInt8], as name: String) -> String? {
    SeedFiles.write(bytes, to: "\(path)/\(name)") ? "\(path)/\(name)" : nil
  }

  private func remove() {
    for name in SeedFiles.names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
