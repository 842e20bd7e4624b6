/// Removing a folder with all that is in it.
package enum FolderRemoval {
  /// Removes what it can; links are removed, never followed.
  package static func remove(_ path: String) {
    // Deepest last; removed from the end once all are found. What comes into them meanwhile stays.
    var folders = [path]
    var next = 0
    while next < folders.count {
      for name in names(in: folders[next]) {
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

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
