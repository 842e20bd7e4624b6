import SystemCalls

/// What a repository has Git rewrite when it writes files: `*.html working-tree-encoding=UTF-16`.
///
/// Such a line decides what is read of a file, and the file itself does not change for whoever reviews it.
package struct GitAttributes: Hashable, Sendable {
  /// The file with the line.
  package let path: String
  /// The files that are rewritten, as the line has them.
  package let pattern: String
  /// The letters in which Git writes them.
  package let encoding: String

  /// In words: ".gitattributes has Git write *.html in UTF-16".
  package var remark: String {
    SafeText.line("\(path) has Git write \(pattern) in \(encoding), which decides what is read")
  }

  private static let name = ".gitattributes"
  private static let attribute = "working-tree-encoding="
  /// The most files that are looked at.
  private static let most = 10_000

  /// Returns the lines that rewrite files and stand in, or around, paths of a repository, each once.
  package static func rewriting(_ paths: [String]) -> [GitAttributes] {
    var found: [GitAttributes] = []
    var looked: Set<String> = []
    for path in paths {
      let isFolder = FolderFiles.isFolder(path)
      guard let place = AllowedFolders.resolved(isFolder ? path : PathText.parent(of: path)),
        let repository = GitRepository.folder(around: place)
      else { continue }
      var folders = [place]
      while let last = folders.last, last != repository, last != "/" {
        folders.append(PathText.parent(of: last))
      }
      if isFolder, let files = try? FolderFiles.all(in: path) {
        folders += Set(files.map { PathText.parent(of: "\(place)/\($0)") }).sorted()
      }
      for folder in folders where looked.count < most && looked.insert(folder).inserted {
        let file = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        let shown =
          file.utf8.starts(with: "\(repository)/".utf8)
          ? String(file.dropFirst(repository.count + 1)) : file
        found += lines(of: file, shown)
      }
    }
    return found
  }

  private static func lines(of file: String, _ shown: String) -> [GitAttributes] {
    // Git follows no link with this name either, and nobody waits for a pipe.
    var status = stat()
    guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let source = try? SourceFile.read(file)
    else { return [] }
    return source.bytes.split(separator: 0x0A).compactMap { line in
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard let pattern = words.first, !pattern.hasPrefix("#"),
        let rewriting = words.dropFirst().last(where: { $0.hasPrefix(attribute) })
      else { return nil }
      return GitAttributes(
        path: shown, pattern: String(pattern),
        encoding: String(rewriting.dropFirst(attribute.count)))
    }
  }
}
