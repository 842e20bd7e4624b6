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
    /// The files that Git wrote otherwise than it has them, as their repositories call them, in order.
    package fileprivate(set) var rewritten: [String] = []
    /// What Git has, by repository; of some it cannot be read.
    fileprivate(set) var indexes: [PathKey: GitIndex?] = [:]
  }

  private struct Noted {
    var folders: Set<PathKey> = []
    /// What Git wrote otherwise: what repositories call it, by where it lies.
    var rewritten: [PathKey: String] = [:]
    /// Those of them that were only read to find out whether they are screens.
    var doubtful: [PathKey: String] = [:]
    /// How many bytes may still be held against Git in another form.
    var forms = ReadFolders.longestForms
    var read = Read()
    var repositories: [PathKey: (path: String, index: GitIndex)?] = [:]
    // Many folders could lead to one index.
    var budget = ReadFolders.longestIndexes

    mutating func repository(around folder: String) -> (path: String, index: GitIndex)? {
      if let known = repositories[PathKey(folder)] { return known }
      var found: (path: String, index: GitIndex)?
      if let path = GitRepository.folder(around: folder, mayHoldHome: true) {
        let index = read.indexes[PathKey(path)] ?? GitIndex(of: path, reading: &budget)
        read.indexes[PathKey(path)] = .some(index)
        found = index.map { (path, $0) }
      }
      repositories[PathKey(folder)] = .some(found)
      return found
    }
  }

  /// How many bytes of rewritten files are looked at in another form, which takes several times as long as to read them.
  private static let longestForms = 32 << 20
  /// How many bytes of repositories are read and kept before no more are.
  private static let longestIndexes = 256 << 20

  private static let noted = Mutex<Noted?>(nil)

  /// Notes what is read from here on.
  package static func note() { noted.withLock { $0 = $0 ?? Noted() } }

  /// Takes in a file that was opened, at the place where it lies, whatever links led there, with what it holds.
  ///
  /// What is only drawn or played may be what Git LFS keeps: its pointer in Git states the hash.
  static func add(fileAt descriptor: Int32, _ bytes: [UInt8], for purpose: ReadPurpose) {
    guard noted.withLock({ $0 != nil }) else { return }
    guard let path = OpenedFile.path(of: descriptor), path.hasPrefix("/") else {
      return noted.withLock { $0?.read.hasOther = true }
    }
    var status = stat()
    var rewritten: String?
    if let (name, index) = tracked(path), fstat(descriptor, &status) == 0 {
      // Files are read side by side, and compared so.
      switch index.compare(bytes, at: name, writtenAt: OpenedFile.writtenTime(in: status)) {
      case .same: return
      case .rewritten
      where purpose == .drawing && mayLook(at: bytes)
        && index.holds(GitIndex.pointer(to: bytes), at: name):
        return
      case .rewritten: rewritten = name
      case .unknown: break
      }
    }
    noted.withLock {
      $0?.folders.insert(PathKey(PathText.parent(of: path)))
      guard let rewritten else { return }
      if purpose == .recognition {
        $0?.doubtful[PathKey(path)] = rewritten
      } else {
        $0?.rewritten[PathKey(path)] = rewritten
      }
    }
  }

  /// Returns what a repository calls a file, and the repository's index.
  private static func tracked(_ path: String) -> (name: String, index: GitIndex)? {
    guard
      let (repository, index) = noted.withLock({
        $0?.repository(around: PathText.parent(of: path))
      }), path.utf8.starts(with: "\(repository)/".utf8)
    else { return nil }
    return (
      String(decoding: path.utf8.dropFirst(repository.utf8.count + 1), as: UTF8.self), index
    )
  }

  /// Whether bytes may still be held against Git in another form; of what may not, it is told that Git wrote it otherwise.
  private static func mayLook(at bytes: [UInt8]) -> Bool {
    noted.withLock { noted in
      noted?.forms -= bytes.count
      return noted.map { $0.forms >= 0 } ?? false
    }
  }

  /// Leaves a file out that was passed over, whatever name led to it: neither what it holds nor what Git has in its
  /// place is an input.
  package static func passOver(_ path: String, unless isInput: ([UInt8]) -> Bool) {
    guard noted.withLock({ $0?.doubtful.isEmpty == false }),
      let place = AllowedFolders.resolved(path),
      noted.withLock({ $0?.doubtful[PathKey(place)] != nil }), let (name, index) = tracked(place),
      let bytes = SourceFile.bytes(ofFileItself: place), mayLook(at: bytes), !isInput(bytes)
    else { return }
    let plain = GitIndex.withPlainLineEnds(bytes)
    guard
      index.holds(plain, at: name)
        ? !isInput(plain) : index.holds(GitIndex.pointer(to: bytes), at: name)
    else { return }
    noted.withLock { $0?.doubtful[PathKey(place)] = nil }
  }

  /// Returns what was read since the last time.
  package static func taken() -> Read {
    noted.withLock { noted in
      defer { if noted != nil { noted = Noted() } }
      var read = noted?.read ?? Read()
      read.folders = (noted?.folders ?? []).sorted().map(\.path)
      let rewritten = noted.map { $0.rewritten.merging($0.doubtful) { first, _ in first } } ?? [:]
      read.rewritten = rewritten.values.sorted { PathKey($0) < PathKey($1) }
      return read
    }
  }
}
