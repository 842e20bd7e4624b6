package import Documents
import SystemCalls
import NavigationScript
package import TranscriptDiff

/// A file that holds a recorded transcript.
package struct RecordingFile: Equatable, Sendable {
  /// The path of the file.
  package let path: String

  /// Names a file.
  ///
  /// - Parameter path: The path of the file.
  package init(_ path: String) { self.path = path }

  /// Reads the recording.
  ///
  /// - Throws: An error for a file that cannot be read: one that is empty, not UTF-8, of a future version,
  ///   or holds the conflict of a merge.
  /// - Returns: The recording, or `nil` when there is no file.
  package func read() throws(SourceError) -> (
    transcript: RecordedTranscript, header: TranscriptHeader?
  )? {
    var status = stat()
    if stat(path, &status) != 0, errno == ENOENT || errno == ENOTDIR { return nil }
    let source = try SourceFile.read(path)
    return (try TranscriptReader().read(source), try TranscriptHeader.read(source))
  }

  /// Writes a recording aside and puts it in its place, so that it is there whole or not at all.
  ///
  /// - Parameters:
  ///   - transcript: What was heard.
  ///   - header: Where it comes from.
  /// - Throws: An error in one line when the file or its folder cannot be written.
  package func write(
    _ transcript: RecordedTranscript, header: TranscriptHeader
  ) throws(SourceError) {
    try makeFolder()
    try WrittenFile.write(RecordingText(transcript, header: header).bytes, to: path)
  }

  /// Takes the file away.
  ///
  /// - Throws: An error in one line when it stays.
  package func remove() throws(SourceError) {
    guard unlink(path) == 0 else { throw failure(at: path) }
  }

  private func makeFolder() throws(SourceError) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/").dropLast() {
      folder += folder.isEmpty || folder == "/" ? part : "/" + part
      // What is there already is no failure; a file in the way is told by the next step.
      if mkdir(folder, 0o777) != 0, errno != EEXIST, errno != EISDIR, access(folder, F_OK) != 0 {
        throw failure(at: folder)
      }
    }
  }

  private func failure(at path: String) -> SourceError {
    SourceError(path: path, message: String(cString: strerror(errno)).lowercased())
  }
}
