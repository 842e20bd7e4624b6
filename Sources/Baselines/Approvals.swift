package import Documents
import SystemCalls

/// Which recordings somebody has listened to: their digests in `approved.sha256`, beside them.
///
/// ```
/// # Ana, 2026-11-27
/// 9f86d081…  button--primary.transcript.txt
/// ```
///
/// `sha256sum --check approved.sha256` reads the file, too.
package struct Approvals: Sendable {
  /// The name of the file.
  package static let name = "approved.sha256"

  /// What an approval says of a recording.
  package enum State: String, Sendable {
    /// Somebody has listened to it as it is.
    case approved
    /// It was another one when somebody listened.
    case outdated
    /// Nobody has listened to it.
    case unapproved
  }

  private struct Entry {
    var digest: String
    var by: String
  }

  private var entries: [PathKey: Entry] = [:]
  private let file: String

  /// Reads the approvals of a folder of recordings; there are none where the file is not there.
  package init(of folder: String, within folders: AllowedFolders?) throws(SourceError) {
    file = "\(folder)/\(Self.name)"
    guard let folders, SourceFile.isNamed(file) else { return }
    let source = try SourceFile.textOrNothing(
      of: try SourceFile.contents(of: file, within: folders), file)
    var (by, offset) = ("", 0)
    for bytes in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = String(decoding: bytes, as: UTF8.self)
      defer { offset += bytes.count + 1 }
      if line.hasPrefix("#") {
        by = String(line.dropFirst().drop { $0 == " " })
      } else if !line.isEmpty {
        let digest = line.prefix { $0 != " " }
        let path = line.dropFirst(digest.count).drop { $0 == " " }
        guard digest.utf8.count == 64, digest.allSatisfy(\.isHexDigit), !path.isEmpty else {
          throw source.error(
            "this line does not approve a recording", at: offset,
            suggestion: "write the file with --approve, or delete the line")
        }
        entries[PathKey(String(path))] = Entry(digest: digest.lowercased(), by: by)
      }
    }
  }

  /// Whether nothing was ever approved here.
  package var isEmpty: Bool { entries.isEmpty }

  /// Returns what is known of a recording.
  package func state(of recording: String, _ bytes: [UInt8]) -> State {
    guard let entry = entries[PathKey(recording)] else { return .unapproved }
    return entry.digest == SHA256.hexadecimal(bytes) ? .approved : .outdated
  }

  /// Takes in that somebody has listened to a recording; who has heard the same words before keeps it.
  package mutating func approve(_ recording: String, _ bytes: [UInt8], by name: String, on day: Day)
  {
    if state(of: recording, bytes) == .approved { return }
    entries[PathKey(recording)] = Entry(digest: SHA256.hexadecimal(bytes), by: "\(name), \(day)")
  }

  /// Writes the file, whole or not at all.
  package func write(within folders: AllowedFolders) throws(SourceError) {
    var lines: [String] = []
    var by: String?
    for (recording, entry) in entries.sorted(by: { ($0.value.by, $0.key) < ($1.value.by, $1.key) })
    {
      if entry.by != by { lines.append("# \(SafeText.line(entry.by))") }
      by = entry.by
      lines.append("\(entry.digest)  \(recording.path)")
    }
    let bytes = Array(lines.map { "\($0)\n" }.joined().utf8)
    try WrittenFile.write(bytes, to: file, within: folders)
  }
}
