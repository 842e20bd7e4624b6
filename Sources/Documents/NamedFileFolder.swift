import SystemCalls

/// The folder that the files named by another file must stay in, links followed.
///
/// A flow and a list of captures name screens; whoever runs one that came from elsewhere need not fear
/// that it reads files beyond its own folder.
package struct NamedFileFolder: Sendable {
  /// The folder that no file may leave, without what is hidden in it.
  package let folders: AllowedFolders
  private let home: String
  private let noun: String
  /// Whether messages show lines of the file that names others, and so of those.
  private var isQuotable: Bool

  /// Reads a file that names others, and finds their folders: those in which the file lay when it was read.
  package static func read(
    _ file: FoundFile, root: String?, noun: String
  ) throws(SourceError) -> (SourceText, NamedFileFolder) {
    let name = PathText.name(of: file.path) ?? file.path
    guard let home = FoundFile(PathText.parent(of: file.path), in: file.folders).place,
      HeldFolder(withoutLinks: home)?.status(of: name).map({ $0.st_mode & S_IFMT }) == S_IFREG
    else {
      // A link, a pipe and what is not there lie where their names say.
      let source = try file.read()
      guard let home = AllowedFolders.resolved(PathText.parent(of: file.path)) else {
        throw SourceError(path: file.path, message: "no such file")
      }
      var folder = try NamedFileFolder(home, of: file, root: root, noun: noun)
      folder.isQuotable = folder.isQuotable && source.isQuotable
      return (source, folder)
    }
    let folder = try NamedFileFolder(home, of: file, root: root, noun: noun)
    let path = "\(home)/\(name)"
    do throws(SourceError) {
      let contents = try SourceFile.contents(
        at: path, in: AllowedFolders(withoutLinks: [home]))
      return (try SourceFile.text(of: contents, file.path), folder)
    } catch {
      // It is called as the user has named it.
      var error = error
      if error.path == path { error.path = file.path }
      throw error
    }
  }

  /// Finds the folders of a file that names others, by that in which it lies.
  package init(
    _ home: String, of file: FoundFile, root: String?, noun: String
  ) throws(SourceError) {
    self.noun = noun
    guard file.folders?.holds(home) != false else {
      throw SourceError(path: file.path, message: "no such file")
    }
    self.home = home
    isQuotable = NamedLink.leads(PathText.parent(of: file.path), to: home)
    guard let root else {
      folders = AllowedFolders(withoutLinks: [home], leavesOutHidden: true)
      return
    }
    let whole = try AllowedFolders([root])
    // A folder of flows may itself be a hidden one.
    folders = AllowedFolders(withoutLinks: whole.paths + [home], leavesOutHidden: true)
    if whole.holds(home) { return }
    throw SourceError(
      path: file.path, message: "the \(noun) is outside the root \(SafeText.quoted(root))")
  }

  /// Reads a file at a path that was found here, which messages call by a name.
  package func text(at path: String, called name: String) throws(SourceError) -> SourceText {
    let read = try SourceFile.read(path, within: folders)
    var text = try read.holding(Array(read.bytes), path: name)
    text.isQuotable = text.isQuotable && isQuotable
    return text
  }

  /// Returns the path of a file that is named, which is not hidden.
  package func path(_ node: DocumentNode, mayBeMissing: Bool = false) throws(SourceError) -> String
  {
    let name = node.text
    if PathText.isAbsolute(name) {
      throw node.error(
        "\(SafeText.quoted(name)) is an absolute path",
        suggestion: "write it relative to the \(noun) file")
    }
    // Before the disk is asked: whether there is a file outside of the root is nobody's business.
    guard !name.isEmpty, !name.utf8.contains(0), let path = PathText.withoutSteps("\(home)/\(name)")
    else {
      throw outside(node)
    }
    switch folders.follow(path) {
    case .there(let place): return place
    case .hidden: throw hidden(node)
    case .outside: throw outside(node)
    case .missing, .nowhere:
      guard mayBeMissing, let parent = folders.place(of: PathText.parent(of: path)) else {
        throw node.error(
          "no such file: \(SafeText.quoted(name))",
          suggestion: near(name, path)
            ?? (elsewhere(name) ?? above(name)).map { "did you mean \(SafeText.quoted($0))?" })
      }
      return "\(parent)/\(PathText.parts(of: path).last ?? "")"
    }
  }

  /// Returns the screen file of a name beside another file, or `nil` when there is none in the root.
  package func screenFile(named name: String, beside file: String) -> String? {
    guard !name.isEmpty, PathText.parts(of: name) == [name], !name.utf8.contains(0) else {
      return nil
    }
    for ending in ["yaml", "json"] {
      let path = "\(PathText.parent(of: file))/\(name).screen.\(ending)"
      if let place = folders.place(of: path) { return place }
    }
    return nil
  }

  /// Asks for the file with a near name in the folder where one is missing.
  private func near(_ name: String, _ path: String) -> String? {
    guard let parent = folders.place(of: PathText.parent(of: path)),
      let names = HeldFolder(withoutLinks: parent)?.names()
    else { return nil }
    let known = names.prefix(10_000).filter { $0.first != UInt8(ascii: ".") }
      .map { String(decoding: $0, as: UTF8.self) }.sorted()
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    return NearFile.near(String(name.dropFirst(folder.count)), among: known).map {
      "did you mean \(SafeText.quoted(folder + $0))?"
    }
  }

  /// How many folders are looked into for a file that is missing.
  private static let mostFolders = 200

  /// Finds a file of the same name elsewhere below the folder of the file that names it.
  private func elsewhere(_ name: String) -> String? {
    guard let last = PathText.parts(of: name).last else { return nil }
    var waiting = [""]
    var seen = 0
    while seen < waiting.count, seen < Self.mostFolders {
      let folder = waiting[seen]
      seen += 1
      guard let place = folders.place(of: "\(home)/\(folder)"),
        let held = HeldFolder(withoutLinks: place)
      else { continue }
      for bytes in (held.names() ?? []).prefix(1_000) where bytes.first != UInt8(ascii: ".") {
        guard ForeignName(bytes) == nil else { continue }
        let found = String(decoding: bytes, as: UTF8.self)
        switch held.status(of: found).map({ $0.st_mode & S_IFMT }) {
        case S_IFREG where found == last: return folder + found
        case S_IFDIR: waiting.append("\(folder)\(found)/")
        default: break
        }
      }
    }
    return nil
  }

  /// Returns the path from the home to a file that is meant from one of the folders that may be used.
  private func above(_ name: String) -> String? {
    for root in folders.paths {
      let steps = PathText.parts(of: root)
      let own = PathText.parts(of: home)
      guard own.count > steps.count, own.starts(with: steps),
        folders.place(of: "\(root)/\(name)") != nil
      else { continue }
      return String(repeating: "../", count: own.count - steps.count) + name
    }
    return nil
  }

  private func hidden(_ node: DocumentNode) -> SourceError {
    node.error(
      "\(SafeText.quoted(node.text)) is hidden, or leads to a hidden file",
      suggestion: "a \(noun) cannot use files or folders whose names begin with a dot")
  }

  private func outside(_ node: DocumentNode) -> SourceError {
    node.error(
      "\(SafeText.quoted(node.text)) leads outside the folder that the \(noun) may use",
      suggestion:
        "keep the files beside the \(noun), or name a folder that contains both with --root")
  }
}
