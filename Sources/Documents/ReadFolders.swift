import Synchronization
import SystemCalls

/// What was read of the file system, for whoever asked beforehand to know it.
package enum ReadFolders {
  /// What was read since the last time.
  package struct Read: Sendable {
    /// The folders of the files, in the order of their names, but for files that are as Git has them.
    package fileprivate(set) var folders: [String] = []
    /// Whether there are folders with names that are not UTF-8.
    package fileprivate(set) var hasOther = false
    /// The first file that Git wrote otherwise than it has it, as its repository calls it, and how many there are.
    package fileprivate(set) var rewritten: (first: String, count: Int)?
    /// What Git has, by repository; of some it cannot be read.
    fileprivate(set) var indexes: [PathKey: GitIndex?] = [:]
  }

  private struct Noted {
    var folders: Set<PathKey> = []
    var read = Read()
    var repositories: [PathKey: (path: String, index: GitIndex)?] = [:]
    // Many folders could lead to one index.
    var indexSize = 0

    mutating func repository(around folder: String) -> (path: String, index: GitIndex)? {
      if let known = repositories[PathKey(folder)] { return known }
      var found: (path: String, index: GitIndex)?
      if let path = GitRepository.folder(around: folder, mayHoldHome: true) {
        let index =
          read.indexes[PathKey(path)]
          ?? (indexSize < ReadFolders.longestIndexes ? GitIndex(of: path) : nil)
        if read.indexes.updateValue(index, forKey: PathKey(path)) == nil {
          indexSize += index?.size ?? 0
        }
        found = index.map { (path, $0) }
      }
      repositories[PathKey(folder)] = .some(found)
      return found
    }
  }

  /// How many bytes of indexes are kept before no more are read.
  private static let longestIndexes = 128 << 20

  private static let noted = Mutex<Noted?>(nil)

  /// Notes what is read from here on.
  package static func note() { noted.withLock { $0 = $0 ?? Noted() } }

  /// Takes in a file that was opened, at the place where it lies, whatever links led there, with what it holds.
  static func add(fileAt descriptor: Int32, _ bytes: [UInt8]) {
    noted.withLock { noted in
      guard noted != nil else { return }
      guard let path = OpenedFile.path(of: descriptor), path.hasPrefix("/") else {
        noted?.read.hasOther = true
        return
      }
      let folder = PathText.parent(of: path)
      var status = stat()
      if let (repository, index) = noted?.repository(around: folder),
        path.utf8.starts(with: "\(repository)/".utf8), fstat(descriptor, &status) == 0
      {
        let name = String(decoding: path.utf8.dropFirst(repository.utf8.count + 1), as: UTF8.self)
        switch index.compare(bytes, at: name, writtenAt: OpenedFile.writtenTime(in: status)) {
        case .same: return
        case .rewritten where !GitAttributes.isMedia(name):
          let before = noted?.read.rewritten
          noted?.read.rewritten = (before?.first ?? name, (before?.count ?? 0) + 1)
        case .rewritten, .unknown: break
        }
      }
      noted?.folders.insert(PathKey(folder))
    }
  }

  /// Returns what was read since the last time.
  package static func taken() -> Read {
    noted.withLock { noted in
      defer { if noted != nil { noted = Noted() } }
      var read = noted?.read ?? Read()
      read.folders = (noted?.folders ?? []).sorted().map(\.path)
      return read
    }
  }
}
