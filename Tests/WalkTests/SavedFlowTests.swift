import Foundation
import Testing

/// What `earshot walk` saves is heard again by `earshot run`.
@Suite("Saved walks", .enabled(if: Program.isBuilt, "the program is not built"))
struct SavedFlowTests {
  /// A walk, and what its flow is run with.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var screen =
      "elements: [{heading: Start}, {group: Fruits, children: [Apple, Pear]}, {text: End}]"
    var walk: [String] = []
    let lines: [String]
    /// What the walk and the flow say last.
    let heard: String
    /// What the remark and the comment of the flow file ask for.
    var options: [String] = []

    init(
      _ name: String, screen: String? = nil, walk: [String] = [], lines: [String], heard: String,
      options: [String] = []
    ) {
      (testDescription, self.lines, self.heard) = (name, lines, heard)
      (self.walk, self.options) = (walk, options)
      if let screen { self.screen = screen }
    }
  }

  private static let list = "elements: [{heading: Start}, {list: Fruits, children: [Apple]}]"
  private static let rate =
    #"elements: [{heading: Start}, {text: "Rate, now"}, {button: Rate, hint: Rates it.}]"#

  static let rows: [Row] = [
    Row("words between commas", screen: rate, lines: ["find Rate"], heard: "Rate, now"),
    Row("a group under the cursor", lines: ["style", "next", "find Fruits"], heard: "Fruits"),
    Row(
      "beyond a group", lines: ["style", "next", "rotor Headings", "find End"], heard: "End"),
    Row("the longest wait", lines: ["next", "wait 86400000"], heard: "Apple"),
    Row(
      "without containers", screen: list, walk: ["--without", "containers"], lines: ["next"],
      heard: "Apple", options: ["--without containers"]),
    Row(
      "without hints", screen: rate, walk: ["--no-hints", "--style", "utterance"], lines: ["last"],
      heard: "Rate Button", options: ["--no-hints"]),
    Row(
      "without several parts", screen: list, walk: ["--without", "hints,positions,containers"],
      lines: ["next"], heard: "Apple", options: ["--no-hints", "--without containers,positions"]),
    Row(
      "a rate of one's own", walk: ["--rate", "71"],
      lines: ["rotor Speaking Rate", "down 2", "up", "next"], heard: "Apple"),
    Row(
      "a fast voice", walk: ["--voice", "fast"], lines: ["rotor Speaking Rate", "down", "last"],
      heard: "End"),
  ]

  @Test("are heard again", arguments: rows)
  func areHeardAgain(_ row: Row) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try row.screen.write(
      to: folder.appending(path: "s.screen.yaml"), atomically: true, encoding: .utf8)
    let walked = try Program.run(
      ["walk", "s.screen.yaml", "--plain"] + row.walk,
      input: (row.lines + ["hear", "save f"]).joined(separator: "\n"), in: folder.path)
    let said = walked.output.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("    ") }
    #expect(said.suffix(3) == [row.heard, "> save f", "[written: f.flow.yaml]"])
    let flow = try String(contentsOf: folder.appending(path: "f.flow.yaml"), encoding: .utf8)
    let options = row.options.joined(separator: " ")
    if row.options.isEmpty {
      #expect(walked.errors.isEmpty)
      #expect(flow.hasPrefix("flow:"))
    } else {
      #expect(
        walked.errors
          == "earshot: a flow file cannot contain all options: run the flow with \(options)\n")
      #expect(flow.hasPrefix("# Recorded with \(options): run it with the same options.\nflow:"))
    }
    let run = try Program.run(
      ["run", "f.flow.yaml"] + options.split(separator: " ").map(String.init), input: "",
      in: folder.path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test func aWalkThatIsTooLongForAFlowIsNotSaved() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "elements: [{button: Rate, on: {activate: [announce: Rated]}}]".write(
      to: folder.appending(path: "s.screen.yaml"), atomically: true, encoding: .utf8)
    // Each line is as many steps and one expectation, and so is the arrival.
    let lines = Array(repeating: "activate 999", count: 10)
    let walked = try Program.run(
      ["walk", "s.screen.yaml"], input: (lines + ["save f"]).joined(separator: "\n"),
      in: folder.path)
    #expect(
      walked.errors
        == "earshot: error: the walk has 10001 steps, and a flow can have at most 10000; "
        + "save shorter walks\n")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "f.flow.yaml").path))
  }

  @Test func onlyTheRateItselfIsNotExpected() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "elements: [{heading: Start}]".write(
      to: folder.appending(path: "s.screen.yaml"), atomically: true, encoding: .utf8)
    for (rate, expected) in [
      ("71", ["Start, heading", "Speaking Rate"]),
      ("50", ["Start, heading", "Speaking Rate", "45%"]),
    ] {
      let input = "rotor Speaking Rate\ndown\nsave f\(rate)"
      _ = try Program.run(
        ["walk", "s.screen.yaml", "--rate", rate], input: input, in: folder.path)
      let flow = try String(
        contentsOf: folder.appending(path: "f\(rate).flow.yaml"), encoding: .utf8)
      let heard = flow.split(separator: "\n").map(String.init).filter { $0.contains("hear: ") }
        .map { $0.replacing("  - hear: ", with: "").replacing("\"", with: "") }
      #expect(heard == expected)
    }
  }
}
