import SystemCalls

/// Links in a path that somebody has typed, or a shell has written out.
enum NamedLink {
  /// Returns whether any link on the way of a path leads out of its folder's repository, or of its folder where there is
  /// none, or to something hidden.
  ///
  /// Whoever put it there decides what is read by it.
  static func leadsElsewhere(_ path: String) -> Bool {
    // What the shell has opened is read as it is.
    guard path != "-", !path.hasPrefix("/dev/fd/"), !path.hasPrefix("/dev/std"),
      var place = path.hasPrefix("/") ? "/" : AllowedFolders.resolved(".")
    else { return false }
    for part in PathText.parts(of: path) where part != "." {
      if part == ".." {
        place = PathText.parent(of: place)
        continue
      }
      let name = place == "/" ? "/\(part)" : "\(place)/\(part)"
      var status = stat()
      guard lstat(name, &status) == 0 else { return false }
      guard status.st_mode & S_IFMT == S_IFLNK else {
        place = name
        continue
      }
      guard let target = AllowedFolders.resolved(name) else { return true }
      // Links in the root are the system's own.
      if place != "/", !isNear(target, place) { return true }
      place = target
    }
    return false
  }

  private static func isNear(_ target: String, _ folder: String) -> Bool {
    let root = GitRepository.folder(around: folder) ?? folder
    return AllowedFolders(withoutLinks: [root]).holds(target)
      && !PathText.isHidden(target.dropFirst(root.count))
  }
}
