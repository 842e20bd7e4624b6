import SystemCalls

/// The Git repository that a folder lies in.
package enum GitRepository {
  /// Returns the innermost repository around a folder, or `nil` if it holds the home folder and may not.
  package static func folder(around folder: String, mayHoldHome: Bool = false) -> String? {
    // Where the environment names none, the system knows it.
    let homes = [Environment.variables["HOME"], Environment.homeFolder].compactMap {
      $0.flatMap(AllowedFolders.resolved)
    }
    var folder = folder
    while folder.utf8.count > 1,
      mayHoldHome || !homes.contains(where: AllowedFolders(withoutLinks: [folder]).holds)
    {
      var git = stat()
      var status = stat()
      if lstat("\(folder)/.git", &git) == 0, lstat(folder, &status) == 0 {
        // Somebody else may have put one into a folder that all may write into.
        return [geteuid(), status.st_uid].contains(git.st_uid) ? folder : nil
      }
      folder = PathText.parent(of: folder)
    }
    return nil
  }

  // The most bytes of a file that holds a path, and of the configuration.
  private static let (longestPath, longestConfiguration) = (8 << 10, 1 << 20)

  /// Returns the folder in which a repository has its own files: `.git`, or what a file of that name leads to, as in
  /// worktrees and submodules; `nil` for one whose name is not UTF-8.
  static func data(of repository: String) -> String? {
    let own = "\(repository)/.git"
    let start = Array("gitdir: ".utf8)
    guard let bytes = SourceFile.bytes(ofFileItself: own, atMost: longestPath),
      bytes.starts(with: start)
    else { return own }
    return path(bytes.dropFirst(start.count), in: repository)
  }

  /// Whether a repository names texts by SHA-256: `objectformat` in the section `extensions` of what it has in a folder;
  /// `nil` for a configuration that cannot be read, or is larger than what may still be read.
  static func usesSHA256(_ data: String, reading budget: inout Int) -> Bool? {
    // Worktrees share the configuration.
    let shared = SourceFile.bytes(ofFileItself: "\(data)/commondir", atMost: longestPath).flatMap {
      path($0[...], in: data)
    }
    let file = "\(shared ?? data)/config"
    var status = stat()
    guard lstat(file, &status) == 0 else { return false }
    let limit = min(longestConfiguration, budget)
    guard let bytes = SourceFile.bytes(ofFileItself: file, atMost: limit) else { return nil }
    budget -= bytes.count
    var isExtension = false
    for line in bytes.split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
      if text.hasPrefix("[") { isExtension = text == "[extensions]" }
      if isExtension, text == "objectformat=sha256" { return true }
    }
    return false
  }

  /// Returns the path that a file of Git holds, without the end of its line.
  private static func path(_ bytes: ArraySlice<UInt8>, in folder: String) -> String? {
    let end = bytes.lastIndex { $0 != 0x0A && $0 != 0x0D }
    guard let end, let path = String(validating: bytes[...end], as: UTF8.self) else { return nil }
    return PathText.isAbsolute(path) ? path : "\(folder)/\(path)"
  }
}
