import SystemCalls

/// Links in a path that somebody has typed, or a shell has written out.
enum NamedLink {
  /// Returns whether a path leads to what was opened, by links that stay in their folder's repository, or in their folder
  /// where there is none, and lead to nothing hidden.
  ///
  /// Whoever put a link elsewhere there decides what is read by it. The opened file is asked for its place, since a link
  /// may have come or gone between opening and asking; where the system cannot tell, the links alone decide.
  static func leads(_ path: String, to opened: String?) -> Bool {
    // What the shell has opened is read as it is.
    guard path != "-", !path.hasPrefix("/dev/fd/"), !path.hasPrefix("/dev/std"),
      var place = path.hasPrefix("/") ? "/" : AllowedFolders.resolved(".")
    else { return true }
    for part in PathText.parts(of: path) where part != "." {
      if part == ".." {
        place = PathText.parent(of: place)
        continue
      }
      let name = place == "/" ? "/\(part)" : "\(place)/\(part)"
      var status = stat()
      guard lstat(name, &status) == 0 else { return opened == nil }
      guard status.st_mode & S_IFMT == S_IFLNK else {
        place = name
        continue
      }
      guard let target = AllowedFolders.resolved(name) else { return false }
      // Links in the root are the system's own.
      if place != "/", !isNear(target, place) { return false }
      place = target
    }
    return opened == nil || opened == place
  }

  private static func isNear(_ target: String, _ folder: String) -> Bool {
    let root = GitRepository.folder(around: folder) ?? folder
    return AllowedFolders(withoutLinks: [root]).holds(target)
      && !PathText.isHidden(target.dropFirst(root.count))
  }
}
