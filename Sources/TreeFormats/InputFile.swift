public import Documents

/// A file that contains screens: named by a user, or found in a folder that a user named.
public struct InputFile: Equatable, Sendable {
  /// The path to open, or `-` for standard input.
  public var path: String
  /// The name in listings: the path as the user wrote it, or the path inside the folder that the user named.
  public var name: String
  /// Whether the file was found in a folder, where files of other kinds are no mistake.
  package var isFound: Bool
  /// The folders that the opened file must lie in, or `nil` for a file that the user named.
  package var folders: AllowedFolders?
  /// Why the file cannot be opened by its name, or `nil`.
  package var nameError: SourceError?
  /// Whether it is a link to a folder, which is passed over, and told as what holds no screen is.
  package var isPassedOver = false

  /// Creates an input.
  package init(path: String, name: String, isFound: Bool, within folders: AllowedFolders? = nil) {
    self.path = path
    self.name = name
    self.isFound = isFound
    self.folders = folders
  }

  /// Creates the input that a user's word on the command line names: what is an address is decided once.
  package init(typed input: String) {
    self.init(path: input, name: input == "-" ? "<stdin>" : input, isFound: false)
    if input == "-" { return }
    do throws(SourceError) {
      if case .address(let whole)? = try PageInput.typed(input) {
        (path, name) = (whole, AddressText.withoutLogin(input))
      }
    } catch {
      // It is told when the input is read.
      nameError = error
    }
  }

  /// Says that the file was skipped: what Git wrote otherwise than it has it matters only if there was a screen in it.
  package func noteSkipped() {
    ReadFolders.passOver(path) { bytes in
      if HTMLText.isPage(bytes) { return true }
      guard let source = try? SourceText(bytes: bytes, path: path) else {
        return Self.wasDump(bytes)
      }
      return TreeReaders.reader(of: source) != nil
    }
  }

  /// Finds the files of inputs: named files, and files in named folders and their subfolders.
  ///
  /// It skips names with a leading dot and does not follow links to folders. The files of a folder come in the order
  /// of their names, so every machine finds the same files in the same order.
  ///
  /// - Parameter inputs: Files, folders, or `-`, as the user wrote them.
  /// - Throws: An error for a folder that cannot be read or contains too many files, and for a list of addresses.
  /// - Returns: The files in the order of the inputs.
  public static func all(of inputs: [String]) throws(SourceError) -> [InputFile] {
    try all(of: inputs, lists: .refused)
  }

  /// Returns whether an input names a folder: what is an address is none, though a clone may hold a folder `http:`.
  package static func isFolder(_ input: String) -> Bool {
    do {
      return try input != "-" && PageInput.typed(input) == nil && FolderFiles.isFolder(input)
    } catch {
      // An address that cannot be opened is told when it is read.
      return false
    }
  }

  /// Finds the files of inputs, with the pages of lists where they are allowed.
  package static func all(
    of inputs: [String], lists: AddressList.Use
  ) throws(SourceError) -> [InputFile] {
    var files: [InputFile] = []
    for input in inputs {
      if isFolder(input) {
        let listing = try FolderFiles.listing(of: input)
        let folders = try AllowedFolders(foundIn: input)
        let separator = input.hasSuffix("/") ? "" : "/"
        func found(_ name: String) -> InputFile {
          InputFile(path: input + separator + name, name: name, isFound: true, within: folders)
        }
        var all = listing.files.map(found)
        for name in listing.linkedFolders + listing.strange {
          var file = found(name)
          file.isPassedOver = true
          all.append(file)
        }
        for (name, error) in listing.unnamed {
          var file = found(name)
          file.nameError = error
          all.append(file)
        }
        // Beside other inputs nobody would miss it.
        if all.isEmpty, inputs.count > 1 {
          throw SourceError(
            path: input, message: "the folder is empty",
            suggestion: "leave it out, or create its files first")
        }
        files += all.sorted { NaturalOrder.precedes($0.name, $1.name) }
      } else if lists != .text, input.hasSuffix(".txt"), try PageInput.typed(input) == nil,
        let list = try AddressList.read(input)
      {
        guard lists == .opened else { throw AddressList.refusal(of: input) }
        files += list.pages
      } else {
        files.append(InputFile(typed: input))
      }
    }
    return files
  }

  /// Reads every screen of the file.
  ///
  /// - Parameter format: The name of a format, or `nil` to detect it from the content.
  /// - Throws: An error with the location of unreadable input. A file in a folder with an unknown format is not an
  ///   error.
  /// - Returns: The screens; empty for a file in a folder that contains something else.
  public func screens(format: String? = nil) throws(SourceError) -> [NamedScreen] {
    try screens(format: format, pages: nil)
  }

  /// Reads every screen of the file, or of the page that it holds or is the address of.
  package func screens(
    format: String?, pages: (any PageOpening)?
  ) throws(SourceError) -> [NamedScreen] {
    guard let source = try text(format: format, pages: pages) else { return [] }
    let screens = try TreeReaders.readAll(source, format: format)
    return screens.enumerated().map { index, imported in
      NamedScreen(
        name: screens.count == 1 ? name : "\(name)#\(index + 1)", path: path, imported: imported,
        source: source, foundIn: folders)
    }
  }

