import Documents
import NavigationScript
import Testing

@Suite struct FlowFindTests {
  private static let stops = [
    "Recipes, heading", "Rate, button, actions available", "Stars, 50%, adjustable",
    "Name, text field", "Help, link",
  ]

  @Test func theCurrentStopCounts() throws {
    let steps = "- next\n- find: Rate\n- hear: \"Rate, button, actions available\"\n- focus: rate"
    let result = try FlowFolderFixture().run(steps)
    #expect(result.hasPassed)
    #expect(result.steps.last?.events == [])
  }

  @Test(arguments: ["Rate, button, actions available", "Rate", "button", "actions available"])
  func aWholeStopOrAFragmentIsFound(_ text: String) throws {
    #expect(try FlowFolderFixture().run("- find: \"\(text)\"\n- focus: rate").hasPassed)
  }

  @Test(arguments: ["Rat", "rate", "RATE", "AVAIL", "/R.te/", "Rate, {{any}}", "{{any}} available"])
  func aPartOfAFragmentIsFoundWhateverItsCapitals(_ text: String) throws {
    #expect(try FlowFolderFixture().run("- find: \"\(text)\"\n- focus: rate").hasPassed)
  }

  @Test func aPartOfAllThatIsSaidIsFoundWhereItIsAskedFor() throws {
    let steps = "- find: {contains: \"rate, button\", limit: 2}\n- focus: rate"
    let result = try FlowFolderFixture().run(steps)
    #expect(result.hasPassed)
    #expect(result.steps.last?.command == "find {contains: \"rate, button\"} (2 at the most)")
  }

  /// `Pay` is the button, not the first thing that holds the word.
  @Test(arguments: [
    ("Pay", "pay"), ("pay", "pay"), ("paym", "payment"), ("ment", "payment"),
    ("{contains: pay}", "payment"), ("{text: Pay, limit: 2}", "payment"), ("by card", "card"),
  ])
  func aStopThatSaysItWholeGoesBeforeANearerOneThatHoldsIt(_ text: String, _ id: String) throws {
    let fixture = try FlowFolderFixture([
      "p.screen.yaml": """
      elements:
        - {heading: Order, id: order}
        - {heading: Payment, id: payment}
        - {button: Pay by card, id: card}
        - {button: Pay, id: pay}
        - {text: The end, id: end}
      """
    ])
    let result = try fixture.run("- find: \(text)\n- focus: \(id)", screens: "{p: p.screen.yaml}")
    #expect(result.failures.map(\.description) == [])
  }

  @Test(arguments: ["Rate, button", "Rate button", "Rates", "/Rat/"])
  func anythingElseIsNot(_ text: String) throws {
    let result = try FlowFolderFixture().run("- find: \"\(text)\"")
    #expect(
      result.failures.map(\.error.message) == ["\"\(text)\" was not heard before the last element"])
    #expect(result.failures.first?.lastStops == Self.stops + ["Help, link"])
  }

  @Test func namesOfContainersMayBeLeftOut() throws {
    let fixture = try FlowFolderFixture([
      "list.screen.yaml": "elements: [{heading: A}, {list: Things, children: [{button: One}]}]"
    ])
    for text in ["One, button, list start", "Things, One, button, list start", "Things", "One"] {
      let result = try fixture.run("- find: \"\(text)\"", screens: "{list: list.screen.yaml}")
      #expect(result.hasPassed, "\(text)")
    }
  }

  @Test func whatStandsBetweenCommasIsFound() throws {
    let fixture = try FlowFolderFixture([
      "a.screen.yaml": "elements: [{heading: A}, {text: \"Priya, Monday, Great!\", id: b}]"
    ])
    for text in ["Priya", "Monday", "Great!"] {
      let result = try fixture.run("- find: \(text)\n- focus: b", screens: "{a: a.screen.yaml}")
      #expect(result.hasPassed, "\(text)")
    }
  }

  /// On a group nothing of what lies in it is heard.
  @Test func aGroupIsFoundByItsOwnWordsOnly() throws {
    let fixture = try FlowFolderFixture([
      "g.screen.yaml":
        "elements: [{heading: A}, {group: Fruits, children: [{text: Apple, id: apple}]}, {text: End}]"
    ])
    let steps = "- rotor: Navigation Style\n- down\n- next\n- hear: Fruits\n"
    func run(_ more: String) throws -> [String] {
      try fixture.run(steps + more, screens: "{g: g.screen.yaml}").failures.map(\.error.message)
    }
    #expect(try run("- find: Fruits\n- hear: Fruits") == [])
    #expect(try run("- rotor: Headings\n- find: Fruits\n- hear: Headings") == [])
    #expect(
      try run("- find: Apple\n- hear: Fruits") == [
        "\"Apple\" was not heard before the last element"
      ])
    #expect(try run("- in\n- find: Apple\n- focus: apple") == [])
  }

  @Test func theLimitIsANumberOfSwipes() throws {
    let fixture = try FlowFolderFixture()
    #expect(try fixture.run("- find: {text: Help, limit: 4}").hasPassed)
    let result = try fixture.run("- find: {text: Help, limit: 3}\n- hear: never")
    #expect(result.failures.map(\.error.message) == ["\"Help\" was not heard in 3 swipes"])
    #expect(try fixture.run("- find: {text: Recipes, limit: 0}").hasPassed)
    let none = try fixture.run("- find: {text: Help, limit: 0}")
    #expect(none.failures.map(\.error.message) == ["\"Help\" was not heard in 0 swipes"])
  }

  /// `find` goes forward; what it passed is told, and how to get there.
  @Test func whatStandsBeforeTheCursorIsToldAndNotAdvised() throws {
    let fixture = try FlowFolderFixture()
    let result = try fixture.run("- find: Stars\n- find: Rate")
    #expect(
      result.failures.map(\.error.message) == [
        "\"Rate\" comes before the element where the search began: \"Rate, button, actions available\""
      ])
    #expect(
      result.failures.first?.error.suggestion
        == "\"find\" searches forwards; write \"first\" before it")
    #expect(try fixture.run("- find: Stars\n- first\n- find: Rate\n- focus: rate").hasPassed)
  }

  @Test func aFailedSearchEndsTheFlow() throws {
    let result = try FlowFolderFixture().run("- find: nowhere\n- touch: nothing\n- hear: x")
    #expect(result.failures.count == 1)
    #expect(result.breakdown == nil)
  }
}
