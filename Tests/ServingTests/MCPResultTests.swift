import Foundation
import Testing

@testable import Serving

/// What tools answer as a mapping is as their output schemas say.
@Suite struct MCPResultTests {
  private static let screen = """
    {"text": "screen: Post\\nsize: [390, 844]\\nelements:\\n  - {heading: Post, frame: [0, 0, 390, 60]}\\n  \
    - {id: reply, button: Reply, actions: [Copy], frame: [0, 60, 20, 20]}\\n  \
    - {button: '', frame: [0, 90, 60, 60]}\\n  - {text: Two, frame: [0, 160, 60, 60]}\\n"
    """

  private static let calls: [(tool: String, arguments: String)] = [
    ("transcript", screen + "}"), ("transcript", screen + #", "language": "ko"}"#),
    ("walk", screen + #", "commands": ["next", "nonsense"]}"#), ("audit", screen + "}"),
    ("diff", #"{"old": \#(screen)}, "new": {"text": "elements: [button: Send]"}}"#),
    ("picture", screen + "}"), ("speak", screen + #", "mostSeconds": 5}"#), ("readers", "{}"),
    ("readers", #"{"reader": "nvda"}"#), ("rotors", screen + "}"), ("tree", screen + "}"),
    ("names", screen + "}"), ("scan", screen + "}"), ("keys", screen + "}"),
    ("colours", screen + "}"), ("matrix", screen + #", "language": ["en", "ko"]}"#),
    ("predict-text-size", screen + "}"), ("effort", screen + #", "to": "Reply"}"#),
  ]

  @Test func everyAnswerIsAsItsSchemaSays() throws {
    let list = #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {\#(MCPRun.meta)}}"#
    let run = try MCPRun(
      [list] + Self.calls.enumerated().map { MCPRun.call($0 + 2, $1.tool, $1.arguments) })
    let tools = run.result(1)["tools"] as? [[String: Any]] ?? []
    let schemas = Dictionary(
      tools.map { ($0["name"] as? String ?? "", $0["outputSchema"] as? [String: Any] ?? [:]) }
    ) { first, _ in first }
    // Those of gestures need a walk that was begun before.
    #expect(Set(Self.calls.map(\.tool) + GestureToolTests.tools) == Set(schemas.keys))
    for (index, call) in Self.calls.enumerated() {
      #expect(!run.structure(index + 2).isEmpty, "\(run.words(index + 2))")
      let faults = Self.faults(
        in: run.structure(index + 2), by: schemas[call.tool] ?? [:], at: call.tool)
      #expect(faults == [])
    }
  }

  /// What a value has that its schema does not allow.
  static func faults(
    in value: Any, by schema: [String: Any], at place: String
  ) -> [String] {
    let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
    let type =
      switch value {
      case is NSNull: "null"
      case is String: "string"
      case is [String: Any]: "object"
      case is [Any]: "array"
      // Foundation holds both as numbers.
      default: types.contains("boolean") ? "boolean" : "number"
      }
    guard types.contains(type) else { return ["\(place): \(type) for \(types)"] }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      return list.flatMap { faults(in: $0, by: items, at: "\(place)[]") }
    }
    guard let mapping = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    return required.filter { mapping[$0] == nil }.map { "\(place): no \($0)" }
      + properties.flatMap { key, schema in
        mapping[key].map { faults(in: $0, by: schema, at: "\(place).\(key)") } ?? []
      }
  }
}
