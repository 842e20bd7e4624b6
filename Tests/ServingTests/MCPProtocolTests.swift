import Foundation
import Questions
import Testing

@testable import Serving

/// What the Model Context Protocol asks of a server, in both eras.
@Suite struct MCPProtocolTests {
  private static func error(of run: MCPRun) -> (code: Int?, message: String, id: Any?) {
    let error = run.messages.first?["error"] as? [String: Any]
    return (
      error?["code"] as? Int, error?["message"] as? String ?? "", run.messages.first?["id"]
    )
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2025-11-25", "2025-11-25"), ("2031-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"),
  ])
  func aHandshakeAgreesOnAVersion(_ asked: String, _ agreed: String) throws {
    let run = try MCPRun([
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "\#(asked)", "capabilities": {}}}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
      #"{"jsonrpc": "2.0", "id": "p", "method": "ping"}"#,
      #"{"jsonrpc": "2.0", "id": 2, "method": "tools/list"}"#,
    ])
    #expect(run.messages.count == 3)
    #expect(run.result(1)["protocolVersion"] as? String == agreed)
    #expect((run.result(1)["capabilities"] as? [String: Any])?.keys.sorted() == ["tools"])
    #expect(run.result(1)["resultType"] == nil)
    #expect((run.messages[1]["result"] as? [String: Any])?.isEmpty == true)
    #expect((run.result(2)["tools"] as? [Any])?.count == MCPTools.all.count)
  }

  @Test func withoutAHandshakeEachRequestSaysItsVersion() throws {
    let run = try MCPRun([
      #"{"jsonrpc": "2.0", "id": 1, "method": "server/discover", "params": {\#(MCPRun.meta)}}"#,
      MCPRun.call(2, "readers", "{}"),
    ])
    #expect(run.result(1)["supportedVersions"] as? [String] == ["2026-07-28"])
    #expect(run.result(1)["cacheScope"] as? String == "private")
    for id in [1, 2] {
      #expect(run.result(id)["resultType"] as? String == "complete")
      let meta = run.result(id)["_meta"] as? [String: [String: Any]]
      #expect(meta?["io.modelcontextprotocol/serverInfo"]?["name"] as? String == "earshot")
    }
  }

  @Test(arguments: [
    ("{\"jsonrpc\": \"2.0\", \"id\": 1,", -32700, "not JSON", false),
    ("hello", -32700, "\"hello\" is not a JSON value", false),
    ("[]", -32600, "batches are not supported", false),
    (#"{"id": 1, "method": "ping"}"#, -32600, "\"jsonrpc\": \"2.0\"", true),
    (#"{"jsonrpc": "2.0", "id": 1}"#, -32600, "needs a \"method\"", true),
    (#"{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}"#, -32600, "a whole number", false),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}"#, -32602, "must be an object",
      true
    ),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}"#, -32602, "has no version", true),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}"#, -32602,
      "\"protocolVersion\"", true
    ),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}}}"#,
      -32602, "clientCapabilities", true
    ),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": {"io.modelcontextprotocol/protocolVersion": "2030-01-01"}}}"#,
      -32022, "2030-01-01", true
    ),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/lists", "params": {\#(MCPRun.meta)}}"#, -32601,
      "tools/lists", true
    ),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {\#(MCPRun.meta)}}"#, -32601,
      "ping", true
    ),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"cursor": "a", \#(MCPRun.meta)}}"#,
      -32602, "cursor", true
    ),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {\#(MCPRun.meta)}}"#, -32602,
      "\"name\" of a tool", true
    ),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "transkript", \#(MCPRun.meta)}}"#,
      -32602, "did you mean \"transcript\"?", true
    ),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "audit", "arguments": 3, \#(MCPRun.meta)}}"#,
      -32602, "must be an object", true
    ),
  ])
  func aBadMessageGetsTheErrorOfTheProtocol(
    _ line: String, _ code: Int, _ words: String, _ hasID: Bool
  ) throws {
    let run = try MCPRun([line])
    let error = Self.error(of: run)
    #expect(run.messages.count == 1)
    #expect(error.code == code, "\(run.text)")
    #expect(error.message.contains(words), "\(run.text)")
    #expect((error.id as? Int == 1) == hasID, "\(run.text)")
  }

  @Test func anUnknownVersionIsToldWhichThereAre() throws {
    let line =
      #"{"jsonrpc": "2.0", "id": 1, "method": "server/discover", "params": {"_meta": {"io.modelcontextprotocol/protocolVersion": "2030-01-01"}}}"#
    let error = try MCPRun([line]).messages.first?["error"] as? [String: Any]
    let data = error?["data"] as? [String: Any]
    #expect(data?["requested"] as? String == "2030-01-01")
    #expect((data?["supported"] as? [String])?.contains("2026-07-28") == true)
  }

  @Test func whatWantsNoAnswerGetsNone() throws {
    let run = try MCPRun([
      "", #"{"jsonrpc": "2.0", "method": "notifications/unheard-of"}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 9}}"#,
      #"{"jsonrpc": "2.0", "id": "roots-7", "result": {"roots": []}}"#,
    ])
    #expect(run.messages.isEmpty)
  }

  @Test func progressIsToldToWhoeverAsks() throws {
    let line = MCPRun.call(5, "audit", #"{"text": "elements: [button: Rate]"}"#)
      .replacing(#""_meta": {"#, with: #""_meta": {"progressToken": "p\"1", "#)
    let run = try MCPRun([line])
    let told = run.messages.filter { $0["method"] as? String == "notifications/progress" }
      .compactMap { $0["params"] as? [String: Any] }
    #expect(told.map { $0["progress"] as? Double } == [1, 2])
    #expect(told.allSatisfy { $0["progressToken"] as? String == "p\"1" })
    #expect(run.messages.last?["id"] as? Int == 5)
  }

  @Test func schemasAreThoseOfTheArguments() throws {
    let run = try MCPRun([
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {\#(MCPRun.meta)}}"#
    ])
    let tools = run.result(1)["tools"] as? [[String: Any]] ?? []
    #expect(tools.map { $0["name"] as? String } == MCPTools.all.map { $0.name })
    for (tool, type) in zip(tools, MCPTools.all) {
      let schema = tool["inputSchema"] as? [String: Any]
      let properties = schema?["properties"] as? [String: [String: Any]] ?? [:]
      #expect(properties.keys.sorted() == type.parameters.map(\.name).sorted())
      #expect(schema?["additionalProperties"] as? Bool == false)
      #expect(
        schema?["required"] as? [String] ?? [] == type.parameters.filter(\.isRequired).map(\.name))
      #expect(properties.values.allSatisfy { $0["type"] != nil })
    }
  }
}
