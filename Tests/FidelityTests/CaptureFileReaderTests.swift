import AccessibilityTree
import Documents
import Foundation
import Testing
import Transcript

@testable import Fidelity
import TranscriptDiff

/// Lists of captures are read strictly, and read no file beyond their folder.
@Suite struct CaptureFileReaderTests {
  private static let head = "reader: VoiceOver\nversion: iOS 27.0\n"

  /// A list that cannot be read, and what is said of it.
  struct Broken: CustomTestStringConvertible, Sendable {
    let list: String
    let message: String
    var testDescription: String { message }
  }

  static let broken: [Broken] = [
    Broken(
      list: "[1]", message: "a list of captures must be a mapping with \"captures\", not a list"),
    Broken(list: "captures: []", message: "\"reader\" is missing"),
    Broken(list: "reader: VoiceOver\ncaptures: []", message: "\"version\" is missing"),
    Broken(list: "reader: ''\ncaptures: []", message: "\"reader\" is empty"),
    Broken(
      list: head, message: "\"captures\" is missing: the screens with their utterances"),
    Broken(
      list: "screen: Recipe\nelements: [Rate]",
      message: "this is a screen, not a list of captures"),
    Broken(list: head + "captures: []", message: "the list of captures is empty"),
    Broken(list: head + "capture: []", message: "unknown key \"capture\" of a list of captures"),
    Broken(
      list: head + "style: loud\ncaptures: [{}]", message: "unknown style \"loud\""),
    Broken(
      list: head + "captures: [Rate]",
      message: "a capture must be a mapping with \"tree\" and \"heard\", not the word \"Rate\""),
    Broken(
      list: head + "captures: [{heard: [Rate]}]",
      message: "a capture needs \"tree\": a screen, or the path of a dump"),
    Broken(
      list: head + "captures: [{tree: {elements: []}}]",
      message: "a capture needs \"heard\": the utterances, in order"),
    Broken(
      list: head + "captures: [{tree: {elements: []}, heard: []}]",
      message: "this capture has no utterances"),
    Broken(
      list: head + "captures: [{tree: {elements: [{buton: Rate}]}, heard: [Rate]}]",
      message: "unknown key \"buton\" of an element"),
    Broken(
      list: head + "captures: [{tree: {elements: []}, heard: [{words: Rate}]}]",
      message: "unknown key \"words\" of an utterance"),
    Broken(
      list: head + "captures: [{tree: {elements: []}, set: {hint: off}, heard: [Rate]}]",
      message: "voiceover-ios has no setting \"hint\""),
    Broken(
      list: head + "captures: [{tree: {elements: []}, set: {hints: none}, heard: [Rate]}]",
      message: "\"hints\" does not take \"none\""),
    Broken(
      list: head + "captures: [{tree: none.xml, heard: [Rate]}]",
      message: "no such file: \"none.xml\""),
    Broken(
      list: head + "captures: [{tree: ../dump.xml, heard: [Rate]}]",
      message: "\"../dump.xml\" leads outside the folder that the list of captures may use"),
    Broken(
      list: head + "captures: [{tree: /etc/passwd, heard: [Rate]}]",
      message: "\"/etc/passwd\" is an absolute path"),
  ]

  @Test("is refused", arguments: broken)
  func refused(_ row: Broken) throws {
    let folder = try CaptureFolder(row.list)
    let error = #expect(throws: SourceError.self) { try CaptureFileReader().read(folder.list) }
    #expect(error?.message == row.message)
    #expect(error?.path == folder.list)
    #expect(error?.location != nil)
  }

  @Test func aListHasAtMostTenThousandCaptures() throws {
    let capture = "- {tree: {elements: []}, heard: [Rate]}\n"
    let folder = try CaptureFolder(
      Self.head + "captures:\n" + String(repeating: capture, count: 10_001))
    let error = #expect(throws: SourceError.self) { try CaptureFileReader().read(folder.list) }
    #expect(error?.location?.line == 10_004)
    #expect(error?.message == "a list of captures can have at most 10000 captures")
    #expect(error?.suggestion == "split it into several lists")
  }

  /// A list of many captures of one dump keeps it once.
  @Test func aDumpIsReadOnceHoweverItIsNamed() throws {
    let folder = try CaptureFolder(
      "", files: ["rate.screen.json": #"{"elements": [{"button": "Rate"}]}"#])
    var dumps = NamedDumps(
      try NamedFileFolder(
        try #require(AllowedFolders.resolved(PathText.parent(of: folder.list))),
        of: FoundFile(folder.list), root: nil, noun: "list of captures"))
    func label(_ path: String) throws -> String? {
      let source = try SourceText(bytes: Array("tree: \(path)".utf8), path: folder.list)
      let node = try #require(try Document(source).root["tree"])
      return try dumps.screen(node).tree[0].label
    }
    #expect(try label("rate.screen.json") == "Rate")
    try folder.write(#"{"elements": [{"button": "Other"}]}"#, to: "rate.screen.json")
    #expect(try label("./rate.screen.json") == "Rate")
  }

  /// What was said under other settings than a new user's is compared under them.
  @Test func aCaptureSaysHowTheReaderIsSet() throws {
    let folder = try CaptureFolder(
      Self.head + """
        style: spoken
        captures:
          - set: {hints: off}
            tree: {elements: [{button: Rate, hint: Rates it.}]}
            heard: ["Rate, button"]
        """)
    let report = try FidelityReport([CaptureFileReader().read(folder.list)])
    #expect(report.versions[0].score.exact == 1)
  }

  @Test func namedDumpsAndWrittenScreensAreRead() throws {
    let folder = try CaptureFolder(
      Self.head + """
        source: a phone
        captures:
          - tree: rate.screen.json
            heard: [Rate Button]
          - name: written
            arrives: true
            tree: {app: Recipes, elements: [{heading: Lassi}]}
            heard: [{text: Recipes Lassi Heading, hint: none}]
        """, files: ["rate.screen.json": #"{"elements": [{"button": "Rate"}]}"#])
    let file = try CaptureFileReader().read(folder.list)
    #expect(file.reader == "VoiceOver")
    #expect(file.version == "iOS 27.0")
    #expect(file.source == "a phone")
    #expect(file.style == .utterance)
    #expect(file.captures.map(\.name) == ["capture 1", "written"])
    #expect(file.captures.map(\.line) == [5, 7])
    #expect(file.captures.map(\.arrives) == [false, true])
    #expect(file.captures[0].screen.tree[0].label == "Rate")
    #expect(file.captures[1].screen.app == "Recipes")
    #expect(file.captures[1].heard.map(\.text) == ["Recipes Lassi Heading"])
    #expect(file.captures[1].heard.map(\.hint) == ["none"])
  }
}
