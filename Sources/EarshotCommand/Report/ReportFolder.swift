import Earshot
import Pages
import SystemCalls

/// Writes a page for each screen and each flow of a set, and an index of them.
struct ReportFolder {
  private static let indexName = "index.html"

  private let path: String
  private var written: [PathKey: String] = [PathKey(indexName): "the index"]
  /// How many files were there before.
  private(set) var replaced = 0

  init(_ path: String) {
    self.path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
  }

  /// Writes the page of a screen or a flow.
  mutating func write(_ bytes: [UInt8], name: String) throws(SourceError) -> String {
    let file = Self.file(for: name)
    if let other = written.updateValue(name, forKey: PathKey(file)) {
      throw SourceError(
        path: "\(path)/\(file)",
        message: "both \(SafeText.quoted(other)) and \(SafeText.quoted(name)) "
          + "would be written to this file",
        suggestion: "rename one of them")
    }
    try put(bytes, file)
    return file
  }

  private static func file(for name: String) -> String {
    ScreenFolder.fileName(for: name, .yaml).replacing(".screen.yaml", with: "") + ".html"
  }

  /// Returns where the index is, from a page.
  static func home(for name: String) -> String {
    String(repeating: "../", count: file(for: name).count { $0 == "/" }) + indexName
  }

  /// Writes the index, and into each page the links to those beside it there.
  mutating func write(_ index: consuming IndexPage) throws {
    index.settle()
    try put(try index.html(), Self.indexName)
    let pages = index.pages
    let folders = try AllowedFolders(foundIn: path)
    for (place, page) in pages.enumerated() where pages.count > 1 {
      // Somebody else may have put another file in its place.
      let own = try SourceFile.bytes(of: "\(path)/\(page.file)", within: folders)
      guard let bytes = try PageNeighbours(of: place, in: pages).added(to: own) else {
        throw SourceError(
          path: "\(path)/\(page.file)",
          message: "another file replaced this page in the meantime")
      }
      try WrittenFile.write(bytes, named: page.file, in: path)
    }
  }

  private mutating func put(_ bytes: [UInt8], _ file: String) throws(SourceError) {
    if access("\(path)/\(file)", F_OK) == 0 { replaced += 1 }
    try WrittenFile.write(bytes, named: file, in: path)
  }
}
