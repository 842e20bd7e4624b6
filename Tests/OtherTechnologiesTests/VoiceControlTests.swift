import AccessibilityTree
import Documents
import OtherTechnologies
import Testing
import Transcript
import TreeFormats

/// What Voice Control shows and understands.
@Suite struct VoiceControlTests {
  private func control(_ elements: String, language: String? = nil) throws -> VoiceControl {
    let yaml = (language.map { "language: \($0)\n" } ?? "") + "elements:\n" + elements
    let source = try SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    let screen = try NativeReader().read(source).screen
    return VoiceControl(try ReaderOptions().reading(screen))
  }

  static let names: [(elements: String, shown: [String])] = [
    ("  - button: Rate", ["Rate"]),
    ("  - text: Ready in 10 minutes", []),
    ("  - {text: Ready, respondsToUserInteraction: true}", ["Ready"]),
    ("  - {button: Rate, respondsToUserInteraction: false}", []),
    ("  - {button: Rate, traits: [notEnabled]}", []),
    ("  - {button: Rate, hidden: true}", []),
    ("  - {text: Post, actions: [Reply]}", ["Post"]),
    ("  - {button: Send the message, userInputLabels: [Send, Post]}", ["Send"]),
    ("  - {value: 3, traits: [adjustable]}", ["Adjustable"]),
    ("  - {label: ' ', traits: [button]}", ["Button"]),
  ]

  @Test(arguments: names) func shows(_ elements: String, _ shown: [String]) throws {
    #expect(try control(elements).items.map(\.shown) == shown)
  }

  static let problems: [(element: String, codes: [String])] = [
    ("{button: Rate}", []),
    ("{button: iPhone}", []),
    ("{button: 保存}", []),
    ("{button: '★'}", ["signs-only"]),
    ("{button: 'https://example.org'}", ["address"]),
    ("{button: icon_heart}", ["machine-name"]),
    ("{button: mainViewButton}", ["machine-name"]),
    ("{button: One two three four five six}", ["long"]),
    ("{button: Go back!}", ["command"]),
    ("{button: Leave, userInputLabels: [Back, Go back]}", ["command"]),
    ("{value: 3, traits: [adjustable]}", ["role-only"]),
    ("{button: Send, userInputLabels: [Send, Post, Mail, Reply]}", []),
    ("{button: Send, userInputLabels: [Send, Post, Mail, Reply, Go]}", ["synonyms-too-many"]),
  ]

  @Test(arguments: problems) func finds(_ element: String, _ codes: [String]) throws {
    #expect(try control("  - \(element)").items.flatMap { $0.problems.map(\.code) } == codes)
  }

  @Test func clashesCountEveryNameThatIsUnderstood() throws {
    let items = try control(
      """
        - button: Delete
        - button: "delete!"
        - {button: Remove, userInputLabels: [Remove, Delete]}
        - {button: Send, userInputLabels: [Post, post]}
      """
    ).items
    #expect(items.map(\.number) == [1, 2, 3, 4])
    #expect(items.prefix(3).allSatisfy { $0.problems == [.ambiguous(count: 3)] })
    #expect(items[3].problems.isEmpty)
  }

  @Test func namesAreComparedWithTheCommandsOfTheirLanguage() throws {
    let korean = try control("  - button: 뒤로 이동\n  - button: Go back", language: "ko-KR")
    #expect(korean.items.map { $0.problems.map(\.code) } == [["command"], []])
    let polish = try control("  - button: Wróć", language: "pl")
    #expect(!polish.comparesCommands)
    let text = String(decoding: NamesReport(polish).text, as: UTF8.self)
    #expect(
      text == "1  Wróć\nNot compared with commands: the commands of this language are unknown.\n")
  }

  @Test func textTellsOtherNamesAndProblems() throws {
    let control = try control(
      """
        - {button: Send it, userInputLabels: [Send, Post]}
        - {value: 3, traits: [adjustable]}
      """)
    #expect(
      String(decoding: NamesReport(control).text, as: UTF8.self) == """
        1  Send    also "Post"
        2  Adjustable    no name; the role is used instead (assumed)

        """)
    let empty = NamesReport(try self.control("  - text: Ready"))
    #expect(
      String(decoding: empty.text, as: UTF8.self).hasPrefix(
        "According to the input, nothing responds"))
  }

  @Test func jsonHoldsNamesAndProblems() throws {
    var json = JSONWriter()
    NamesReport(try control("  - {id: a, button: '★'}")).write(to: &json)
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(text.contains(#""technology": "voice-control""#))
    #expect(text.contains(#""element": "a""#))
    #expect(text.contains(#""problems": ["signs-only"]"#))
  }
}
