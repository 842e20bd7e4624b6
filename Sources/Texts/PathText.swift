/// Paths taken apart as the system does: byte by byte.
///
/// Characters would not do. A slash with a combining mark is one character and still a slash, so that a path that is cut
/// by characters names another file than the one that the system opens.
package enum PathText {
  private static let slash = UInt8(ascii: "/")

  /// Returns the parts of a path between its slashes, without empty ones.
  package static func parts(of path: some StringProtocol) -> [String] {
    path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the folder that a path lies in: `.` for a name alone.
  package static func parent(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "." }
    return last == path.startIndex ? "/" : String(decoding: path.utf8[..<last], as: UTF8.self)
  }

  /// Returns a path up to its last slash, included; nothing for a name alone.
  package static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return String(decoding: path.utf8[...last], as: UTF8.self)
  }

  /// Returns the last part of a path, or `nil` for a path without any.
  package static func name(of path: String) -> String? {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return nil }
    let start = bytes[..<last].lastIndex(of: slash).map(bytes.index(after:)) ?? bytes.startIndex
    return String(decoding: bytes[start...last], as: UTF8.self)
  }

  /// Returns whether a part of a path is hidden: whether it begins with a dot, as keys, settings and `.git` do.
  package static func isHidden(_ path: some StringProtocol) -> Bool {
    parts(of: path).contains { $0.utf8.first == UInt8(ascii: ".") }
  }

  /// Returns whether a path ends with some bytes: a letter before a dot may be one character with it.
  package static func hasEnding(_ path: String, _ ending: String) -> Bool {
    path.utf8.count >= ending.utf8.count
      && path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// Returns whether two paths are the same to the system: two spellings of one name are two files.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    path.utf8.elementsEqual(other.utf8)
  }

  /// Returns a path without `.` and `..`, or `nil` for one that climbs above its start.
  ///
  /// The disk is not asked: a folder that `..` leaves again need not exist, so that nobody learns whether it does.
  package static func withoutSteps(_ path: String) -> String? {
    var kept: [String] = []
    for part in parts(of: path) where part != "." {
      if part != ".." {
        kept.append(part)
      } else if kept.popLast() == nil {
        return nil
      }
    }
    return (isAbsolute(path) ? "/" : "") + kept.joined(separator: "/")
  }

  /// Returns whether a path is absolute.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }
}
