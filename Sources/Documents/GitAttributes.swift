import SystemCalls

/// What a repository has Git rewrite when it writes files: `*.html working-tree-encoding=UTF-16`.
///
/// Such a line decides what is read of a file, and the file itself does not change for whoever reviews it. It may have
/// its own file rewritten, too, so that it stands there in other letters: what is not wholly understood is told.
package enum GitAttributes {
  private static let name = ".gitattributes"
  fileprivate static let attribute = "working-tree-encoding"
  /// The most folders that are looked at.
  private static let most = 10_000
  /// The most files that are named in one remark.
  private static let mostNames = 5
  /// The most remarks on a file, and on all.
  private static let (mostOfFile, mostRemarks) = (20, 200)
  /// The most bytes of a file that are looked at, and of all.
  private static let (longest, longestOfAll) = (1 << 20, 16 << 20)

  /// What whoever reads files should know of what Git rewrote of them, and of the lines in or around their folders that
  /// rewrite files.
  ///
  /// Each is told once. The folders are without links; of others, whose names are not UTF-8, nothing is known.
  package static func remarks(on read: ReadFolders.Read) -> [String] {
    var remarks: [String] = []
    if !read.rewritten.isEmpty {
      let names = read.rewritten.prefix(mostNames).joined(separator: ", ")
      let more = read.rewritten.count - mostNames
      let others = more < 1 ? "" : " and \(more) other file\(more == 1 ? "" : "s")"
      remarks.append(
        "Git wrote \(names)\(others) with other contents than it stores: a \(name) file, which may have "
          + "been deleted, or a setting such as core.autocrlf is the cause"
      )
    }
    if read.hasOther {
      remarks.append(
        "a file was read from a folder whose name is not UTF-8: its \(name) was not checked for rules that rewrite files"
      )
    }
    var looked: Set<PathKey> = []
    var unread: Set<PathKey> = []
    var size = 0
    let start = AllowedFolders.resolved(".")
    for place in read.folders {
      // Where no repository is told, as of an archive, the lines were followed when that was made.
      let above = start.flatMap { AllowedFolders(withoutLinks: [$0]).holds(place) ? $0 : nil }
      let repository = GitRepository.folder(around: place, mayHoldHome: true)
      let outermost = repository ?? outermost(above: above ?? place)
      let index = repository.flatMap { read.indexes[PathKey($0)] ?? nil }
      if let repository, index == nil, unread.insert(PathKey(repository)).inserted {
        remarks.append(
          "the index of \(repository) cannot be read: it is unknown which files a \(name) makes Git rewrite"
        )
      }
      var folder = place
      while looked.insert(PathKey(folder)).inserted {
        guard looked.count <= most, remarks.count < mostRemarks else {
          let many = looked.count > most ? "\(most) folders" : "\(mostRemarks) such lines"
          return remarks + [
            "more than \(many): the \(name) of the other folders was not checked for rules that rewrite files"
          ]
        }
        let shown =
          folder.utf8.starts(with: "\(outermost)/".utf8)
          ? String(decoding: folder.utf8.dropFirst(outermost.utf8.count + 1), as: UTF8.self) : ""
        remarks += self.remarks(
          in: folder, shown.isEmpty ? name : "\(shown)/\(name)", isArchive: repository == nil,
          index, &size)
        if PathText.isSame(folder, outermost) || folder == "/" { break }
        folder = PathText.parent(of: folder)
      }
    }
    return remarks.map(SafeText.line)
  }

  /// Returns the last folder with lines around a folder that lies in no repository, or else that folder.
  ///
  /// What lies in a folder that all users share, such as `/tmp`, belongs to nothing below.
  private static func outermost(above place: String) -> String {
    var outermost = place
    var folder = place
    while folder.utf8.count > 1 {
      if FolderFiles.isShared(folder) { break }
      var status = stat()
      if lstat("\(folder)/\(name)", &status) == 0 { outermost = folder }
      folder = PathText.parent(of: folder)
    }
    return outermost
  }

  private static func remarks(
    in folder: String, _ shown: String, isArchive: Bool, _ index: GitIndex?, _ size: inout Int
  ) -> [String] {
    let file = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    var status = stat()
    let unknown = "it is unknown which files it makes Git rewrite"
    guard lstat(file, &status) == 0 else {
      // Git follows the lines that it has.
      return index?.holds(shown) == true ? ["\(shown) is not in the checkout: \(unknown)"] : []
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    // When Git writes files, it takes what the repository has under this name for the lines, the text of a link and
    // the commit of a module's folder, too. Nobody waits for a pipe.
    case S_IFLNK: return ["\(shown) is a link: \(unknown)"]
    default: return ["\(shown) is not a file: \(unknown)"]
    }
    size += Int(status.st_size)
    guard status.st_size <= longest, size <= longestOfAll else {
      return ["\(shown) is too large to check: \(unknown)"]
    }
    guard let bytes = SourceFile.bytes(ofFileItself: file) else {
      return ["\(shown) cannot be read: \(unknown)"]
    }
    if let index, index.holds(shown),
      !index.holds(bytes, at: shown),
      !index.holds(GitIndex.withPlainLineEnds(bytes), at: shown)
    {
      return ["\(shown) differs from the file that Git has in its index: \(unknown)"]
    }
    var (remarks, isUnclear): ([String], Bool) = ([], false)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() where !line.isEmpty {
      guard remarks.count < mostOfFile else {
        return remarks + ["\(shown) has more than \(mostOfFile) lines that make Git rewrite files"]
      }
      switch GitAttributesLine(line, isFirst: place == 0) {
      case .harmless: break
      // One is enough.
      case .unclear where isUnclear: break
      case .unclear:
        isUnclear = true
        remarks.append("\(shown):\(place + 1) may differ from the repository: \(unknown)")
      case .attributes(let pattern, let all):
        if let deed = deed(of: all, pattern, isArchive: isArchive) {
          remarks.append("\(shown) makes Git \(deed), which changes what is read")
        }
      }
    }
    return remarks
  }

  /// What a line has Git do to the files of its pattern, or `nil`.
  private static func deed(
    of all: [(name: Substring, value: Value)], _ whole: String, isArchive: Bool
  ) -> String? {
    func value(_ name: String) -> Value? { all.last { $0.name == name }?.value }
    let pattern = cut(whole)
    // What stands between two signs is replaced: "$Id: … $".
    if value("ident") == .set { return "replace what follows $Id in \(pattern)" }
    if let encoding = value(attribute)?.text { return "write \(pattern) in \(cut(encoding))" }
    if let filter = value("filter")?.text, mayBeRead(whole) {
      return "filter \(pattern) through \(cut(filter))"
    }
    guard isArchive else { return nil }
    if value("export-subst") == .set { return "replace what follows $Format in \(pattern)" }
    return value("export-ignore") == .set ? "leave \(pattern) out" : nil
  }

  private static func cut(_ text: String) -> String {
    // A letter can bear any number of marks.
    let start = String(text.unicodeScalars.prefix(100))
    return start == text ? text : "\(start)…"
  }

  /// What a line says of an attribute: `ident`, `-ident` or `!ident`, `filter=lfs`.
  fileprivate enum Value: Equatable {
    case set, unset
    case text(String)

    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  /// Whether files of a pattern may be among those that are read; many repositories filter their pictures.
  private static func mayBeRead(_ pattern: String) -> Bool {
    // Git ends a pattern at an escaped NUL, in front of what looks like its ending.
    if pattern.contains("\\") { return true }
    return !pattern.hasPrefix("*.") || !isMedia(pattern)
  }

  /// Whether a file is named as a picture, sound, font or archive, which many repositories filter.
  private static func isMedia(_ name: String) -> Bool {
    media.contains(name.split(separator: ".").last.map { $0.lowercased() } ?? "")
  }

  private static let media: Set<String> = [
    "7z", "aac", "avi", "bin", "bmp", "dll", "dylib", "eot", "exe", "fbx", "flac", "gif", "gz",
    "heic", "ico", "jar", "jpeg", "jpg", "m4a", "m4v", "mkv", "mov", "mp3", "mp4", "ogg", "onnx",
    "otf", "pdf", "png", "psd", "so", "tar", "tgz", "tif", "tiff", "ttf", "wav", "webm", "webp",
    "woff", "woff2", "xz", "zip",
  ]
}

/// A line of a file of attributes, as Git parses it.
private enum GitAttributesLine {
  /// An empty line, or a comment.
  case harmless
  /// What Git would not follow as it stands: it may have been written in other letters.
  case unclear
  /// What holds for a pattern.
  case attributes(pattern: String, [(name: Substring, value: GitAttributes.Value)])

  init(_ line: ArraySlice<UInt8>, isFirst: Bool) {
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0D].contains($0) }
    var rest = line.drop(while: isBlank)
    // Git skips a mark of byte order in the work tree, and not in what it writes the work tree from (2.39).
    guard !(isFirst && line.starts(with: [0xEF, 0xBB, 0xBF])),
      String(validating: rest, as: UTF8.self) != nil,
      rest.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || isBlank($0) })
    else {
      self = .unclear
      return
    }
    let encodings = rest.ranges(of: Array(GitAttributes.attribute.utf8)).count
    guard let first = rest.first, first != UInt8(ascii: "#") else {
      // In other letters, a comment may be the end of a pattern and its attribute, which Git may have replaced.
      self = encodings == 0 && rest.firstRange(of: "$Id".utf8) == nil ? .harmless : .unclear
      return
    }
    // What Git replaced may have been the end of quotes, and attributes behind them.
    guard rest.firstRange(of: "$Id".utf8) == nil else {
      self = .unclear
      return
    }
    let pattern: ArraySlice<UInt8>
    if first == UInt8(ascii: "\"") {
      // Of quotes that do not hold, Git makes a pattern and attributes of its own.
      guard let end = Self.endOfQuotes(rest) else {
        self = .unclear
        return
      }
      pattern = rest[(rest.startIndex + 1)..<end]
      rest = rest[(end + 1)...]
    } else {
      pattern = rest.prefix { !isBlank($0) }
      rest = rest[pattern.endIndex...]
    }
    // A class of letters that stays open may have ended on the line behind it.
    guard Self.isClosed(pattern) else {
      self = .unclear
      return
    }
    var found: [(name: Substring, value: GitAttributes.Value)] = []
    var names: Set<Substring> = []
    for word in rest.split(whereSeparator: isBlank) {
      let text = String(decoding: word, as: UTF8.self)
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isPlain = parts.count == 1 && ["-", "!"].contains(text.first)
      let name = isPlain ? parts[0].dropFirst() : parts[0]
      guard Self.isName(name) else {
        self = .unclear
        return
      }
      // In other letters, there was a value, or only one of two attributes.
      guard parts.last?.isEmpty == false, names.insert(name).inserted else {
        self = .unclear
        return
      }
      found.append((name, parts.count == 2 ? .text(String(parts[1])) : isPlain ? .unset : .set))
    }
    // In other letters, a pattern or a value may be several lines.
    let stated = found.count { $0.name == GitAttributes.attribute && $0.value != .set }
    guard stated == encodings else {
      self = .unclear
      return
    }
    // A pattern for which nothing holds may have had an attribute on the line behind it.
    self =
      found.isEmpty
      ? .unclear : .attributes(pattern: String(decoding: pattern, as: UTF8.self), found)
  }

  private static func isClosed(_ pattern: ArraySlice<UInt8>) -> Bool {
    guard let start = pattern.lastIndex(of: UInt8(ascii: "[")) else { return true }
    return pattern[start...].contains(UInt8(ascii: "]"))
  }

  private static func isName(_ name: Substring) -> Bool {
    !name.isEmpty && name.first != "-"
      && name.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// Returns where the quotes that a line begins with end, or `nil` where they do not, or hold an escape that Git does not
  /// know (source code: `unquote_c_style`).
  private static func endOfQuotes(_ line: ArraySlice<UInt8>) -> Int? {
    let escapes = Array(#"abfnrtv\"#.utf8) + [UInt8(ascii: "\"")]
    let digits = UInt8(ascii: "0")...UInt8(ascii: "7")
    var place = line.startIndex + 1
    while place < line.endIndex {
      if line[place] == UInt8(ascii: "\"") { return place }
      guard line[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      let rest = line[(place + 1)...]
      if let next = rest.first, escapes.contains(next) {
        place += 2
      } else if rest.count >= 3, rest.prefix(3).allSatisfy(digits.contains),
        rest.first ?? 0 < UInt8(ascii: "4")
      {
        place += 4
      } else {
        return nil
      }
    }
    return nil
  }
}
