import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript

@testable import Walk

/// What keys do in a walk.
@Suite("Walk by keyboard")
struct KeyWalkTests {
  private func words(_ walk: KeyWalk) -> [String] {
    walk.exploration.log.entries.compactMap(\.words)
  }

  @Test func everyKeyOfTheTableDoesSomethingAndOnlyOneThing() {
    let keys = KeyMap.plain.lines.flatMap(\.keys).map(\.0)
    #expect(Set(keys).count == keys.count)
    #expect(!KeyMap.plain.lines.contains { DisplayWidth.columns(of: $0.shown) > 11 })
  }

  @Test func keysAreCommands() throws {
    let walk = try Walks.keys(
      Walks.recipe, .right, .left, .end, .home, .character("]"), .character("["), .down, .up,
      .character("m"), .character("i"), .character("o"), .character("+"), .escape,
      .character("A"), .character("s"), .down)
    #expect(
      words(walk) == [
        "next", "previous", "last", "first", "nextRotor", "previousRotor", "down", "up",
        "magicTap", "in", "out", "increment", "escape", "readFromTop", "scroll down",
      ])
  }

  @Test func aReaderWithQuickKeysHasItsOwn() throws {
    let keys = KeyMap(Reader.orca.navigation)
    let all = keys.lines.flatMap(\.keys).map(\.0)
    #expect(Set(all).count == all.count)
    #expect(!keys.lines.contains { DisplayWidth.columns(of: $0.shown) > 11 })
    #expect(keys.meaning(of: .character("h")) == .command(.jump(to: "heading")))
    #expect(keys.meaning(of: .character("K")) == .command(.jump(to: "link", back: true)))
    #expect(keys.meaning(of: .character("2")) == .command(.jump(to: "heading2")))
    #expect(keys.meaning(of: .down) == .command(.next))
    #expect(keys.meaning(of: .tab) == .command(.tab))
    #expect(keys.meaning(of: .backTab) == .command(.shiftTab))
    #expect(keys.meaning(of: .character("?")) == .help)
    #expect(keys.meaning(of: .control("c")) == .quit)
    #expect(keys.meaning(of: .right) == .command(.press(KeyChord([], ["Right Arrow"]))))
    #expect(keys.meaning(of: .home) == .command(.press(KeyChord([], ["Home"]))))
    #expect(keys.meaning(of: .top) == .command(.first))
  }

  @Test func everyStopIsSpoken() throws {
    var walk = try Walks.keys()
    guard case .speak(let utterances) = walk.take(.right).first else {
      Issue.record("nothing is spoken")
      return
    }
    #expect(
      utterances.map(Rendering(.spoken).text(of:)) == [
        "A large container holding a variety of mangoes, image"
      ])
  }

  @Test func aRefusalIsShownAndNotSpoken() throws {
    var walk = try Walks.keys()
    #expect(walk.take(.character("+")).isEmpty)
    #expect(walk.message == "the element cannot be adjusted")
    #expect(walk.take(.character("t")).isEmpty)
    #expect(walk.message == "no text field is being edited; activate one first")
    #expect(walk.take(.character("c")).isEmpty)
    #expect(walk.message == "the element has no actions")
    #expect(walk.take(.character("z")).isEmpty)
    #expect(walk.message == "this key has no function here; ? shows the keys")
    _ = walk.take(.right)
    #expect(walk.message == nil)
  }

  @Test func typing() throws {
    var walk = try Walks.keys(Walks.recipe, .end, .enter, .character("t"))
    for character in "qé" { _ = walk.take(.character(character)) }
    _ = walk.take(.paste("x\u{1B}[2J\ny"))
    _ = walk.take(.backspace)
    _ = walk.take(.enter)
    #expect(words(walk).last == "type qéx [2J ")
    #expect(walk.exploration.session.screen.tree.elements.last?.value == "qéx [2J ")
    _ = walk.take(.character("t"))
    _ = walk.take(.character("x"))
    _ = walk.take(.escape)
    #expect(words(walk).last == "type qéx [2J ")
  }

  @Test func actionsAreChosenByNumberOrArrow() throws {
    let toRate: [Key] = [.right, .right, .right, .character("c")]
    for (keys, expected): ([Key], String?) in [
      ([.character("2")], "action Print"), ([.down, .enter], "action Print"),
      ([.enter], "action Share"), ([.down, .up, .enter], "action Share"),
      ([.escape], "next"), ([.character("7"), .escape], "next"),
    ] {
      var walk = try Walks.keys()
      for key in toRate + keys { _ = walk.take(key) }
      #expect(words(walk).last == expected)
      #expect(walk.mode == .walking)
    }
  }

  @Test func numbersOfLongListsHaveTwoDigits() throws {
    let names = (1...23).map { "Action \($0)" }
    var choice = try #require(ActionChoice(names))
    #expect(choice.take(.character("3")) == .chosen("Action 3"))
    choice = try #require(ActionChoice(names))
    #expect(choice.take(.character("2")) == .moved)
    #expect(choice.take(.character("1")) == .chosen("Action 21"))
    choice = try #require(ActionChoice(names))
    #expect(choice.take(.character("2")) == .moved)
    #expect(choice.take(.enter) == .chosen("Action 2"))
  }

  @Test func theNavigationStyleChangesAndTheRotorDoesNot() throws {
    var walk = try Walks.keys()
    let rotor = walk.exploration.session.currentRotor
    #expect(walk.take(.character("g")).count == 1)
    #expect(walk.exploration.session.settings.navigationStyle == .grouped)
    #expect(walk.exploration.session.currentRotor == rotor)
  }

  @Test func savingAsksForANameAndBeforeItReplaces() throws {
    var walk = try Walks.keys(Walks.recipe, .character("w"), .control("u"), .character("a"))
    #expect(walk.take(.enter) == [.save("a.flow.yaml", replacing: false)])
    walk.confirmReplacing("a.flow.yaml")
    #expect(walk.take(.character("n")).isEmpty)
    walk.confirmReplacing("a.flow.yaml")
    #expect(walk.take(.character("y")) == [.save("a.flow.yaml", replacing: true)])
  }

  @Test func quitting() throws {
    var walk = try Walks.keys()
    #expect(walk.take(.character("q")) == [.quit])
    for prompt in ["w", "?", "s"] as [Character] {
      walk = try Walks.keys(Walks.recipe, .character(prompt))
      #expect(walk.take(.control("c")) == [.quit])
    }
    // Letters are text while text is typed.
    walk = try Walks.keys(Walks.recipe, .character("w"))
    #expect(walk.take(.character("q")).isEmpty)
  }

  @Test func pastedJunkIsNoCommand() throws {
    var walk = try Walks.keys()
    #expect(walk.take(.paste("qqq\u{3}")).isEmpty)
    #expect(words(walk).isEmpty)
  }

  @Test func anEmptyScreenCanBeWalked() throws {
    var walk = try Walks.keys("screen: Empty\nelements: []")
    for key in KeyMap.plain.lines.flatMap(\.keys).map(\.0) {
      _ = walk.take(key)
      _ = walk.take(.escape)
      _ = ScreenLayout.picture(of: walk, size: TerminalSize(columns: 80, rows: 24))
    }
  }

  @Test func theLogCanBeLookedBackAt() throws {
    var walk = try Walks.keys(Walks.recipe, .right, .right, .pageUp)
    #expect(walk.logOffset == 2)
    for _ in 0..<9 { _ = walk.take(.pageUp) }
    #expect(walk.logOffset == 2)
    _ = walk.take(.pageDown)
    #expect(walk.logOffset == 0)
  }

  @Test func anItemIsChosenByAPartOfItsWords() throws {
    var walk = try Walks.keys(Walks.recipe, .character("l"))
    for letter in "RAT e" { _ = walk.take(.character(letter)) }
    guard case .speak(let said) = walk.take(.down).first else {
      Issue.record("the chosen item is not said")
      return
    }
    // "rat" and "e", in any order: the rating and the button.
    #expect(said.map(Rendering(.spoken).text(of:)) == ["Rate, button, actions available"])
    #expect(walk.exploration.session.cursor?.stop == 0)
    _ = walk.take(.enter)
    #expect(walk.exploration.session.cursor?.stop == 3)
    #expect(words(walk) == ["go to"])
    #expect(
      walk.exploration.log.entries.last?.steps == [
        .command(.next), .command(.next), .command(.next),
      ])
  }

  @Test func aListIsLeftAndMayBeEmpty() throws {
    var walk = try Walks.keys(Walks.recipe, .character("l"), .character("§"))
    #expect(walk.take(.enter).isEmpty)
    #expect(walk.take(.down).isEmpty)
    _ = walk.take(.backspace)
    _ = walk.take(.escape)
    #expect(walk.mode == .walking)
    #expect(words(walk) == [])
    let none = try Walks.keys("screen: Empty\nelements: []\n", .character("l"))
    #expect(none.message == "nothing to stop at here")
  }

  @Test func theCaretOfAReaderHasItsKeys() throws {
    var walk = KeyWalk(
      try Walks.exploration(reader: .nvda), name: "recipe", suggestion: "recipe.flow.yaml")
    _ = walk.start()
    func said(_ key: Key) -> [String] {
      guard case .speak(let utterances) = walk.take(key).first else { return [] }
      return utterances.map(Rendering(.spoken).text(of:))
    }
    #expect(said(.right) == ["a"])
    #expect(said(.wordRight) == ["lassi"])
    #expect(said(.home) == ["M"])
    #expect(words(walk) == ["press ArrowRight", "press Control+ArrowRight", "press Home"])
  }

  @Test func aLineIsEditedWordByWord() {
    var editor = LineEditor("one two ")
    editor.take(.wordLeft)
    #expect(editor.offset == 4)
    editor.take(.wordLeft)
    #expect(editor.offset == 0)
    editor.take(.wordRight)
    #expect(editor.offset == 3)
    editor.take(.bottom)
    #expect(editor.offset == 8)
  }
}
