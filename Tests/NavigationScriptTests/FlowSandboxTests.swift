import Documents
import Foundation
import NavigationScript
import Testing

/// No file of a flow leaves its folder.
@Suite struct FlowSandboxTests {
  private func message(_ fixture: FlowFolderFixture, _ path: String, root: String? = nil) -> String
  {
    do {
      _ = try fixture.read("start: \(path)\nsteps: [next]", name: "flows/t.flow.yaml", root: root)
      return "read"
    } catch { return (error as? SourceError)?.message ?? "" }
  }

  @Test(arguments: [
    "../home.screen.yaml", "./../home.screen.yaml", "a/../../home.screen.yaml",
    "../../../../../../../../../../../../etc/passwd.x",
  ])
  func pathsUpwardsAreRefused(_ path: String) throws {
    let fixture = try FlowFolderFixture()
    #expect(
      message(fixture, path) == "\"\(path)\" leads outside the folder that the flow may use")
  }

  /// To the system a slash with an accent on it is a slash, and two spellings of a name are two names.
  @Test func pathsAreJudgedByTheirBytes() throws {
    let flow = "start: inside.screen.yaml\nsteps: [transcript: \"..\\u002F\\u0301t.txt\"]"
    let fixture = try FlowFolderFixture([
      "flows/inside.screen.yaml": FlowFolderFixture.home,
      "e\u{301}/home.screen.yaml": FlowFolderFixture.home,
      "\u{E9}/t.flow.yaml": "start: \"../e\u{301}/home.screen.yaml\"\nsteps: [next]",
    ])
    #expect(throws: SourceError.self) {
      try fixture.read(flow, name: "flows/t.flow.yaml", isRecording: true)
    }
    #expect(throws: SourceError.self) {
      try FlowReader().read(fixture.file("\u{E9}/t.flow.yaml"))
    }
  }

  @Test func absolutePathsAreRefused() throws {
    let fixture = try FlowFolderFixture()
    let path = fixture.file("home.screen.yaml")
    #expect(
      message(fixture, path).hasSuffix("is an absolute path")
        || message(fixture, path).contains("…"))
    #expect(message(fixture, "/etc/os.release") == "\"/etc/os.release\" is an absolute path")
  }

  @Test func linksAreFollowedBeforeJudging() throws {
    let fixture = try FlowFolderFixture(["flows/inside.screen.yaml": FlowFolderFixture.home])
    try FileManager.default.createSymbolicLink(
      atPath: fixture.file("flows/out.screen.yaml"), withDestinationPath: "../home.screen.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.file("flows/in.screen.yaml"), withDestinationPath: "inside.screen.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.file("flows/up"), withDestinationPath: "..")
    for path in ["out.screen.yaml", "up/home.screen.yaml"] {
      #expect(
        message(fixture, path) == "\"\(path)\" leads outside the folder that the flow may use")
    }
    #expect(message(fixture, "in.screen.yaml") == "read")
  }

  @Test func aRootWidensTheFolder() throws {
    let fixture = try FlowFolderFixture()
    #expect(message(fixture, "../home.screen.yaml", root: fixture.path) == "read")
    #expect(
      message(fixture, "../../x.yaml", root: fixture.path).contains("leads outside the folder"))
  }

  @Test func aFlowOutsideOfItsRootIsRefused() throws {
    let fixture = try FlowFolderFixture(["other/x.txt": ""])
    let root = fixture.file("other")
    #expect(message(fixture, "x.yaml", root: root).hasPrefix("the flow is outside the root"))
    #expect(message(fixture, "x.yaml", root: fixture.file("none")) == "no such folder")
  }

  @Test func aTranscriptIsNotWrittenOutside() throws {
    let fixture = try FlowFolderFixture()
    #expect(throws: SourceError.self) {
      try fixture.read(
        "start: ../home.screen.yaml\nsteps: [transcript: ../t.txt]", name: "flows/t.flow.yaml",
        isRecording: true)
    }
  }
}
