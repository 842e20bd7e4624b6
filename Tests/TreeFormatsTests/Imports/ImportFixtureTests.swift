import Documents
import Testing
import TreeFormats

/// Each fixture is read as the page beside it says: `name.outline.txt`.
@Suite struct ImportFixtureTests {
  @Test(arguments: [
    ("xcuitest", "2019-tidebook-alerts.xml"),
    ("xcuitest", "2023-orchard-new-tree.xml"),
    ("xcuitest", "2025-birdsong-today.xml"),
    ("xcuitest", "2025-hebrew-delete-alert.xml"),
    ("idb", "nested-lighthouse.json"),
    ("idb", "flat-with-traits.json"),
    ("idb", "complete.json"),
    ("idb", "simuse.json"),
    ("idb", "one-button.json"),
    ("buttonheist", "radio.json"),
  ])
  func isReadAsDrawn(format: String, name: String) throws {
    let path = Self.folder + "/\(format)/\(name)"
    let imported = try TreeReaders.read(SourceFile.read(path))
    #expect(imported.report.format == format)

    let stem = name.prefix { $0 != "." }
    let page = try SourceFile.read(Self.folder + "/\(format)/\(stem).outline.txt")
    #expect(Imported.page(imported) + "\n" == String(decoding: page.bytes, as: UTF8.self))
  }

  /// The folder of the fixtures.
  static let folder =
    #filePath.split(separator: "/").dropLast(2)
    .reduce(into: "") { $0 += "/\($1)" } + "/Fixtures"
}
