import Foundation
import Testing

@testable import Documents
@testable import Texts

@Suite struct SourceFileTests {
  /// Calls a closure with the path of a file that is gone afterwards.
  private static func withFile(
    _ bytes: [UInt8], _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a b.yaml")
    try Data(bytes).write(to: file)
    try body(file.path)
  }

  @Test func readsAFile() throws {
    try Self.withFile(Array("\u{FEFF}é".utf8)) { path in
      let source = try SourceFile.read(path)
      #expect(source.bytes == Array("é".utf8))
      #expect(source.path == path)
    }
  }

  @Test func nobodyWaitsForWhatIsNoFileWhenItIsOpened() throws {
    try Self.withFile(Array("a".utf8)) { path in
      #expect(SourceFile.bytes(ofFileItself: path) == Array("a".utf8))
      try FileManager.default.createSymbolicLink(
        atPath: path + ".link", withDestinationPath: path)
      #expect(mkfifo(path + ".pipe", 0o600) == 0)
      for other in [path + ".link", path + ".pipe", path + ".none"] {
        #expect(SourceFile.bytes(ofFileItself: other) == nil)
      }
    }
  }

  @Test func whatWasOpenedDecidesWhatAMessageMayShow() throws {
    try Self.withFile(Array("- secret".utf8)) { secret in
      try Self.withFile(Array("- own".utf8)) { path in
        let own = try SourceFile.contents(of: path)
        #expect(try SourceFile.text(of: own, path).isQuotable)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: secret)
        let foreign = try SourceFile.contents(of: path)
        #expect(try !SourceFile.text(of: foreign, path).isQuotable)
        // The name is swapped back after the file was opened.
        try FileManager.default.removeItem(atPath: path)
        try Data(own.bytes).write(to: URL(filePath: path))
        #expect(try !SourceFile.text(of: foreign, path).isQuotable)
        #expect(try SourceFile.text(of: FileContents(own.bytes), "-").isQuotable)
      }
    }
  }

  @Test(arguments: ["", " \r\n\t"]) func refusesAnEmptyFile(_ text: String) throws {
    try Self.withFile(Array(text.utf8)) { path in
      let error = #expect(throws: SourceError.self) { try SourceFile.read(path) }
      #expect(error?.summary == "\(path): error: the input is empty")
      #expect((error?.suggestion != nil) == text.isEmpty)
    }
  }

  @Test func refusesAFileInPlaceOfAFolder() throws {
    try Self.withFile([0x61]) { path in
      let error = #expect(throws: SourceError.self) { try SourceFile.read(path + "/b") }
      #expect(error?.description == "\(path)/b: error: not a directory")
    }
  }

  static let missing: [(path: String, error: String)] = [
    ("/nosuch/file.yaml", "/nosuch/file.yaml: error: no such file"),
    ("nosuch\u{1B}[2J.yaml", "nosuch [2J.yaml: error: no such file"),
    ("/", "/: error: this is a folder, not a file\n  name a file in it"),
  ]

  @Test(arguments: missing) func refusesWhatIsNoFile(_ missing: (path: String, error: String)) {
    let error = #expect(throws: SourceError.self) { try SourceFile.read(missing.path) }
    #expect(error?.description == missing.error)
  }

  @Test func refusesAFilePastTheLimitWithoutReadingIt() throws {
    try Self.withFile([]) { path in
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.truncate(atOffset: 200 << 20)
      try file.close()
      let error = #expect(throws: SourceError.self) { try SourceFile.read(path) }
      #expect(
        error?.description == """
          \(path): error: the input is larger than 128 MiB
            reduce the dump to one screen
          """)
    }
  }
}
