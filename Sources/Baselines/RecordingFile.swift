package import Documents
import SystemCalls
package import TranscriptDiff

/// A file that holds a recorded transcript.
package struct RecordingFile: Sendable {
  /// The path of the file.
  package let path: String
  /// The folder of recordings that it lies in, and its path below it; `nil` for a file that the user named.
  private let place: (folder: String, name: String)?
  /// What that folder is as long as a check lasts; `nil` where it was not there.
  private let folders: AllowedFolders?

  /// Names a file.
  package init(_ path: String) {
    self.path = path
    (place, folders) = (nil, nil)
  }

  /// Names a file in a folder of recordings, which no link may lead it out of.
  package init(_ name: String, in folder: String, which folders: AllowedFolders?) {
    path = "\(folder)/\(name)"
    place = (folder, name)
    self.folders = folders
  }

  /// Reads the recording.
  package func read() throws(SourceError) -> (
    transcript: RecordedTranscript, headers: [TranscriptHeader]
  )? {
    if place == nil {
      var status = stat()
      if lstat(path, &status) != 0, errno == ENOENT || errno == ENOTDIR { return nil }
    } else {
      // Nothing is asked of the disk about what lies elsewhere.
      guard let folders else { return nil }
      if case .missing = folders.follow(path) { return nil }
    }
    let source = try SourceFile.read(path, within: folders)
    let reader = TranscriptReader()
    return (try reader.read(source), try reader.headers(of: source))
  }

  /// Writes a recording aside and puts it in its place, so that it is there whole or not at all.
  package func write(
    _ transcript: RecordedTranscript, header: TranscriptHeader
  ) throws(SourceError) {
    let bytes = RecordingText(transcript, header: header).bytes
    if let folders { return try WrittenFile.write(bytes, to: path, within: folders) }
    if let place { return try WrittenFile.write(bytes, named: place.name, in: place.folder) }
    try WrittenFile.makeFolders(for: path)
    try WrittenFile.write(bytes, to: path)
  }

  /// Takes the file away, if it is a recording that was written here.
  package func remove() throws(SourceError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw failure(at: path) }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    guard isFile, let recording = try? read(), recording.transcript.form == .text,
      !recording.headers.isEmpty
    else {
      throw SourceError(
        path: path,
        message: "this recording has no screen, and was not written by check",
        suggestion: "delete it, or move it elsewhere")
    }
    let parent = PathText.parent(of: path)
    let folder =
      if let folders {
        folders.place(of: parent).flatMap { HeldFolder(withoutLinks: $0) }
      } else {
        HeldFolder(named: parent)
      }
    guard let folder, folder.remove(PathText.name(of: path) ?? path) else {
      throw failure(at: path)
    }
  }

  private func failure(at path: String) -> SourceError {
    SourceError(path: path, message: String(cString: strerror(errno)).lowercased())
  }
}
