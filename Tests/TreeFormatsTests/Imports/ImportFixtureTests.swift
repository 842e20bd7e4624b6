import Bridges
import Documents
import Foundation
import GoldenFiles
import NavigationScript
import Testing
import TreeFormats

/// Each fixture is read as the page beside it says: `name.outline.txt`.
@Suite struct ImportFixtureTests {
  @Test(arguments: files) func isReadAsDrawn(_ file: String) throws {
    let path = Self.folder + "/" + file
    let format = String(file.prefix { $0 != "/" })
    let screens = try TreeReaders.readAll(SourceFile.read(path)).map {
      $0.bridged(by: Bridges.toolkitOnIOS)
    }
    #expect(screens.allSatisfy { $0.report.format == format })

    let page = screens.map { Imported.page($0) + "\n" }.joined(separator: "\n")
    let recorded =
      path.prefix(path.count - file.split(separator: "/")[1].count)
      + file.split(separator: "/")[1].prefix { $0 != "." } + ".outline.txt"
    try GoldenFile(URL(filePath: String(recorded))).expect(page)
  }

  @Test func everyFormatHasAFixture() {
    let formats = Set(Self.files.map { String($0.prefix { $0 != "/" }) })
    // Screen files have a test target of their own.
    #expect(formats == Set(TreeReaders.all.map(\.name)).subtracting(["screen"]))
  }

  /// The folder of the fixtures: one folder a format, named as the format.
  static let folder =
    #filePath.split(separator: "/").dropLast(2)
    .reduce(into: "") { $0 += "/\($1)" } + "/Fixtures"

  /// Every fixture as `format/name`.
  static let files: [String] = {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.split(separator: "/").count == 2 && !$0.hasSuffix(".outline.txt") }
      .sorted()
  }()
}
