import SystemCalls

/// What a repository has Git rewrite when it writes files: `*.html working-tree-encoding=UTF-16`.
///
/// Such a line decides what is read of a file, and the file itself does not change for whoever reviews it.
package enum GitAttributes {
  private static let name = ".gitattributes"
  private static let attribute = "working-tree-encoding="
  /// The most files that are looked at.
  private static let most = 10_000

  /// What whoever reads paths of a repository should know of the lines in or around them that rewrite files, each once.
  package static func remarks(on paths: [String]) -> [String] {
    var remarks: [String] = []
    var looked: Set<String> = []
    for path in paths {
      let isFolder = FolderFiles.isFolder(path)
      guard let place = AllowedFolders.resolved(isFolder ? path : PathText.parent(of: path)),
        let repository = GitRepository.folder(around: place, mayHoldHome: true)
      else { continue }
      var folders = [place]
      while let last = folders.last, last != repository, last != "/" {
        folders.append(PathText.parent(of: last))
      }
      if isFolder, let files = try? FolderFiles.all(in: path) {
        folders += inside(place, files)
      }
      for folder in folders where looked.insert(folder).inserted {
        guard looked.count <= most else {
          return remarks + [
            "more than \(most) folders: what the \(name) of the others has Git rewrite was not looked at"
          ]
        }
        let file = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        let shown =
          file.utf8.starts(with: "\(repository)/".utf8)
          ? String(file.dropFirst(repository.count + 1)) : file
        remarks += self.remarks(on: file, shown)
      }
    }
    return remarks
  }

  /// The folders that hold files, and those between.
  private static func inside(_ place: String, _ files: [String]) -> [String] {
    var found: Set<String> = []
    for file in files {
      var folder = PathText.parent(of: "\(place)/\(file)")
      while folder.utf8.count > place.utf8.count, found.insert(folder).inserted {
        folder = PathText.parent(of: folder)
      }
    }
    return found.sorted()
  }

  private static func remarks(on file: String, _ shown: String) -> [String] {
    // Git follows no link with this name either, and nobody waits for a pipe.
    var status = stat()
    guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    guard let bytes = try? SourceFile.bytes(of: file) else {
      return [SafeText.line("\(shown) cannot be read: what it has Git rewrite is not known")]
    }
    // Git takes the bytes as they are, whatever letters they are in.
    return bytes.split(separator: 0x0A).compactMap { line in
      let words = line.split { [0x20, 0x09, 0x0D].contains($0) }
        .map { String(decoding: $0, as: UTF8.self) }
      guard let pattern = words.first, !pattern.hasPrefix("#"),
        let rewriting = words.dropFirst().last(where: { $0.hasPrefix(attribute) })
      else { return nil }
      let encoding = rewriting.dropFirst(attribute.count)
      return SafeText.line(
        "\(shown) has Git write \(pattern) in \(encoding), which decides what is read")
    }
  }
}
