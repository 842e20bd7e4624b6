import Earshot
import SystemCalls

/// Files a few at a time: enough to keep all processors busy, and no more than memory has room for.
struct FileBatches: Sequence, IteratorProtocol {
  /// How many files are on their way for each processor.
  private static let filesPerProcessor = 16
  /// How many bytes they have together at the most; a single one may have more.
  private static let mostBytes = 32 << 20

  private var rest: ArraySlice<InputFile>

  /// Divides files.
  init(_ files: [InputFile]) { rest = files[...] }

  mutating func next() -> [InputFile]? {
    var batch: [InputFile] = []
    var bytes = 0
    while batch.count < Self.filesPerProcessor * Processors.count, let file = rest.first {
      var status = stat()
      let size = stat(file.path, &status) == 0 ? Int(status.st_size) : 0
      if !batch.isEmpty, bytes + size > Self.mostBytes { break }
      bytes += size
      batch.append(file)
      rest.removeFirst()
    }
    return batch.isEmpty ? nil : batch
  }
}

extension InputFile {
  /// Whether the file may be a page, or has to be opened to know.
  ///
  /// Pages are opened in their order, since one may leave something for the next.
  var isPerhapsPage: Bool {
    !isFound || Self.isNamedAsPage(path)
  }
}
