package import Documents
internal import SystemCalls

/// The folder of tables that liblouis comes with, and what can be asked for by name.
///
/// A table is named, never given as a path: a table is a program of a kind, and what stands in a screen or a flow names
/// no file.
package struct BrailleTables: Sendable {
  /// The variable that names another folder of tables.
  static let variable = "EARSHOT_BRAILLE_TABLES"

  /// Where systems put the tables.
  private static let folders = [
    "/usr/share/liblouis/tables", "/usr/local/share/liblouis/tables",
    "/opt/homebrew/share/liblouis/tables",
  ]

  /// The folder, without a slash at its end.
  let folder: String
  private let files: [String]

  /// Finds the folder of tables.
  package init() throws(SourceError) {
    let named = getenv(Self.variable).map { String(cString: $0) }
    let candidates = named.map { [$0] } ?? Self.folders
    guard let folder = candidates.first(where: { access("\($0)/\(Self.display)", R_OK) == 0 })
    else {
      let place = named.map { " in \(SafeText.quoted($0)) (\(Self.variable))" } ?? ""
      throw LouisLibrary.missing("the tables of liblouis are not installed\(place)")
    }
    // A comma parts two tables in what liblouis is given.
    guard folder.hasPrefix("/"), !folder.contains(",") else {
      throw SourceError(
        path: Self.variable,
        message: "\(SafeText.quoted(folder)) is not a folder that liblouis can use",
        suggestion: "give an absolute path without a comma")
    }
    self.folder = folder
    files = try FolderFiles.all(in: folder).filter {
      !$0.contains("/") && ($0.hasSuffix(".ctb") || $0.hasSuffix(".utb"))
    }
  }

  /// The table that has liblouis write cells of Unicode.
  static let display = "unicode.dis"
  /// The table that lets cells through that stand in a text.
  static let patterns = "braille-patterns.cti"

  /// Returns the table of a name.
  package func table(_ name: String, for language: String) throws(SourceError) -> BrailleTable {
    if name.isEmpty || name == "1" || name == "2" {
      if let table = BrailleTable.of(language: language, grade: Int(name)) { return table }
      let known = Set(BrailleTable.shipped.compactMap(\.language)).sorted().joined(separator: ", ")
      throw SourceError(
        path: BrailleTable.place,
        message: "no table\(name.isEmpty ? "" : " of grade \(name)") for the language "
          + SafeText.quoted(language),
        suggestion: "choose a table, such as \(BrailleTable.place) en-g2; known languages: "
          + known)
    }
    let shipped = BrailleTable.shipped.first { $0.name.lowercased() == name.lowercased() }
    if let table = shipped ?? Self.table(ofLanguage: name) { return table }
    if let file = files.first(where: { $0 == name || Self.stem(of: $0) == name }) {
      return BrailleTable(Self.stem(of: file), file: file)
    }
    let known = BrailleTable.shipped.map(\.name) + files.map(Self.stem)
    throw SourceError(
      path: BrailleTable.place, message: "unknown braille table \(SafeText.quoted(name))",
      suggestion: Spelling.question(for: name, among: known)
        ?? "known tables: \(BrailleTable.shipped.map(\.name).joined(separator: ", ")), "
        + "and the files of \(folder)")
  }

  /// Returns the table of what is nothing but a language (`ko`, `en-GB`), or `nil`.
  private static func table(ofLanguage name: String) -> BrailleTable? {
    let tag = name.lowercased()
    let isLanguage =
      BrailleTable.shipped.contains { tag == $0.language?.lowercased() } || tag == "zh"
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isRegional =
      parts.count == 2 && parts[0].utf8.count == 2 && parts[1].utf8.count == 2
      && parts[1].utf8.allSatisfy { (0x61...0x7A).contains($0) }
    return isLanguage || isRegional ? .of(language: tag) : nil
  }

  /// Returns what liblouis is given: paths from the root, with a comma between them.
  ///
  /// `LOUIS_TABLEPATH` can break mere names.
  func list(of table: BrailleTable) throws(SourceError) -> String {
    let paths = [Self.display, Self.patterns, table.file].map { "\(folder)/\($0)" }
    guard access(paths[2], R_OK) == 0 else {
      throw SourceError(
        path: BrailleTable.place,
        message: "this liblouis has no file \(table.file) for \(table.name)",
        suggestion: "install tables that have it: apt-get install liblouis-data")
    }
    return paths.joined(separator: ",")
  }

  private static func stem(of file: String) -> String { String(file.dropLast(4)) }
}
