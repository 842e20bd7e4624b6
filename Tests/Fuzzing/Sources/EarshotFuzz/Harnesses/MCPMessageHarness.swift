import Earshot
import Questions

@testable import Serving

/// Messages of the Model Context Protocol, and the calls of tools that read texts.
struct MCPMessageHarness: FuzzHarness {
  let name = "mcp-message"

  // The others start programs or write files.
  private static let tools: [any MCPTool.Type] = [
    TranscriptTool.self, WalkTool.self, QuestionTool<EffortQuestion>.self, AuditTool.self,
    DiffTool.self,
    ReadersTool.self,
  ]
  private static let folder = InputFolder.make(with: [])

  func seeds(in repository: String) -> [[UInt8]] {
    let screen = #""text": "elements: [{heading: Start}, {button: Rate, id: rate}]""#
    let start = #"{"jsonrpc": "2.0", "#
    let calls = [
      ("transcript", "\(screen), \"fromStop\": 2, \"mostStops\": 1"),
      (
        "walk", "\(screen), \"commands\": [\"next 3\", \"find Rate\", \"rotor Headings\", \"down\"]"
      ),
      ("effort", "\(screen), \"to\": \"rate\""), ("audit", screen), ("readers", ""),
      ("diff", #""old": {"text": "elements: [A]"}, "new": {"text": "elements: [B]"}"#),
    ]
    return calls.map { tool, arguments in
      start + #""id": 1, "method": "tools/call", "params": {"name": "\#(tool)", "#
        + #""arguments": {\#(arguments)}}}"#
    }.map { Array($0.utf8) }
      + [
        start + #""method": "notifications/cancelled", "params": {"requestId": 1}}"#,
        start + #""id": "a", "result": {"roots": [{"uri": "file:///"}]}}"#,
        "\u{1}next\n# find Rate\nrotor Headings\ntype a\n> open Other",
      ].map { Array($0.utf8) }
  }

  func run(_ bytes: [UInt8]) throws {
    guard let folder = Self.folder, let roots = try? MCPRoots([folder.path]) else { return }
    let output = OutputLines(-1)
    let context = ToolContext(
      roots: roots, pages: nil, walks: WalkShelf(), call: MCPCall(token: nil, output: output))
    var id: ArraySlice<UInt8> = []
    do throws(MCPFailure) {
      let line = bytes.first == 0x7B ? bytes : Self.walk(bytes.dropFirst())
      let message = try MCPMessage(line, id: &id)
      guard let name = message.parameters?["name"]?.text,
        let tool = Self.tools.first(where: { $0.name == name })
      else { return }
      Self.call(tool, message.parameters?["arguments"], context)
    } catch {
      let reply = MCPReply(id: id, isStateless: false).error(error)
      Invariant.require(
        (try? Document(json: SourceText(bytes: reply, path: "reply"))) != nil, "a reply is no JSON")
    }
  }

  private static func call(
    _ tool: any MCPTool.Type, _ node: DocumentNode?, _ context: ToolContext
  ) {
    do {
      let arguments = try Arguments(node, tool.parameters, of: "a call")
      let answer = try tool.answer(arguments, context)
      for case .text(let text) in answer.blocks {
        Invariant.require(Heard.isPrintable(Array(text.utf8)), "an answer holds control characters")
      }
    } catch let error as SourceError {
      Invariant.require(
        Heard.isPrintable(Array(error.description.utf8)), "an error holds control characters")
    } catch {}
  }

  /// Returns the call of a walk whose commands are the lines of the input.
  private static func walk(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("jsonrpc", "2.0")
      json.field("id", 1.0)
      json.field("method", "tools/call")
      json.object("params") { json in
        json.field("name", "walk")
        json.object("arguments") { json in
          json.field(
            "text", "elements: [{heading: A}, {button: Rate}, {textField: Name}, {slider: V}]")
          json.field(
            "commands",
            String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(100)
              .map(String.init))
        }
      }
    }
    return json.bytes
  }
}
