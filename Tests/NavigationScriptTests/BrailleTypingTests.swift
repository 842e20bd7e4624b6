import Braille
import Documents
import NavigationScript
import Testing

/// What is typed by braille screen input.
@Suite("Typing in braille", .enabled(if: hasTables, "liblouis is not installed"))
struct BrailleTypingTests {
  private static let steps = "- touch: name\n- activate\n"

  @Test(arguments: [
    ("{dots: [1-2-3-5, 1, 2-3-4-5, 1-5]}", "> type rate"),
    ("{dots: [6, 1, space, 3-4-5-6, 1]}", "> type A 1"),
    ("{dots: [2-3-4-6], table: en-g2}", "> type the"),
  ])
  func isHeardAsText(dots: String, line: String) throws {
    let heard = try FlowFolderFixture().heard(Self.steps + "- type: \(dots)")
    #expect(heard.contains(line), "\(heard)")
  }

  @Test(arguments: [
    (
      "{dots: [1-2, 9]}",
      "t.flow.yaml:5:22: error: \"9\" is not a chord"
    ),
    (
      "{dots: [1, 1-2-3-4-5-6, 4]}",
      "t.flow.yaml:5:20: error: the chord has no meaning here in the table en-g1"
    ),
    ("{dots: []}", "t.flow.yaml:5:16: error: \"dots\" takes 1 to 1000 chords, not 0"),
    ("{dots: [1], table: en-g5}", "t.flow.yaml:5:28: error: unknown braille table \"en-g5\""),
    ("{table: en-g1}", "t.flow.yaml:5:9: error: \"type\" needs text or \"dots\""),
    ("{dot: [1]}", "t.flow.yaml:5:10: error: unknown key \"dot\" of \"type\""),
  ])
  func mistakesHaveTheirPlace(dots: String, message: String) throws {
    let error = try #require(throws: SourceError.self) {
      try FlowFolderFixture().run(Self.steps + "- type: \(dots)")
    }
    #expect(error.summary == message)
  }
}

private let hasTables: Bool = {
  guard let tables = try? BrailleTables(), let table = try? tables.table("", for: "en") else {
    return false
  }
  return (try? BrailleTranslator(table, in: tables)) != nil
}()
