public import Documents

/// The findings of an earlier audit, which do not count again.
public struct Baseline: Equatable, Sendable {
  /// The fingerprints of the findings.
  public let fingerprints: Set<String>
  /// The file of a finding, by its fingerprint.
  let files: [String: String]
  /// The folder, without links, to which current paths are relative, or `nil` if unknown.
  package var folder: String?

  /// Reads the SARIF of an earlier audit.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error for a text that is not SARIF, or has no fingerprints from Earshot.
  public init(_ source: SourceText) throws(SourceError) {
    let advice = "write one with earshot audit INPUT --format sarif -o FILE"
    // A list of findings as text, or a recording: its first letter is no mistake in a SARIF file.
    guard source.looksLikeJSON else {
      throw SourceError(
        path: source.path,
        message: "the baseline of an audit is a SARIF file, and this is not JSON",
        suggestion: advice)
    }
    let root = try Document(json: source).root
    guard let runs = root["runs"], runs.kind == .sequence else {
      throw root.error("a baseline is a SARIF file with \"runs\"", suggestion: advice)
    }
    var fingerprints: Set<String> = []
    var files: [String: String] = [:]
    for run in runs.items {
      for result in run["results"]?.items ?? [] {
        guard let prints = result["partialFingerprints"],
          let print = prints[Finding.fingerprintName]
        else {
          throw result.error(
            "this result has no fingerprint \"\(Finding.fingerprintName)\"",
            suggestion: "use a SARIF file written by earshot")
        }
        let fingerprint = try print.string(for: Finding.fingerprintName)
        fingerprints.insert(fingerprint)
        files[fingerprint] = Self.file(of: result)
      }
    }
    self.fingerprints = fingerprints
    self.files = files
  }

  /// The file of a result, without how its path was written in a reference.
  private static func file(of result: DocumentNode) -> String? {
    let place = result["locations"]?.items.first?["physicalLocation"]
    guard let uri = place?["artifactLocation"]?["uri"]?.text else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(uri.utf8)[...]
    if uri.hasPrefix("file://") { rest = rest.dropFirst("file://".utf8.count) }
    while let first = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if first == UInt8(ascii: "%"), digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(first)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func steps(_ path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != Array(".".utf8) }
  }

  /// Returns the file in which a known finding was, if that is another one than it is in now.
  func formerFile(of fingerprint: String, now path: String) -> String? {
    guard let file = files[fingerprint] else { return nil }
    let around = folder.map(Self.steps) ?? []
    let old = Self.steps(file)
    var new = Self.steps(path)
    if path.hasPrefix("/"), new.starts(with: around) { new.removeFirst(around.count) }
    // The same file may be named from a folder below. One with more steps is another, unless its place is not known.
    if !path.hasPrefix("/"), new.count > old.count { return file }
    let whole = around + new
    let count = min(old.count, whole.count)
    return old.suffix(count) == whole.suffix(count) ? nil : file
  }
}

extension Finding {
  /// The key of the fingerprint in SARIF, the only one that GitHub reads.
  package static let fingerprintName = "primaryLocationLineHash"
}
