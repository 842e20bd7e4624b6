import Documents
import Foundation
import Questions
import Testing

@testable import Serving

/// The tools of `earshot mcp`.
@Suite struct MCPToolTests {
  private static let login = """
    {"text": "screen: Log in\\nelements:\\n  - heading: Log in\\n  - secureField: PIN\\n  - button: Enter\\n"}
    """

  @Test func aScreenIsHeardAndCounted() throws {
    let run = try MCPRun([
      MCPRun.call(
        1, "transcript", Self.login.replacing("}", with: #", "fromStop": 2, "mostStops": 1}"#))
    ])
    #expect(
      run.words(1)
        == "2. PIN, secure text field\n    Double tap to edit.\n[1 more; continue with fromStop 3]\n"
    )
    let screen = (run.structure(1)["screens"] as? [[String: Any]])?.first
    #expect(screen?["total"] as? Int == 3)
    #expect((screen?["stops"] as? [[String: Any]])?.map { $0["stop"] as? Int } == [2])
  }

  @Test func aWalkGoesOnFromCallToCall() throws {
    let server = MCPServer(.init(), output: OutputLines(-1))
    let context = ToolContext(
      roots: try MCPRoots(["."]), pages: nil, walks: server.walks,
      call: MCPCall(token: nil, output: server.output))
    func walk(_ json: String) throws -> [String: Any] {
      let source = try SourceText(bytes: Array(json.utf8), path: "call")
      let arguments = try Arguments(Document(json: source).root, WalkTool.parameters, of: "a call")
      let answer = try WalkTool.answer(arguments, context)
      let data = Data(answer.structure ?? [])
      return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }
    let begun = try walk(
      Self.login.replacing("}", with: #", "commands": ["next", "activate", "type 1234", "next"]}"#))
    let steps = begun["steps"] as? [[String: Any]] ?? []
    #expect(
      steps.map { $0["command"] as? String } == [nil, "next", "activate", "type ••••", "next"])
    #expect(!"\(begun)".contains("1234"))
    let handle = try #require(begun["walk"] as? String)
    #expect(handle.count >= 20)
    let next = try walk(
      #"{"walk": "\#(handle)", "commands": ["previous", "hear", "sing", "next"]}"#)
    let heard = next["steps"] as? [[String: Any]] ?? []
    // What is not understood ends the call, and not the walk.
    #expect(heard.count == 3)
    #expect((heard[2]["error"] as? String)?.hasPrefix("unknown command \"sing\"") == true)
    #expect(next["walk"] as? String == handle)
    let saved = try walk(#"{"walk": "\#(handle)", "commands": ["save /tmp/walk.flow.yaml"]}"#)
    #expect("\(saved)".contains("files cannot be saved here"))
    #expect(try walk(#"{"walk": "\#(handle)", "commands": ["quit"]}"#)["walk"] is NSNull)
    #expect(throws: SourceError.self) { try walk(#"{"walk": "\#(handle)"}"#) }
  }

  @Test func aLabelIsNoCommandAndNoError() throws {
    let screen = """
      elements: [{text: Start}, {text: '> open Other'}, {text: '[walk: x]'}, {text: 'line 3: x'}, \
      {text: '[error: x]'}]
      """
    let run = try MCPRun([
      MCPRun.call(
        1, "walk",
        #"{"text": "\#(screen)", "commands": ["next", "next", "next", "next", "line 3: x"]}"#)
    ])
    let steps = run.structure(1)["steps"] as? [[String: Any]] ?? []
    #expect(
      steps.map { $0["heard"] as? [String] }.dropFirst()
        == [[#"\> open Other"#], [#"\[walk: x]"#], ["line 3: x"], [#"\[error: x]"#], []])
    #expect(
      steps.map { $0["command"] as? String }.dropLast() == [nil]
        + Array(repeating: "next", count: 4))
    #expect(run.words(1).contains("\n[error: unknown command"))
    #expect((steps.last?["error"] as? String)?.hasPrefix("unknown command \"line\"") == true)
  }

  @Test func noMoreWalksAreKeptThanSaid() throws {
    let run = try MCPRun(
      (0..<(WalkShelf.most + 6)).map { MCPRun.call($0, "walk", Self.login) })
    #expect(run.messages.count == WalkShelf.most + 6)
    #expect(
      run.messages.allSatisfy { (($0["result"] as? [String: Any])?["isError"] as? Bool) == false })
  }

  @Test func filesStayInTheFolders() throws {
    let outer = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = outer.appending(path: "app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outer) }
    try Data("elements: [button: Secret]".utf8).write(to: outer.appending(path: "secret.yaml"))
    try Data("elements: [button: Rate]".utf8).write(to: folder.appending(path: "a.yaml"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link.yaml").path, withDestinationPath: "../secret.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "up").path, withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: outer.appending(path: "in").path, withDestinationPath: "app")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "climbs.yaml").path,
      withDestinationPath: "../none/../../\(outer.lastPathComponent)/app/a.yaml")
    let settings = MCPServer.Settings(roots: try MCPRoots([folder.path]))
    let outside = [
      "../secret.yaml", "link.yaml", "up/secret.yaml", outer.path + "/secret.yaml", "/etc/passwd",
      folder.path + "/../secret.yaml", "a.yaml\u{0}", "", "/", "/dev/zero",
      // Links elsewhere that lead in: an answer would tell which processes live.
      "/proc/\(getpid())/root\(folder.path)/a.yaml", outer.path + "/in/a.yaml", "../in/a.yaml",
      "climbs.yaml", "up/app/a.yaml",
    ]
    let run = try MCPRun(
      outside.enumerated().map { index, path in
        var json = JSONWriter()
        json.value(path)
        return MCPRun.call(
          index, "transcript", #"{"path": \#(String(decoding: json.bytes, as: UTF8.self))}"#)
      } + [
        MCPRun.call(90, "transcript", #"{"path": "a.yaml"}"#),
        MCPRun.call(91, "transcript", #"{"path": "\#(folder.path)/a.yaml"}"#),
        // A way out and back tells nothing of what is there.
        MCPRun.call(92, "transcript", #"{"path": "/etc/../\#(folder.path)/a.yaml"}"#),
        MCPRun.call(93, "transcript", #"{"path": "/none/../\#(folder.path)/a.yaml"}"#),
      ],
      settings)
    for (index, path) in outside.enumerated() {
      #expect(run.result(index)["isError"] as? Bool == true, "\(path)")
    }
    #expect(!run.text.contains("Secret"))
    #expect(!run.text.contains("root:x"))
    #expect(run.words(90) == "1. Rate, button\n")
    // A folder that is named by a link is spelt by it.
    let linked = try MCPRun(
      [
        MCPRun.call(1, "transcript", #"{"path": "\#(outer.path)/in/a.yaml"}"#),
        MCPRun.call(2, "transcript", #"{"path": "\#(folder.path)/a.yaml"}"#),
        MCPRun.call(3, "transcript", #"{"path": "\#(outer.path)/in/link.yaml"}"#),
      ], .init(roots: try MCPRoots([outer.path + "/in"])))
    #expect((1...2).allSatisfy { linked.words($0) == "1. Rate, button\n" })
    #expect(linked.result(3)["isError"] as? Bool == true)
    for number in 91...93 { #expect(run.words(number) == "1. Rate, button\n") }
  }

  /// The rule for languages is that of the commands; the words are the tool's.
  @Test func aLanguageIsRefusedOrTold() throws {
    func call(_ reader: String, _ language: String) throws -> MCPRun {
      let arguments =
        #"{"text": "platform: web\nelements: [{heading: Dom}]", "reader": "\#(reader)", "language": "\#(language)"}"#
      return try MCPRun([MCPRun.call(1, "transcript", arguments)])
    }
    let unknown = try call("nvda", "kr")
    #expect(unknown.result(1)["isError"] as? Bool == true)
    #expect(unknown.text.contains("language: error: no words in the language"))
    #expect(!unknown.text.contains("--language"))
    let lacking = try call("chromevox", "de")
    #expect(lacking.text.contains("are English"), "\(lacking.text)")
  }

  /// An editor that saves takes a file away for a moment.
  @Test func aFileMayComeAndGoMeanwhile() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.yaml")
    let editor = Task.detached {
      while !Task.isCancelled {
        try? Data("elements: [button: Rate]".utf8).write(to: file)
        try? FileManager.default.removeItem(at: file)
      }
    }
    defer { editor.cancel() }
    let run = try MCPRun(
      (0..<1000).map { MCPRun.call($0, "transcript", #"{"path": "a.yaml"}"#) },
      .init(roots: try MCPRoots([folder.path])))
    for index in 0..<1000 where run.result(index)["isError"] as? Bool != true {
      #expect(run.words(index) == "1. Rate, button\n")
    }
  }

  @Test func theClientsFoldersCount() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a b " + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("elements: [button: Rate]".utf8).write(to: folder.appending(path: "a.yaml"))
    let address = "file://" + folder.path.replacing(" ", with: "%20")
    let run = try MCPRun([
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {"roots": {}}}}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
      #"{"jsonrpc": "2.0", "id": "roots-1", "result": {"roots": [{"uri": "\#(address)"}, {"uri": "https://example.org"}]}}"#,
      #"{"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "transcript", "arguments": {"path": "a.yaml"}}}"#,
    ])
    #expect(run.messages.contains { $0["method"] as? String == "roots/list" })
    #expect(run.words(2) == "1. Rate, button\n")
  }

  /// A client's folders count as it tells them now, and none before it has.
  @Test func theClientsFoldersChange() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
      try Data("elements: [button: In \(name)]".utf8)
        .write(to: folder.appending(path: "\(name)/\(name).yaml"))
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    func told(_ number: Int, _ name: String) -> String {
      #"{"jsonrpc": "2.0", "id": "roots-\#(number)", "result": {"roots": [{"uri": "file://\#(folder.path)/\#(name)"}]}}"#
    }
    let changed = #"{"jsonrpc": "2.0", "method": "notifications/roots/list_changed"}"#
    let refused =
      #"{"jsonrpc": "2.0", "id": "roots-3", "error": {"code": -32603, "message": "no"}}"#
    let run = try MCPRun([
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {"roots": {}}}}"#,
      // Before it has told any, not even those of the working folder.
      MCPRun.call(2, "transcript", #"{"path": "Package.swift"}"#),
      #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#, told(1, "a"),
      MCPRun.call(3, "transcript", #"{"path": "a.yaml"}"#), changed, told(2, "b"),
      MCPRun.call(4, "transcript", #"{"path": "\#(folder.path)/a/a.yaml"}"#),
      MCPRun.call(5, "transcript", #"{"path": "b.yaml"}"#), changed, refused,
      MCPRun.call(6, "transcript", #"{"path": "b.yaml"}"#),
    ])
    // Calls run beside the reading, so that the third and the fifth may be answered by either's folders.
    for id in [2, 4, 6] { #expect(run.result(id)["isError"] as? Bool == true, "\(run.words(id))") }
    #expect(run.words(6).contains("the client allows no folder"))
  }

  /// Without a handshake nobody asks a client for its folders, and the working folder may be a wider one.
  @Test func aClientThatOnlySaysThatItHasFoldersGetsNone() throws {
    let plain = MCPRun.call(1, "transcript", #"{"path": "Package.swift"}"#)
    let says = plain.replacing(
      #"clientCapabilities": {}"#, with: #"clientCapabilities": {"roots": {}}"#)
    #expect(says != plain)
    #expect(try MCPRun([says]).words(1).contains("the client allows no folder"))
    // The working folder has the file, which is no screen.
    #expect(try !MCPRun([plain]).words(1).contains("folder"))
  }

  @Test func pagesAreOpenedOnlyWhereTheServerMay() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<!DOCTYPE html><h1>Secret</h1>".utf8).write(to: folder.appending(path: "a.html"))
    let run = try MCPRun(
      ["transcript", "walk"].enumerated().flatMap { index, tool in
        [
          MCPRun.call(index * 10 + 1, tool, #"{"path": "https://example.org"}"#),
          MCPRun.call(index * 10 + 2, tool, #"{"path": "a.html"}"#),
          MCPRun.call(index * 10 + 3, tool, #"{"text": "<!DOCTYPE html><h1>Secret</h1>"}"#),
        ]
      }, .init(roots: try MCPRoots([folder.path])))
    #expect(run.messages.count == 6)
    for id in [1, 2, 11, 12] { #expect(run.words(id).contains("--network"), "\(run.text)") }
    #expect(!run.text.contains("Secret"))
  }

  @Test func aMistakeSaysHowToMendIt() throws {
    let run = try MCPRun([
      MCPRun.call(1, "transcript", #"{"text": "elements: [buton: Rate]"}"#),
      MCPRun.call(2, "transcript", #"{"txt": ""}"#), MCPRun.call(3, "transcript", "{}"),
      MCPRun.call(4, "effort", #"{"text": "elements: [button: Rate]", "to": "Ratr"}"#),
    ])
    #expect(run.words(1).contains("the text:1:12: error: unknown key \"buton\" of an element"))
    #expect(run.words(1).contains("did you mean \"button\"?"))
    #expect(run.words(2).contains("unknown key \"txt\" of the arguments of transcript"))
    #expect(run.words(3).contains("either \"path\" or \"text\""))
    #expect(run.words(4).contains("did you mean \"Rate\"?"))
  }

  @Test func theOtherToolsAnswerInWordsAndInValues() throws {
    let old = #"{"text": "elements: [{button: Rate, frame: [0, 0, 100, 40]}]"}"#
    let new = #"{"text": "elements: [{button: Review, frame: [0, 0, 100, 40]}]"}"#
    let run = try MCPRun([
      MCPRun.call(1, "diff", #"{"old": \#(old), "new": \#(new)}"#),
      MCPRun.call(2, "diff", #"{"old": \#(old), "new": \#(old)}"#),
      MCPRun.call(3, "effort", #"{"text": "elements: [button: Rate]", "to": "Rate"}"#),
      MCPRun.call(4, "audit", #"{"text": "elements: [{button: \"\", frame: [0, 0, 100, 40]}]"}"#),
      MCPRun.call(5, "picture", old), MCPRun.call(6, "readers", #"{"reader": "orca"}"#),
      MCPRun.call(7, "picture", #"{"text": "elements: [button: Rate]"}"#),
    ])
    #expect(run.words(1).contains("[-Rate-]{+Review+}, button"))
    #expect(run.structure(1)["format"] as? String == "earshot-diff")
    #expect(run.words(2) == "nothing changed\n")
    #expect(run.words(3).contains("steps:"))
    #expect(run.structure(3)["format"] as? String == "earshot-effort")
    let findings = run.structure(4)["findings"] as? [[String: Any]] ?? []
    #expect(findings.contains { $0["rule"] as? String == "label-missing" })
    #expect(run.structure(5)["stops"] as? Int == 1)
    let blocks = run.result(5)["content"] as? [[String: Any]] ?? []
    #expect(blocks.count == 2)
    #expect(run.words(6).contains("settings:"))
    #expect(run.words(7).contains("no element has a frame"))
  }
}
