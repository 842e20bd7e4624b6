import Testing

@Suite struct UsageTests {
  private static let screen = """
    screen: Recipe
    elements:
      - button: Rate
        hint: Rates this recipe.
      - list: Ingredients
        children: [Two mangoes, Yoghurt]
    """

  static let wrong: [(arguments: [String], problem: String)] = [
    (["nosuch"], "nosuch"), (["transcript"], "<input>"), (["walk", "-", "more"], "more"),
    (["transcript", "-", "--style", "nosuch"], "nosuch"),
    (["transcript", "-", "--format", "nosuch"], "nosuch"),
    (["transcript", "-", "--reader", "nosuch"], "nosuch"),
    (["transcript", "-", "--without", "hints,nosuch"], "nosuch"),
    (["transcript", "-", "--from", "nosuch"], "unknown format \"nosuch\""),
    (["transcript", "-", "--from", "screens"], "did you mean \"screen\"?"),
    (["transcript", "-", "--nosuch"], "--nosuch"), (["transcript", "-", "--style"], "--style"),
    (["convert", "-", "--to", "nosuch"], "nosuch"),
    (["convert", "-", "--from", "nosuch"], "nosuch"),
  ]

  @Test(arguments: wrong)
  func wrongUsageHasStatusSixtyFour(_ wrong: (arguments: [String], problem: String)) throws {
    let outcome = try Earshot.run(wrong.arguments, input: Self.screen)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("Error: "))
    #expect(outcome.error.contains(wrong.problem))
  }

  static let results: [(arguments: [String], output: String)] = [
    (
      ["--without", "containers"],
      "Rate, button\n    Rates this recipe.\nTwo mangoes\nYoghurt\n"
    ),
    (["--without", "containers", "--no-hints"], "Rate, button\nTwo mangoes\nYoghurt\n"),
    (["--without", "hints,containers"], "Rate, button\nTwo mangoes\nYoghurt\n"),
    (["--without", "hints, containers"], "Rate, button\nTwo mangoes\nYoghurt\n"),
    (
      ["--from", "screen", "--language", "en-GB", "--without", "hints,containers"],
      "Rate, button\nTwo mangoes\nYoghurt\n"
    ),
  ]

  @Test(arguments: results)
  func optionsChangeWhatIsHeard(_ row: (arguments: [String], output: String)) throws {
    let outcome = try Earshot.run(["transcript", "-"] + row.arguments, input: Self.screen)
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(outcome.output == row.output)
  }

  @Test func aScreenInALanguageWithoutWordsIsReadWithARemark() throws {
    let outcome = try Earshot.run(
      ["transcript", "-"], input: "language: xx\nelements: [button: Rate]")
    #expect(outcome.status == 0)
    #expect(outcome.output == "Rate, button\n")
    #expect(
      outcome.error == "earshot: no words in the language \"xx\" yet: roles are English\n")
  }

  @Test func convertWritesBothForms() throws {
    let json = try Earshot.run(["convert", "-", "--to", "json"], input: Self.screen)
    #expect(json.status == 0)
    let yaml = try Earshot.run(["convert", "-"], input: json.output)
    #expect(
      yaml.output == """
        screen: Recipe
        elements:
          - button: Rate
            hint: Rates this recipe.
          - list: Ingredients
            children:
              - Two mangoes
              - Yoghurt

        """)
  }
}
