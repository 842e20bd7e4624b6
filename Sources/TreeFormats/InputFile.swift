public import Documents
internal import Glibc

/// One file that holds screens: named by a user, or found in a folder that a user named.
public struct InputFile: Equatable, Sendable {
  /// The path to open, or `-` for standard input.
  public var path: String
  /// What the file is called among others: the path as the user wrote it, or the path inside of the
  /// folder that the user named.
  public var name: String
  /// Whether the file was found in a folder, where files of other kinds are no mistake.
  public var isFound: Bool

  /// How many files of a folder are looked at.
  public static let mostFiles = 100_000

  /// Finds the files of inputs: files as they are, and what is in folders and in their folders.
  ///
  /// Names with a leading dot are passed over, links to folders are not followed, and the files of a
  /// folder come in the order of their names, so that every machine finds the same.
  ///
  /// - Parameter inputs: Files, folders, or `-`, as the user wrote them.
  /// - Throws: An error for a folder that cannot be read or that holds too many files.
  /// - Returns: The files in the order of the inputs.
  public static func all(of inputs: [String]) throws(SourceError) -> [InputFile] {
    var files: [InputFile] = []
    for input in inputs {
      if input != "-", isFolder(input, followingLinks: true) {
        for name in try names(in: input) {
          let separator = input.hasSuffix("/") ? "" : "/"
          files.append(InputFile(path: input + separator + name, name: name, isFound: true))
        }
      } else {
        files.append(InputFile(path: input, name: input == "-" ? "<stdin>" : input, isFound: false))
      }
    }
    return files
  }

  /// Reads every screen of the file.
  ///
  /// - Parameter format: The name of a format, or `nil` to go by the content.
  /// - Throws: An error that names the place of what cannot be read. A file that was found in a folder
  ///   and is of no format is no error.
  /// - Returns: The screens; none for a file found in a folder that holds something else.
  public func screens(format: String? = nil) throws(SourceError) -> [NamedScreen] {
    guard let source = try source(format: format) else { return [] }
    let screens = try TreeReaders.readAll(source, format: format)
    return screens.enumerated().map { index, imported in
      NamedScreen(
        name: screens.count == 1 ? name : "\(name)#\(index + 1)", path: path, imported: imported)
    }
  }

  /// The text, or `nil` for a file found in a folder that holds something else, such as a picture.
  private func source(format: String?) throws(SourceError) -> SourceText? {
    let isScreenFile = [".screen.yaml", ".screen.json"].contains { path.hasSuffix($0) }
    if !isFound || isScreenFile { return try SourceFile.read(path) }
    let bytes = try SourceFile.bytes(of: path)
    guard !path.hasSuffix(".flow.yaml"), bytes.contains(where: { $0 > 0x20 }),
      let source = try? SourceText(bytes: bytes, path: path)
    else { return nil }
    let isKnown = format != nil || TreeReaders.all.contains { $0.canRead(source) }
    return isKnown ? source : nil
  }

  /// The names of all files below a folder, relative to it and sorted.
  private static func names(in folder: String) throws(SourceError) -> [String] {
    var names: [String] = []
    var folders = [""]
    while let inner = folders.popLast() {
      let path = inner.isEmpty ? folder : "\(folder)/\(inner)"
      guard let stream = opendir(path) else {
        throw SourceError(
          path: path,
          message: "the folder cannot be read: "
            + String(cString: strerror(errno)).lowercased())
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") { continue }
        let inside = inner.isEmpty ? name : "\(inner)/\(name)"
        if isFolder("\(folder)/\(inside)", followingLinks: false) {
          folders.append(inside)
        } else if !isFolder("\(folder)/\(inside)", followingLinks: true) {
          names.append(inside)
        }
      }
      guard names.count <= mostFiles else {
        throw SourceError(
          path: folder, message: "the folder holds more than \(mostFiles) files",
          suggestion: "name a folder in it")
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
