import SystemCalls

/// The file beside one that is missing.
package enum NearFile {
  /// Returns the error for a file that a user named and that is not there, with a near name in the same folder.
  package static func missing(_ path: String) -> SourceError {
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let (folder, name) = (path[..<slash], String(path[slash...]))
    let names = HeldFolder(named: folder.isEmpty ? "." : String(folder))?.names() ?? []
    let known = names.prefix(most).filter { ForeignName($0) == nil && $0.first != 0x2E }
      .map { String(decoding: $0, as: UTF8.self) }.sorted()
    let near = Self.near(name, among: known)
    // `reader=nvda`, with no dashes before it.
    if let sign = path.firstIndex(of: "="), !path.hasPrefix("-"), slash == path.startIndex,
      path[..<sign].allSatisfy({ $0.isASCII && ($0.isLowercase || $0 == "-") })
    {
      return SourceError(
        path: path, message: "no such file",
        suggestion: "an option begins with two dashes: --\(SafeText.line(path))")
    }
    // Where uiautomator writes on the phone.
    if ["/sdcard/", "/storage/", "/data/local/tmp/"].contains(where: path.hasPrefix) {
      return SourceError(
        path: path, message: "no such file",
        suggestion: "fetch it from the device first: adb pull \(SafeText.line(path))")
    }
    // `page.html#part`: a part of a page has no file.
    if let sign = path.firstIndex(where: { "#?".contains($0) }),
      SourceFile.isNamed(String(path[..<sign]))
    {
      return SourceError(
        path: path, message: "no such file",
        suggestion: "a file is named without \(SafeText.quoted(String(path[sign...])))")
    }
    return SourceError(
      path: path, message: "no such file",
      suggestion: near.map { "did you mean \(SafeText.quoted(folder + $0))?" } ?? examples(path))
  }

  /// Returns the name that is meant: one that differs by a part in its middle, else the nearest by its letters.
  static func near(_ name: String, among known: [String]) -> String? {
    if let dot = name.lastIndex(of: "."), dot > name.startIndex {
      let (stem, ending) = (name[...dot], name[dot...])
      let alike = known.first { $0.hasPrefix(stem) && $0.hasSuffix(ending) && $0 != name }
      if let alike { return alike }
    }
    return Spelling.nearest(to: name, among: known)
  }

  /// Where the file is, if it is one of the examples that help and documentation name.
  private static func examples(_ path: String) -> String? {
    let beginning = "Examples/"
    guard path.hasPrefix(beginning) else { return nil }
    let folders = "share/doc/earshot/examples"
    if let program = RunningProgram.path {
      let installed = PathText.parent(of: PathText.parent(of: program)) + "/" + folders
      let file = installed + "/" + path.dropFirst(beginning.count)
      if access(file, F_OK) == 0 { return "the examples are installed: \(file)" }
    }
    return "the examples are in the source code, and in \(folders) of the archive and the Debian "
      + "package"
  }

  /// The most names that are looked at.
  private static let most = 10_000
}
