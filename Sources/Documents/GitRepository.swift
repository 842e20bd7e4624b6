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

  /// Returns the folder in which a repository has its own files: `.git`, or what a file of that name leads to, as in
  /// worktrees and submodules.
  static func data(of repository: String) -> String {
    let own = "\(repository)/.git"
    let start = "gitdir: ".utf8
    guard let bytes = SourceFile.bytes(ofFileItself: own), bytes.starts(with: start) else {
      return own
    }
    let line = bytes.dropFirst(start.count).prefix { $0 != 0x0A && $0 != 0x0D }
    let path = String(decoding: line, as: UTF8.self)
    return PathText.isAbsolute(path) ? path : "\(repository)/\(path)"
  }
}
