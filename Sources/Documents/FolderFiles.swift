import SystemCalls

/// Finds the files of a folder, the same ones in the same order on every machine.
package enum FolderFiles {
  /// The deepest level of folders that is looked into.
  package static let maximumDepth = 64
  /// How many files of a folder are looked at.
  package static let maximumCount = 100_000

  /// How the names of files end that may be inputs.
  package static let inputs = [
    ".yaml", ".yml", ".json", ".xml", ".uix", ".html", ".htm", ".txt",
  ]

  /// The files of a folder.
  package struct Listing {
    /// Paths relative to the folder, in natural order: `s2` before `s10`.
    package var files: [String] = []
    /// Links to folders, which are not followed.
    package var linkedFolders: [String] = []
    /// Files and folders that cannot be opened by their names, and links with the name of an input that lead nowhere,
    /// each with the reason.
    package var unnamed: [(path: String, error: SourceError)] = []
    /// What is no file, or a link that is not followed, and has no name of an input; folders of a repository without
    /// anything in them, with a slash behind their names.
    package var strange: [String] = []
  }

  /// What was looked for in folders, and what was passed over.
  package struct Finds {
    /// The files.
    package var files: [FoundFile] = []
    /// Paths of files with other names.
    package var others: [String] = []
    /// Paths of links to folders, which are not followed.
    package var linkedFolders: [String] = []
    /// Why names in the folders lead to nothing.
    package var unnamed: [SourceError] = []

    // What whoever names folders should know was passed over, a line each: `run` is what is done with `flows`, whose
    // names end in `.flow.yaml`, or which are such by what they hold.
    package func remarks(
      on noun: (one: String, several: String), verb: String, suffix: String,
      holds: (String) -> Holding = { _ in .nothing }
    ) -> [String] {
      let stem = String(suffix.dropLast(".yaml".count))
      let nearly = [".yaml", ".yml", ".json", ""].map { stem + $0 }
      // Also behind blanks, in other cases, and with letters that nobody sees.
      func isNear(_ path: String) -> Bool {
        let name = SafeText.line(path).lowercased()
        return nearly.contains { name.hasSuffix($0) }
      }
      return linkedFolders.map {
        "\(SafeText.line($0)): no \(noun.one) in it is \(verb), because it is a link to a folder; name the folder itself"
      }
        + unnamed.map { "\($0.summary); it is not \(verb)" }
        + others.compactMap { (other) -> String? in
          if let remark = FolderFiles.remark(onEmpty: other) { return remark }
          return switch isNear(other) ? .mapping : holds(other) {
          case .nothing: nil
          case .mapping:
            "\(SafeText.line(other)): not \(verb): the names of \(noun.several) must end in \(suffix); rename it, or name the file itself"
          case .tooLarge:
            "\(SafeText.line(other)): too large to check: if it is a \(noun.one), it is not \(verb)"
          case .unreadable(let error):
            "\(error.summary); if it is a \(noun.one), it is not \(verb)"
          }
        }
    }
  }

  /// Returns what is said of a folder of a repository without anything in it, by its name with a slash behind it; `nil`
  /// for other names.
  package static func remark(onEmpty name: String) -> String? {
    guard name.utf8.last == UInt8(ascii: "/") else { return nil }
    return
      "\(SafeText.line(name)): this folder is empty; if it is a submodule, fetch it: git submodule update --init"
  }

  /// Returns a path from the root on, without `.` and `..`.
  package static func absolute(_ path: String) -> String? {
    if PathText.isAbsolute(path) { return PathText.withoutSteps(path) }
    if path.isEmpty { return nil }
    let here = AllowedFolders.resolved(".") ?? "/"
    let shells = Environment.variables["PWD"].flatMap { spelt in
      PathText.isAbsolute(spelt)
        && AllowedFolders.resolved(spelt).map { PathText.isSame($0, here) } == true ? spelt : nil
    }
    return PathText.withoutSteps("\(shells ?? here)/\(path)")
  }

  /// Returns the files of a folder and of all folders below it.
  package static func all(in folder: String) throws(SourceError) -> [String] {
    try listing(of: folder).files
  }

  /// Returns what is in a folder and in all folders below it.
  ///
  /// Names with a leading dot are passed over, links to folders are not followed, and what is no file, such as a pipe,
  /// is told where it bears the name of an input.
  package static func listing(of folder: String) throws(SourceError) -> Listing {
    var listing = Listing()
    var judge: AllowedFolders?
    var folders = [(path: "", depth: 0)]
    // The folder as it is now, wherever its name leads later.
    let whole = HeldFolder(named: folder)
    // Git keeps no empty folder, but for modules that were not fetched.
    lazy var isInRepository =
      AllowedFolders.resolved(folder).flatMap {
        GitRepository.folder(around: $0, mayHoldHome: true)
      } != nil
    while let (path, depth) = folders.popLast() {
      let place = path.isEmpty ? folder : "\(folder)/\(path)"
      guard let held = path.isEmpty ? whole : whole?.folder(path), let names = held.names() else {
        let reason = errno == ENOENT ? "no such folder" : String(cString: strerror(errno))
        throw SourceError(path: place, message: reason.lowercased())
      }
      if names.isEmpty, !path.isEmpty, isInRepository { listing.strange.append("\(path)/") }
      for bytes in names {
        if bytes.first == 0x2E { continue }
        let above = path.isEmpty ? "" : "\(path)/"
        if let name = ForeignName(bytes) {
          let own = (bytes + [0]).map(CChar.init(bitPattern:))
          if held.status(of: own).map({ named.contains($0.kind) }) == true {
            listing.unnamed.append((above + name.shown, name.error(in: place)))
          }
          continue
        }
        let own = String(decoding: bytes, as: UTF8.self)
        let child = above + own
        var kind = held.status(of: own).flatMap { kinds[$0.kind] } ?? .other
        if kind == .link {
          if judge == nil { judge = try AllowedFolders(foundIn: folder) }
          kind = judge.map { Self.kind(ofLink: "\(folder)/\(child)", in: $0) } ?? .other
        }
        let mayBeInput =
          inputs.contains { PathText.hasEnding(child, $0) }
          || PathText.name(of: child)?.contains(".") != true
        switch kind {
        case .folder:
          guard depth < maximumDepth else {
            throw SourceError(
              path: "\(folder)/\(child)",
              message: "the folders are nested more than \(maximumDepth) levels deep",
              suggestion: "name a subfolder")
          }
          folders.append((child, depth + 1))
        case .linkedFolder: listing.linkedFolders.append(child)
        // Whether a file or nothing lies elsewhere is not told; whoever reads it is told that it leads out.
        case .linkOut where mayBeInput: listing.files.append(child)
        case .file: listing.files.append(child)
        case .brokenLink(let end) where mayBeInput:
          let error = SourceError(
            path: "\(folder)/\(child)", message: "this is a broken link: it leads \(end)",
            suggestion: "remove it, or restore the file that it leads to")
          listing.unnamed.append((child, error))
        case .other where inputs.contains { PathText.hasEnding(child, $0) }:
          let error = SourceError(
            path: "\(folder)/\(child)",
            message: "this is a pipe, a socket or a device, not a file",
            suggestion: "remove it, or replace it with a file")
          listing.unnamed.append((child, error))
        case .brokenLink, .link, .linkOut, .other: listing.strange.append(child)
        }
      }
      guard listing.files.count + listing.unnamed.count <= maximumCount else {
        throw SourceError(
          path: folder, message: "the folder has more than \(maximumCount) files",
          suggestion: "name a folder in it")
      }
    }
    listing.files.sort(by: NaturalOrder.precedes)
    listing.unnamed.sort { NaturalOrder.precedes($0.path, $1.path) }
    return listing
  }

  /// Returns the files of one kind that paths name: a file is taken as it is, a folder with all below it.
  package static func find(
    _ suffixes: [String], called noun: String, in paths: [String]
  ) throws(SourceError) -> Finds {
    var finds = Finds()
    var seen: Set<PathKey> = []
    for path in paths {
      let isFolder = isFolder(path)
      // Somebody else's file may have taken the place of the folder that is meant.
      if !isFolder, SourceFile.isOrdinary(path), SourceFile.isNamed(path),
        !(suffixes + [".yaml", ".yml", ".json"]).contains(where: { PathText.hasEnding(path, $0) })
      {
        throw SourceError(
          path: path,
          message: "this is a file, not a folder, and it is not named like \(noun)",
          suggestion: "name a folder, or rename the file to end in "
            + suffixes.joined(separator: " or ")
            + "; for a dump or a page: earshot transcript \(ShellWord.quoted(path))")
      }
      let below = isFolder ? try all(suffixes, below: path) : Finds(files: [FoundFile(path)])
      if below.files.isEmpty {
        let names = suffixes.map { "*\($0)" }.joined(separator: ", ")
        throw SourceError(path: path, message: "no \(noun) (\(names)) in this folder")
      }
      for file in below.files where seen.insert(PathKey(file.path)).inserted {
        finds.files.append(file)
      }
      finds.others += below.others
      finds.linkedFolders += below.linkedFolders
      finds.unnamed += below.unnamed
    }
    return finds
  }

  private static func all(_ suffixes: [String], below folder: String) throws(SourceError) -> Finds {
    let start = folder + (folder.hasSuffix("/") ? "" : "/")
    let listing = try listing(of: folder)
    func isWanted(_ file: String) -> Bool { suffixes.contains { PathText.hasEnding(file, $0) } }
    if let unnamed = listing.unnamed.first(where: { isWanted($0.path) }) { throw unnamed.error }
    let folders = try AllowedFolders(foundIn: folder)
    return Finds(
      files: listing.files.filter(isWanted).map { FoundFile(start + $0, in: folders) },
      others: (listing.files.filter { !isWanted($0) } + listing.strange).map { start + $0 },
      linkedFolders: listing.linkedFolders.map { start + $0 },
      unnamed: listing.unnamed.map(\.error))
  }

  /// Returns whether a path is a folder or a link to one; what is written as an address is none, though a clone may hold
  /// a folder `http:`.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return path.utf8.firstRange(of: "://".utf8) == nil && stat(path, &status) == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What a file holds, of which the name does not tell it.
  package enum Holding {
    /// What was looked for.
    case mapping
    /// Something else.
    case nothing
    /// More bytes than are looked at, under the name of YAML or JSON.
    case tooLarge
    /// What was looked for, or something like it, which cannot be read, under such a name.
    case unreadable(SourceError)
  }

  /// Returns whether a file, and no link or pipe, is a mapping in YAML or JSON with a key.
  package static func holdsMapping(_ path: String, with key: String, most: Int) -> Holding {
    var status = stat()
    guard lstat(path, &status) == 0, status.kind == UInt32(S_IFREG) else { return .nothing }
    let isCalledSo = [".yaml", ".yml", ".json"].contains { PathText.hasEnding(path, $0) }
    guard status.st_size <= most else { return isCalledSo ? .tooLarge : .nothing }
    guard let bytes = SourceFile.bytes(ofFileItself: path, for: .input) else { return .nothing }
    // In letters of two or four bytes, the others are 0.
    let hasKey = bytes.filter { $0 != 0 }.firstRange(of: key.utf8) != nil
    // A key may be written with escapes.
    guard hasKey || bytes.contains(UInt8(ascii: "\\")) else { return .nothing }
    do throws(SourceError) {
      let root = try Document(yaml: try SourceText(bytes: bytes, path: path)).root
      return root[key] != nil ? .mapping : .nothing
    } catch {
      return hasKey && isCalledSo ? .unreadable(error) : .nothing
    }
  }

  /// Returns whether a path is a folder, and no link to one.
  package static func isFolderItself(_ path: String) -> Bool { type(of: path) == UInt32(S_IFDIR) }

  /// Returns whether all users may put files into a folder, and none may remove another's, as into `/tmp`.
  package static func isShared(_ folder: String) -> Bool {
    var status = stat()
    let shared = S_ISVTX | S_IWOTH
    return stat(folder, &status) == 0 && status.st_mode & shared == shared
  }

  private enum Kind: Equatable {
    case file, folder, link, linkedFolder, other
    /// A link that leads out of the folder, or to what is hidden in it.
    case linkOut
    /// A link to no file, and where it leads: `nowhere`.
    case brokenLink(String)
  }

  private static let kinds: [UInt32: Kind] = [
    UInt32(S_IFREG): .file, UInt32(S_IFDIR): .folder, UInt32(S_IFLNK): .link,
  ]
  private static let named = Set(kinds.keys)

  /// Returns what bears a name, without following a link, or `nil` for nothing.
  private static func type(of path: UnsafePointer<CChar>) -> UInt32? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.kind : nil
  }

  private static func kind(ofLink path: String, in folders: AllowedFolders) -> Kind {
    switch folders.follow(path) {
    case .outside, .hidden: return isFolder(path) ? .linkedFolder : .linkOut
    case .nowhere, .missing: return .brokenLink("nowhere")
    case .there(let place):
      switch type(of: place).flatMap({ kinds[$0] }) {
      case .file: return .file
      case .folder: return .linkedFolder
      // A pipe would be waited for; a link to one, or to a device, takes the place of a file.
      default: return .brokenLink("to a pipe or a device")
      }
    }
  }
}

extension stat {
  /// What it is: a file, a folder, a link.
  fileprivate var kind: UInt32 { UInt32(st_mode & S_IFMT) }
}
