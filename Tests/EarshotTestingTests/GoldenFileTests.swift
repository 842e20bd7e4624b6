import EarshotTesting
import Foundation
import GoldenFiles
import Testing

/// When expected texts of this project's own tests are written.
@Suite("Golden files")
struct GoldenFileTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "earshot-golden-\(UUID().uuidString).txt")

  private func golden(_ environment: [String: String] = [:]) -> GoldenFile {
    GoldenFile(file, environment: environment)
  }

  private func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test func aRunThatRecordsFails() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    // What is missing is written without being asked for.
    withKnownIssue { try golden().expect("old\n") }
    #expect(try text() == "old\n")
    try golden().expect("old\n")

    withKnownIssue { try golden().expect("new\n") }
    #expect(try text() == "old\n")
    withKnownIssue { try golden(["EARSHOT_RECORD": "failed"]).expect("new\n") }
    #expect(try text() == "new\n")
    try golden(["EARSHOT_RECORD": "failed"]).expect("new\n")
    withKnownIssue { try golden(["EARSHOT_RECORD": "all"]).expect("new\n") }
  }

  @Test func nothingIsRecordedUnderCI() throws {
    withKnownIssue { try golden(["CI": "true", "EARSHOT_RECORD": "all"]).expect("new\n") }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func anUnknownModeIsAnError() {
    let error = #expect(throws: (any Error).self) {
      try golden(["EARSHOT_RECORD": "1"]).expect("new\n")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("unknown mode \"1\""))
  }
}
