import Documents
import Foundation
import Questions
import Testing

@testable import Serving

/// The tools whose names servers for real readers have.
@Suite struct GestureToolTests {
  static let tools = [
    "press_gesture", "get_speech", "get_last_speech", "get_next_speech_index",
  ]
  private static let shop = """
    {"text": "screen: Shop\\nplatform: windows\\nelements:\\n  - heading: Seeds\\n  - text: Beans\\n  - button: Pay\\n", \
    "reader": "nvda"}
    """

  @Test func gesturesAndSpeechGoByTheWalkThatWasUsedLast() throws {
    let run = try Run([
      (1, "walk", Self.shop), (2, "get_next_speech_index", "{}"),
      (3, "press_gesture", #"{"gestures": ["kb:downArrow", "kb(laptop):downArrow"]}"#),
      (4, "get_speech", #"{"since_index": 2}"#), (5, "get_last_speech", "{}"),
    ])
    for (id, tool) in [2: Self.tools[3], 3: Self.tools[0], 4: Self.tools[1], 5: Self.tools[2]] {
      #expect(
        MCPResultTests.faults(in: try run.structure(id), by: try Run.schema(of: tool), at: tool)
          == [])
    }
    let next = try #require(run.structure(2)["index"] as? Int)
    let pressed = try run.structure(3)
    #expect(pressed["pressed"] as? [String] == ["kb:downArrow", "kb(laptop):downArrow"])
    #expect(pressed["text"] as? String == "Beans\nbutton, Pay")
    #expect(pressed["fromIndex"] as? Int == next)
    let speech = try run.structure(4)
    #expect((speech["text"] as? String)?.hasSuffix("button, Pay") == true)
    #expect(speech["toIndex"] as? Int == next + 2)
    #expect(try run.structure(5)["text"] as? String == "button, Pay")
    #expect(try run.structure(5)["index"] as? Int == next + 1)
  }

  @Test func aPhoneHasItsOwnGestures() throws {
    let run = try Run([
      (1, "walk", #"{"text": "elements: [heading: Seeds, button: Pay]"}"#),
      (2, "press_gesture", #"{"gestures": ["swipe right"]}"#),
      (3, "press_gesture", #"{"gestures": ["swipe sideways"]}"#),
    ])
    #expect(try run.structure(2)["text"] as? String == "Pay, button")
    #expect(run.words(3).contains("\"swipe sideways\" is not a gesture of voiceover-ios"))
  }

  @Test func keysOfASecretAreNotShown() throws {
    let run = try Run([
      (
        1, "walk", #"{"text": "platform: windows\nelements: [secureField: PIN]", "reader": "nvda"}"#
      ),
      (2, "press_gesture", #"{"gestures": ["kb:enter", "1", "tab"]}"#),
    ])
    #expect(try run.structure(2)["pressed"] as? [String] == ["kb:enter", "\u{2022}", "tab"])
  }

  @Test func whatAGestureDoesNotDoIsTold() throws {
    let run = try Run([
      (1, "press_gesture", #"{"gestures": ["kb:downArrow"]}"#),
      (2, "walk", Self.shop),
      (3, "press_gesture", #"{"gestures": ["kb:NVDA+f7"]}"#),
    ])
    #expect(run.words(1).contains("no walk is in progress"))
    #expect(run.words(3).contains("nvda ignores Insert+F7 here"))
  }

  /// Calls of tools, each after the one before it.
  private struct Run {
    private var answers: [Int: ToolAnswer] = [:]

    init(_ calls: [(id: Int, tool: String, arguments: String)]) throws {
      let server = MCPServer(.init(), output: OutputLines(-1))
      let context = ToolContext(
        roots: try MCPRoots(["."]), pages: nil, walks: server.walks,
        call: MCPCall(token: nil, output: server.output))
      for call in calls {
        let tool = try #require(MCPTools.all.first { $0.name == call.tool })
        let source = try SourceText(bytes: Array(call.arguments.utf8), path: "call")
        do {
          let arguments = try Arguments(
            Document(json: source).root, tool.parameters, of: "a call")
          answers[call.id] = try tool.answer(arguments, context)
        } catch {
          answers[call.id] = ToolAnswer(error)
        }
      }
    }

    static func schema(of name: String) throws -> [String: Any] {
      let tool = try #require(MCPTools.all.first { $0.name == name })
      var json = JSONWriter()
      ResultField.writeSchema(of: tool.result, to: &json)
      return try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any] ?? [:]
    }

    func words(_ id: Int) -> String {
      (answers[id]?.blocks ?? []).map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    func structure(_ id: Int) throws -> [String: Any] {
      let data = Data(answers[id]?.structure ?? [])
      return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }
  }
}
