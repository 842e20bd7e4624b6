import Foundation
import Testing

/// The program `earshot walk` from outside.
@Suite("earshot walk", .enabled(if: Program.isBuilt, "the program is not built"))
struct WalkProgramTests {
  static let comments = Program.examples + "/Comments/comments.screen.yaml"

  @Test func linesGoInAndWhatIsHeardComesOut() throws {
    let result = try Program.run(["walk", Self.comments], input: "next\nnext\nactivate\n")
    #expect(
      result.output == """
        [screen: Comments]
        Comments
        Mango lassi, back button
        > next
        Comments, heading level 1
        > next
        Newest, heading level 2
        > activate
        Newest, heading level 2

        """)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test func aLanguageIsThatOfTheScreensBesideIt() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("a.screen.yaml", "elements: [{button: Go, on: {activate: {open: b}}}]"),
      ("b.screen.yaml", "elements: [{button: Stay}]"),
    ] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let result = try Program.run(
      ["walk", "a.screen.yaml", "--language", "de"], input: "activate\n", in: folder.path)
    #expect(result.output == "[screen]\nGo, Taste\n> activate\n[screen]\nStay, Taste\n")
  }

  @Test func anUnknownCommandIsToldAndTheWalkGoesOn() throws {
    let result = try Program.run(["walk", Self.comments], input: "# x\r\nnxt\nnext")
    #expect(
      result.errors == #"earshot: error: line 2: unknown command "nxt": did you mean "next"?"#
        + "\n")
    #expect(result.output.hasSuffix("> next\nComments, heading level 1\n"))
    #expect(result.status == 2)
  }

  @Test func stylesAndHints() throws {
    let result = try Program.run(
      ["walk", Self.comments, "--style", "utterance", "--plain"], input: "first\n")
    #expect(result.output.hasSuffix("> first\nMango lassi Back Button\n"))
    let silent = try Program.run(
      ["walk", Self.comments, "--no-hints"], input: "touch comment-field")
    #expect(silent.output.hasSuffix("Add a comment, text field\n"))
  }

  @Test func aFlowIsWrittenAndNeverWrittenOver() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: URL(filePath: Self.comments), to: folder.appending(path: "c.screen.yaml"))
    let result = try Program.run(
      ["walk", "c.screen.yaml"], input: "next\nsave a\nnext\nsave a\n", in: folder.path)
    #expect(result.output.contains("[written: a.flow.yaml]"))
    #expect(
      result.errors == "earshot: error: \"a.flow.yaml\" exists already; name another file\n")
    #expect(
      try String(contentsOf: folder.appending(path: "a.flow.yaml"), encoding: .utf8) == """
        flow: "Walk through c"
        screens:
          c: "c.screen.yaml"
        start: c
        steps:
          - hear: "Mango lassi, back button"
          - next
          - hear: "Comments, heading level 1"

        """)
    // Nothing half written is left.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["a.flow.yaml", "c.screen.yaml"])
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    #expect(try Program.run(["walk", "nowhere.yaml"], input: "").status == 2)
    #expect(try Program.run(["walk", Self.comments, "--voice", "nobody"], input: "").status == 2)
    #expect(try Program.run(["walk", Self.comments, "--rate", "101"], input: "").status == 64)
  }

  @Test func veryLongAndInvalidLinesAreNoCommands() throws {
    let long = String(repeating: "x", count: 60_000)
    let result = try Program.run(["walk", Self.comments], input: "\(long)\n\u{0}\nnext\n")
    #expect(result.output.hasSuffix("> next\nComments, heading level 1\n"))
    #expect(result.errors.split(separator: "\n").count == 2)
    #expect(result.errors.utf8.count < 1000)
  }
}
