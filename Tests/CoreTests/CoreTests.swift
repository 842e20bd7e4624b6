import EarshotCore
import Testing

/// What `import EarshotCore` alone can do: a screen in memory becomes words.
@Suite struct CoreTests {
  private let basket: Screen = {
    var tree = ElementTree()
    tree.begin(Element("Fruit", traits: .header))
    tree.end()
    tree.add(Element("Mango", value: "2", hint: "Opens the fruit.", traits: [.button, .selected]))
    return Screen(title: "Basket", tree: tree)
  }()

  @Test func aScreenIsHeard() throws {
    let heard = try Heard(basket)
    #expect(
      heard.lines == ["Fruit, heading", "selected, Mango, 2, button", "    Opens the fruit."])
    #expect(heard.text == heard.lines.joined(separator: "\n") + "\n")
    #expect(heard.transcript.reader == "voiceover-ios")
    #expect(heard.notes.isEmpty)
  }

  @Test(arguments: [("ko", "Fruit, 머리말"), ("de", "Fruit, Überschrift"), ("ja", "Fruit、見出し")])
  func inAnotherLanguage(language: String, heading: String) throws {
    let heard = try Heard(basket, in: language)
    #expect(heard.lines.first?.hasPrefix(heading) == true)
  }

  @Test func aReaderOfAnotherPlatformIsRefused() {
    let error = #expect(throws: SourceError.self) { try Heard(basket, by: .talkBack) }
    #expect(error?.message == "TalkBack does not run on ios")
    #expect(throws: SourceError.self) { try Heard(basket, in: "xx") }
  }

  @Test func silenceIsTold() throws {
    let heard = try Heard(Screen(title: "Nothing", tree: ElementTree()))
    #expect(heard.lines.isEmpty)
    #expect(heard.notes.contains { $0.contains("nothing can be reached") })
  }
}
