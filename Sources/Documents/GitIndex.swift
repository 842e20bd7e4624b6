import SystemCalls

/// What Git has of a repository's files in its index (gitformat-index, versions 2 to 4).
///
/// A file that Git wrote in another text than it has, as by a rule of `.gitattributes`, has another hash there.
struct GitIndex {
  /// How a file compares to what Git has at its path.
  enum Comparison {
    /// It has the text that Git has.
    case same
    /// It has another text, although nobody wrote it after Git did.
    case rewritten
    /// It has another text, and was written by somebody else, or Git has none at its path.
    case unknown
  }

  // Paths one behind the other in the order of their bytes, where each ends, and what is known of each.
  private var paths: [UInt8] = []
  private var ends: [Int] = []
  private var entries: [UInt8] = []
  private let isLong: Bool
  /// The most bytes of all paths together: those of version 4 take hardly any in the file.
  private static let longestPaths = 64 << 20
  /// The most entries of one path: a file, or the three sides of a conflict.
  private static let mostOfOnePath = 3

  /// Reads the index of a repository, or `nil` for one that cannot be read, or needs more bytes than may still be read
  /// and kept; without one, Git has no files.
  init?(of repository: String, reading budget: inout Int) {
    guard let data = GitRepository.data(of: repository) else { return nil }
    var status = stat()
    guard lstat("\(data)/index", &status) == 0 else {
      // Another folder than the repository's own was looked for, and may have another name.
      guard errno == ENOENT, data == "\(repository)/.git" else { return nil }
      isLong = false
      return
    }
    guard let isLong = GitRepository.usesSHA256(data, reading: &budget),
      let bytes = SourceFile.bytes(ofFileItself: "\(data)/index", atMost: budget)
    else { return nil }
    self.isLong = isLong
    // Also one that is refused has cost its time.
    budget -= bytes.count
    let isRead = read(bytes)
    budget -= paths.count + entries.count
    guard isRead, budget >= 0 else { return nil }
  }

  private var hashSize: Int { isLong ? 32 : 20 }
  // The time, the kind and the hash.
  private var entrySize: Int { 12 + hashSize }

  /// Whether Git has a file at a path within the repository.
  func holds(_ path: String) -> Bool { !places(of: Array(path.utf8)).isEmpty }

  /// Whether Git has a text at a path within the repository.
  func holds(_ text: [UInt8], at path: String) -> Bool {
    let places = places(of: Array(path.utf8))
    if places.isEmpty { return false }
    let own = hash(of: text)
    return places.contains { hash(at: $0) == own }
  }

  /// Returns the text of a file as Git has it where only line ends were rewritten.
  static func withPlainLineEnds(_ bytes: [UInt8]) -> [UInt8] {
    bytes.replacing([0x0D, 0x0A], with: [0x0A])
  }

  /// Returns what Git has in the place of a file that Git LFS keeps (documented: git-lfs, docs/spec.md).
  static func pointer(to bytes: [UInt8]) -> [UInt8] {
    Array(
      """
      version https://git-lfs.github.com/spec/v1
      oid sha256:\(SHA256.hexadecimal(bytes))
      size \(bytes.count)

      """.utf8)
  }

  /// Compares the text of a file to what Git has at its path within the repository.
  ///
  /// Line ends count: pages see them in scripts and styles, and some encodings make other letters of them.
  func compare(_ bytes: [UInt8], at path: String, writtenAt time: timespec) -> Comparison {
    let places = places(of: Array(path.utf8))
    if holds(bytes, at: path) { return .same }
    let isWritten = places.contains { place in
      let (seconds, rest) = (number(at: place, in: entries), number(at: place + 4, in: entries))
      return seconds == Int(UInt32(truncatingIfNeeded: time.tv_sec))
        && (rest == time.tv_nsec || rest == 0 || time.tv_nsec == 0)
    }
    return isWritten ? .rewritten : .unknown
  }

  private func hash(of bytes: [UInt8]) -> [UInt8] {
    let head = Array("blob \(bytes.count)\0".utf8)
    if isLong { return SHA256.digest(head + bytes) }
    var hash = SHA1()
    hash.add(head)
    hash.add(bytes)
    return hash.digest()
  }

  /// The hash of an ordinary file; a link and a module's commit have none.
  private func hash(at place: Int) -> [UInt8]? {
    guard number(at: place + 8, in: entries) & 0o170000 == 0o100000 else { return nil }
    return Array(entries[(place + 12)..<(place + entrySize)])
  }

  /// Returns where in `entries` the files of a path are: a conflict has several.
  private func places(of path: [UInt8]) -> [Int] {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if self.path(middle).lexicographicallyPrecedes(path) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return (low..<ends.count).prefix(Self.mostOfOnePath).prefix {
      self.path($0).elementsEqual(path)
    }.map { $0 * entrySize }
  }

  private func path(_ index: Int) -> ArraySlice<UInt8> {
    paths[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  private func number(at place: Int, in bytes: [UInt8]) -> Int {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func read(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 12, bytes.starts(with: "DIRC".utf8) else { return false }
    let version = number(at: 4, in: bytes)
    guard (2...4).contains(version) else { return false }
    var (place, path): (Int, [UInt8]) = (12, [])
    for _ in 0..<number(at: 8, in: bytes) {
      let start = place
      place += 42 + hashSize
      guard place + 2 <= bytes.count else { return false }
      // A second pair of bytes for further flags.
      if version > 2, bytes[place - 2] & 0x40 != 0 { place += 2 }
      if version == 4 {
        guard let kept = Self.kept(of: path.count, in: bytes, &place) else { return false }
        path.removeLast(path.count - kept)
      } else {
        path = []
      }
      guard place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else { return false }
      path += bytes[place..<end]
      place = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
      guard paths.count + path.count <= Self.longestPaths else { return false }
      paths += path
      ends.append(paths.count)
      entries += bytes[(start + 8)..<(start + 16)] + bytes[(start + 24)..<(start + 28)]
      entries += bytes[(start + 40)..<(start + 40 + hashSize)]
    }
    // Entries of a split index are elsewhere.
    while place + 8 <= bytes.count - hashSize {
      if bytes[place...].starts(with: "link".utf8) { return false }
      place += 8 + number(at: place + 4, in: bytes)
    }
    return true
  }

  /// Returns how much of the path before is kept in version 4, which states how much is not in pieces of seven bits.
  private static func kept(of length: Int, in bytes: [UInt8], _ place: inout Int) -> Int? {
    var dropped = -1
    repeat {
      guard place < bytes.count, dropped < length else { return nil }
      dropped = (dropped + 1) << 7 | Int(bytes[place] & 0x7F)
      place += 1
    } while bytes[place - 1] & 0x80 != 0
    return dropped <= length ? length - dropped : nil
  }
}
