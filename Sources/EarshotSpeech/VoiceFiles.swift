import SystemCalls

/// Voice definitions as nameless files, which is how the engine takes one that is not installed.
struct VoiceFiles {
  /// More voices than any program has are forgotten, so that no number of them uses up the files.
  private static let limit = 32

  private var files: [String: UnsafeMutablePointer<FILE>] = [:]

  /// Returns the path of a file that holds a voice definition.
  mutating func path(of definition: String) throws(EngineFailure) -> String {
    if let file = files[definition] { return Self.path(of: file) }
    if files.count >= Self.limit {
      for file in files.values { fclose(file) }
      files = [:]
    }
    guard let file = tmpfile() else { throw .noTemporaryFile }
    files[definition] = file
    let isWritten = fputs(definition, file) >= 0 && fflush(file) == 0
    guard isWritten else { throw .noTemporaryFile }
    return Self.path(of: file)
  }

  private static func path(of file: UnsafeMutablePointer<FILE>) -> String {
    RunningProgram.path(of: fileno(file))
  }
}
