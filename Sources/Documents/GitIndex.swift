import SystemCalls

/// The files of one name that Git has in a repository's index (gitformat-index, versions 2 to 4).
///
/// A text that it makes other by a rule of `.gitattributes` has another hash there than in the folder.
struct GitIndex {
  /// A file as Git has it; a conflict has several of one path.
  private struct Entry {
    let isFile: Bool
    let hash: [UInt8]
  }

  private let entries: [[UInt8]: [Entry]]
  private let isLong: Bool

  /// Reads what a repository has of files of a name, or `nil` for an index that cannot be read; without an index, Git has
  /// none.
  init?(of repository: String, filesNamed name: String) {
    let data = GitRepository.data(of: repository)
    var status = stat()
    guard lstat("\(data)/index", &status) == 0 else {
      (entries, isLong) = ([:], false)
      return
    }
    guard let bytes = SourceFile.bytes(ofFileItself: "\(data)/index") else { return nil }
    // Git names texts by SHA-256 where the repository's configuration says so.
    let configuration = Self.configuration(in: data) ?? []
    let isLong = configuration.firstRange(of: "objectformat = sha256".utf8) != nil
    guard let entries = Self.entries(in: bytes, named: Array(name.utf8), isLong ? 32 : 20) else {
      return nil
    }
    (self.entries, self.isLong) = (entries, isLong)
  }

  /// The repository's own lines of configuration, which worktrees share.
  private static func configuration(in data: String) -> [UInt8]? {
    let shared = SourceFile.bytes(ofFileItself: "\(data)/commondir").map {
      String(decoding: $0.prefix { $0 != 0x0A }, as: UTF8.self)
    }
    let folder = shared.map { PathText.isAbsolute($0) ? $0 : "\(data)/\($0)" } ?? data
    return SourceFile.bytes(ofFileItself: "\(folder)/config").map { bytes in
      bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }
  }

  /// Whether Git has a file at a path within the repository.
  func holds(_ path: String) -> Bool { entries[Array(path.utf8)] != nil }

  /// Whether a text is the one that Git has at a path, or Git has none there; it may have written other line ends.
  func agrees(_ bytes: [UInt8], at path: String) -> Bool {
    guard let entries = entries[Array(path.utf8)] else { return true }
    let texts = [bytes, bytes.replacing([0x0D, 0x0A], with: [0x0A])]
    return texts.contains { text in
      let object = Array("blob \(text.count)\0".utf8) + text
      let hash = isLong ? SHA256.digest(object) : SHA1.digest(object)
      return entries.contains { $0.isFile && $0.hash == hash }
    }
  }

  private static func entries(
    in bytes: [UInt8], named name: [UInt8], _ hashSize: Int
  ) -> [[UInt8]: [Entry]]? {
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.starts(with: "DIRC".utf8), let version = number(4, 4), (2...4).contains(version),
      let count = number(8, 4)
    else { return nil }
    var found: [[UInt8]: [Entry]] = [:]
    var (place, path): (Int, [UInt8]) = (12, [])
    for _ in 0..<count {
      let start = place
      guard let mode = number(start + 24, 4), let flags = number(start + 40 + hashSize, 2) else {
        return nil
      }
      place += 42 + hashSize + (version > 2 && flags & 0x4000 != 0 ? 2 : 0)
      if version == 4 {
        guard let kept = kept(of: path.count, in: bytes, &place) else { return nil }
        path.removeLast(path.count - kept)
      } else {
        path = []
      }
      guard place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else { return nil }
      path += bytes[place..<end]
      place = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
      if path == name || path.reversed().starts(with: name.reversed() + [UInt8(ascii: "/")]) {
        let hash = Array(bytes[(start + 40)..<(start + 40 + hashSize)])
        found[path, default: []].append(Entry(isFile: mode & 0o170000 == 0o100000, hash: hash))
      }
    }
    // Entries of a split index are elsewhere.
    while place + 8 <= bytes.count - hashSize, let size = number(place + 4, 4) {
      guard !bytes[place...].starts(with: "link".utf8) else { return nil }
      place += 8 + size
    }
    return found
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
