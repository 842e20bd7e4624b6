import Documents
import Testing

@testable import NavigationScript

/// The recordings that a flow names.
@Suite struct RecordingReadingTests {
  /// A flow of many steps that name one file keeps it once.
  @Test func aFileIsReadOnceHoweverItIsNamed() throws {
    let fixture = try FlowFolderFixture(["t.txt": "first\n", "u.txt": "else\n"])
    let folder = try NamedFileFolder(
      try #require(AllowedFolders.resolved(fixture.path)),
      of: FoundFile(fixture.file("t.flow.yaml")), root: nil, noun: "flow")
    var reader = ExpectationReader(folder: folder, isRecording: false)
    func read(_ path: String) throws -> String? {
      let source = try SourceText(bytes: Array("transcript: \(path)".utf8), path: "t.flow.yaml")
      let root = try Document(source).root
      let value = try #require(root["transcript"])
      let step = try reader.read(.transcript, value, at: root, screens: [])
      guard case .expect(.transcript(let recording)) = step.action else { return nil }
      return recording.text
    }
    #expect(try read("t.txt") == "first\n")
    try fixture.write("second\n", to: "t.txt")
    #expect(try read("./t.txt") == "first\n")
    #expect(try read("u.txt") == "else\n")
  }
}
