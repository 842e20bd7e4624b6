/// Removing a folder with all that is in it.
package enum FolderRemoval {
  /// Removes what it can; links are removed, never followed.
  package static func remove(_ path: String) {
    // Deepest last; removed from the end once all are found. What comes into them meanwhile stays.
    var folders = [path]
    var next = 0
    while next < folders.count {
      for name in HeldFolder(named: folders[next])?.names() ?? [] {
        let name = String(decoding: name, as: UTF8.self)
        let entry = "\(folders[next])/\(name)"
        var status = stat()
        guard lstat(entry, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(entry)
        } else {
          unlink(entry)
        }
      }
      next += 1
    }
    for folder in folders.reversed() { rmdir(folder) }
  }
}
