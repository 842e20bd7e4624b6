import Testing

/// `earshot compare` as a user runs it.
@Suite struct CompareTests {
  /// A hierarchy of two elements; the tool's words for the second one are given.
  private static func hierarchy(_ description: String, hint: String = "null") -> String {
    """
    [{"element": {"_0": {"label": "Rate", "traits": ["button"], "description": "Rate. Button.",
       "usesDefaultActivationPoint": true}, "traversalIndex": 0}},
     {"element": {"_0": {"label": "Loud", "value": "1", "traits": ["button", "switchButton"],
       "identifier": "loud", "description": "\(description)", "hint": \(hint)}, "traversalIndex": 1}}]
    """
  }

  private static let toggle = #""Double tap to toggle setting.""#

  @Test func equalWordsAreNoFinding() throws {
    let input = Self.hierarchy("Loud. Switch Button. On.", hint: Self.toggle)
    let outcome = try Earshot.run(["compare", "-"], input: input)
    #expect(outcome.status == 0)
    #expect(outcome.output == "2 of 2 described elements match\n")
  }

  @Test func aWholeScreenIsHeardAsItsToolDescribesIt() throws {
    let tests = #filePath.split(separator: "/").dropLast(2).reduce(into: "") { $0 += "/\($1)" }
    let file = tests + "/TreeFormatsTests/Fixtures/accessibilitysnapshot/described-plot.json"
    let outcome = try Earshot.run(["compare", file])
    #expect(outcome.output == "27 of 27 described elements match\n")
    #expect(outcome.status == 0)
  }

  @Test func eachDifferenceNamesItsElementAndBothSides() throws {
    let input = Self.hierarchy("Loud: 1. Button.", hint: Self.toggle)
    let outcome = try Earshot.run(["compare", "-"], input: input)
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        loud (0/1)
          theirs: Loud: 1. Button. [hint: Double tap to toggle setting.]
          ours:   Loud. Switch Button. On. [hint: Double tap to toggle setting.]

        1 of 2 described elements match

        """)
    let json = try Earshot.run(["compare", "-", "--format", "json"], input: input)
    #expect(json.status == 1)
    #expect(
      json.output == """
        {"format": "earshot-comparison", "version": 1, "described": 2,
         "differences": [
          {"element": "loud", "path": "0/1", "theirs": {"text": "Loud: 1. Button.", "hint": \
        "Double tap to toggle setting."}, "ours": {"text": "Loud. Switch Button. On.", "hint": \
        "Double tap to toggle setting."}}]}

        """)
  }

  @Test func aMissingHintIsADifference() throws {
    let outcome = try Earshot.run(
      ["compare", "-"], input: Self.hierarchy("Loud. Switch Button. On."))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("theirs: Loud. Switch Button. On.\n"))
  }

  @Test func anElementThatWeDoNotStopAtIsADifference() throws {
    let input = """
      [{"element": {"_0": {"label": "Gone", "description": "Gone", "traits": [], "shape":
         {"type": "frame", "frame": [[5, 5], [0, 0]]}}, "traversalIndex": 0}}]
      """
    let outcome = try Earshot.run(["compare", "-"], input: input)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("(0/0)\n  theirs: Gone\n  ours:   [no stop of the cursor]\n"))
  }

  @Test func anInputWithoutDescriptionsCannotBeCompared() throws {
    let outcome = try Earshot.run(["compare", "-"], input: "elements: [Rate]")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix(
        "<stdin>: error: the input does not contain the utterances of its elements\n  only AccessibilitySnapshot"
      ))
  }

  @Test func anotherStyleIsWrongUsage() throws {
    let outcome = try Earshot.run(["compare", "-", "--style", "spoken"], input: "elements: [Rate]")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("compare works only in the legend style"))
  }
}