  /// Reads the text of the file, or the dump of the page that it holds or is the address of.
  package func text(
    format: String?, pages: (any PageOpening)?
  ) throws(SourceError) -> SourceText? {
    if let nameError { throw nameError }
    if isPassedOver { return nil }
    if !isFound, folders == nil, let page = try PageInput.named(path) {
      return try Self.dump(of: page, pages)
    }
    // A file is what its name says: the text of a page could call itself a faultless screen.
    if format == nil, path != "-", Self.isNamedAsPage(path) {
      if isFound, pages == nil { return nil }
      // Where it may lie is told in the words of any other file.
      if folders != nil { _ = try SourceFile.contents(of: path, within: folders) }
      return try Self.dump(of: pageItself, pages)
    }
    let isScreenFile = TreeReaders.isNamedAsScreen(path)
    if !isFound || isScreenFile {
      let contents = try SourceFile.contents(of: path, within: folders)
      if format == nil, let page = pageInOldLetters(contents.bytes) {
        return try Self.dump(of: page, pages)
      }
      let source = try SourceFile.text(of: contents, path)
      return try format == nil ? opened(source, pages) : source
    }
    let contents = try SourceFile.contents(of: path, within: folders, for: .recognition)
    if format == nil, pages != nil, let page = pageInOldLetters(contents.bytes) {
      return try Self.dump(of: page, pages)
    }
    guard !PathText.hasEnding(path, ".flow.yaml"), contents.bytes.contains(where: { $0 > 0x20 })
    else {
      return nil
    }
    let source: SourceText
    do throws(SourceError) {
      source = try SourceFile.textOrNothing(of: contents, path)
    } catch {
      // A dump that a byte or a setting of Git has spoilt is no picture.
      if Self.wasDump(contents.bytes) { throw error }
      return nil
    }
    if format != nil || TreeReaders.reader(of: source) != nil { return source }
    // A dump that failed is a screen that nobody checks.
    if let failure = ForeignText(source), failure.isInPlaceOfDump(path) {
      throw failure.error(path)
    }
    return nil
  }

  /// Returns the page that the file holds or is the address of, without opening it.
  package func page(format: String?) throws(SourceError) -> PageInput? {
    if let nameError { throw nameError }
    if isPassedOver { return nil }
    if folders == nil, let page = try PageInput.named(path) { return page }
    // Standard input can be read only once, by whoever makes a screen of it.
    guard format == nil, path != "-" else { return nil }
    if Self.isNamedAsPage(path) { return pageItself }
    let contents = try SourceFile.contents(of: path, within: folders, for: .recognition)
    if let page = pageInOldLetters(contents.bytes) { return page }
    return Self.isPage(try SourceFile.text(of: contents, path)) ? pageItself : nil
  }

  /// Returns whether a file is called as web pages are.
  package static func isNamedAsPage(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".html", ".htm", ".xhtml", ".xht", ".shtml"].contains(where: name.hasSuffix)
  }

  /// Returns the format of a dump or a screen that a file holds, `nil` for a page and whatever cannot be read.
  package static func dumpFormat(of path: String, within folders: AllowedFolders?) -> String? {
    guard !isNamedAsPage(path),
      let contents = try? SourceFile.contents(of: path, within: folders, for: .recognition),
      let source = try? SourceFile.text(of: contents, path), !isPage(source)
    else { return nil }
    return TreeReaders.reader(of: source)?.name
  }

  /// Returns whether a text that is not UTF-8 was a dump before: as far as its letters of ASCII go, it is one.
  package static func wasDump(_ bytes: [UInt8]) -> Bool {
    let letters = bytes.prefix(1 << 16).filter { $0 > 0 && $0 < 0x80 }
    guard letters.count > 16, letters.count * 5 > min(bytes.count, 1 << 16),
      let source = try? SourceText(bytes: letters, path: "")
    else { return false }
    return TreeReaders.reader(of: source) != nil
  }

  /// Returns the page that a file holds in other letters than UTF-8: what a page says of them, the browser knows.
  private func pageInOldLetters(_ bytes: [UInt8]) -> PageInput? {
    guard path != "-", HTMLText.isPage(bytes), (try? SourceText(bytes: bytes, path: path)) == nil
    else { return nil }
    return pageItself
  }

  /// The file, as a page that is opened where it was found.
  private var pageItself: PageInput { .file(FoundFile(path, in: folders)) }

  private static func isPage(_ source: SourceText) -> Bool {
    HTMLText.isPage(source.bytes)
  }

  private func opened(
    _ source: SourceText, _ pages: (any PageOpening)?
  ) throws(SourceError) -> SourceText {
    if path == "-" { return try Self.opened(source, pages) }
    return try Self.isPage(source) ? Self.dump(of: pageItself, pages) : source
  }

  /// Returns a text that comes from no file, or the dump of the page that it is.
  package static func opened(
    _ source: SourceText, _ pages: (any PageOpening)?
  ) throws(SourceError) -> SourceText {
    try isPage(source) ? dump(of: .text(source), pages) : source
  }

  private static func dump(
    of page: PageInput, _ pages: (any PageOpening)?
  ) throws(SourceError) -> SourceText {
    if let pages { return try pages.dump(of: page) }
    throw ForeignText.webPage.error(page.name)
  }
}
