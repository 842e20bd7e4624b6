import Earshot
import Glibc

/// Finds and reads the screens of an audit.
struct AuditInputs {
  /// How deep folders are looked into.
  private static let maximumDepth = 64

  private let format: String?
  private let language: String?
  private let profile: AuditProfile
  private let phrases: PhraseLibrary
  private let listening: ListeningTime

  init(
    from format: String?, language: String? = nil, profile: AuditProfile = .all,
    listening: ListeningTime? = nil
  ) throws {
    self.format = format
    self.language = language
    self.profile = profile
    phrases = try PhraseLibrary()
    self.listening =
      try listening ?? ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
    if let format, !TreeReaders.all.contains(where: { $0.name == format }) {
      throw SourceError(
        path: "--from", message: "unknown format \(SafeText.quoted(format))",
        suggestion: Spelling.suggestion(
          for: format, among: TreeReaders.all.map(\.name), noun: "formats"))
    }
    if let language, phrases.book(for: language) == nil {
      throw SourceError(
        path: "--language", message: "no words in the language \(SafeText.quoted(language))",
        suggestion: "known languages: \(phrases.languages.joined(separator: ", "))")
    }
  }

  /// Returns the inputs that paths name: a file is taken as it is, a folder with all screens below it.
  func find(_ paths: [String]) throws(SourceError) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for path in paths {
      let files = Self.isFolder(path) ? try screens(below: path) : [path]
      if files.isEmpty {
        throw SourceError(path: path, message: "no screens in this folder")
      }
      for file in files where seen.insert(file).inserted { found.append(file) }
    }
    return found
  }

  /// Reads a screen and all that rules look at.
  func read(_ path: String) throws(SourceError) -> AuditedScreen {
    let source = try SourceFile.read(path)
    let imported = try TreeReaders.read(source, format: format)
    if let summary = imported.report.summary {
      StandardError.note("\(SafeText.line(source.path)): \(summary)")
    }
    var screen = imported.screen
    if let language { screen.language = language }
    return AuditedScreen(
      screen, path: source.path, phrases: phrases, listening: listening, profile: profile,
      locations: source.locations(of: imported.offsets), cannotCarry: imported.report.cannotCarry)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  // Screen files by their names; dumps have no name of their own, so that their content tells.
  private func screens(below folder: String) throws(SourceError) -> [String] {
    var files: [String] = []
    var folders = [(path: folder, depth: 0)]
    while let (path, depth) = folders.popLast() {
      guard let directory = opendir(path) else {
        throw SourceError(path: path, message: String(cString: strerror(errno)).lowercased())
      }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") { continue }
        let child = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        var status = stat()
        guard lstat(child, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if depth < Self.maximumDepth { folders.append((child, depth + 1)) }
        } else if isScreen(child) {
          files.append(child)
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func isScreen(_ path: String) -> Bool {
    if path.hasSuffix(".screen.yaml") || path.hasSuffix(".screen.json") { return true }
    guard path.hasSuffix(".xml") || path.hasSuffix(".json"),
      let source = try? SourceFile.read(path)
    else { return false }
    return TreeReaders.all.contains { $0.canRead(source) }
  }
}
