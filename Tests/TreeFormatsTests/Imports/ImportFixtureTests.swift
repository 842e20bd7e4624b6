import AccessibilityTree
import Bridges
import Documents
import Foundation
import GoldenFiles
import Hearing
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

  /// Where a node is said to be written, its identifier or its words stand.
  @Test(arguments: files) func isFoundWhereItIsWritten(_ file: String) throws {
    let source = try SourceFile.read(Self.folder + "/" + file)
    for imported in try TreeReaders.readAll(source) {
      let tree = imported.screen.tree
      #expect(imported.offsets.isEmpty || imported.offsets.count == tree.count)
      #expect(
        imported.offsets.contains { $0 >= 0 }
          || Self.withoutPlaces.contains { file.hasPrefix($0) })
      for (node, offset) in imported.offsets.enumerated() where offset >= 0 {
        let said = [tree[node].id, tree[node].label, tree[node].value].compactMap { $0 }
        let words = said.compactMap { text in
          text.split { !$0.isASCII || !$0.isLetter }.max { $0.count < $1.count }
        }
        .filter { $0.count > 3 }
        if words.isEmpty { continue }
        let text = String(decoding: source.bytes[offset...].prefix(6000), as: UTF8.self)
        #expect(words.contains { text.contains($0) }, "\(said) at \(offset)")
      }
    }
  }

  /// Formats whose readers do not keep the places: live trees, and dumps of few users.
  private static let withoutPlaces: Set<String> = [
    "a11yuitests/", "accessibilitysnapshot/", "accesskit/", "agent-browser/", "agent-device/",
    "atspi/", "buttonheist/", "earlgrey/", "maestro/studio", "page/", "puppeteer/devtools",
    "webarena/",
  ]

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
