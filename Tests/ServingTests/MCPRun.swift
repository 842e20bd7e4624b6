import Documents
import Foundation
import SystemCalls

@testable import Serving

/// What a server of the Model Context Protocol answers to messages.
struct MCPRun {
  /// The messages of the server, in the order in which they came.
  let messages: [[String: Any]]
  /// The same as text.
  let text: String

  /// What a request of a version without a handshake says about itself.
  static let meta =
    #""_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}"#

  /// Returns the call of a tool.
  static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments), \#(meta)}}"#
  }

  /// Sends messages to a server, and ends when all are answered, however slow the machine is.
  init(_ lines: [String], _ settings: MCPServer.Settings = .init()) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: source)
    try Data().write(to: target)
    let (reading, writing) = (open(source.path, O_RDONLY), open(target.path, O_WRONLY))
    defer {
      close(reading)
      close(writing)
    }
    try MCPServer(settings, output: OutputLines(writing), grace: 120_000)
      .run(input: reading, stop: StopSignal())
    let text = String(decoding: try Data(contentsOf: target), as: UTF8.self)
    self.text = text
    messages = try text.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
  }

  /// Returns the result for a request.
  func result(_ id: Int) -> [String: Any] {
    messages.first { $0["id"] as? Int == id }?["result"] as? [String: Any] ?? [:]
  }

  /// Returns the text of the answer of a tool.
  func words(_ id: Int) -> String {
    let blocks = result(id)["content"] as? [[String: Any]] ?? []
    return blocks.compactMap { $0["text"] as? String }.joined()
  }

  /// Returns the mapping of the answer of a tool.
  func structure(_ id: Int) -> [String: Any] {
    result(id)["structuredContent"] as? [String: Any] ?? [:]
  }
}
