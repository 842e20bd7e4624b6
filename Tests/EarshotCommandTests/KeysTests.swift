import Foundation
import Testing

/// `earshot keys`: where the focus of a keyboard goes.
@Suite("earshot keys")
struct KeysTests {
  private static let screen = """
    screen: Shop
    elements:
      - text: Ready
      - {id: rate, button: Rate}
      - {button: Share, keyboardFocusable: false}

    """

  @Test func itsOrderIsListed() throws {
    let outcome = try Earshot.run(["transcript", "--show", "keys", "-"], input: Self.screen)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output == "Tab → Rate\nnever → Share\n")
  }

  @Test func itsOrderIsWrittenAsJSON() throws {
    let outcome = try Earshot.run(
      ["transcript", "--show", "keys", "-", "--format", "json"], input: Self.screen)
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(value["format"] as? String == "earshot-keys")
    let groups = try #require(value["groups"] as? [[String: Any]])
    let elements = groups.compactMap { $0["elements"] as? [[String: Any]] }.joined()
    #expect(elements.map { $0["element"] as? String } == ["rate"])
    #expect((value["unreached"] as? [[String: Any]])?.first?["name"] as? String == "Share")
  }

  @Test func theWaysToAnElementAreTold() throws {
    let outcome = try Earshot.run(
      ["transcript", "--show", "keys", "-", "--to", "Rate"], input: Self.screen)
    #expect(outcome.output.hasPrefix("Tab, Space    2 presses, 1.9 s\n"), "\(outcome.output)")
  }

  static let mistakes: [(arguments: [String], input: String, error: String)] = [
    (["--to", "Share"], screen, "the focus cannot reach \"Share\", according to the input"),
    (["--to", "Ready"], screen, "\"Ready\" does not respond to the user"),
    (["--to", "Rtae"], screen, "did you mean \"Rate\"?"),
    ([], "platform: tvos\nelements: [button: Play]", "there is no Tab order on tvos"),
  ]

  @Test(arguments: mistakes)
  func whatCannotBeToldIsSaid(_ row: (arguments: [String], input: String, error: String)) throws {
    let outcome = try Earshot.run(
      ["transcript", "--show", "keys", "-"] + row.arguments, input: row.input)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(row.error), "\(outcome.error)")
  }

  @Test func nothingToFocusIsSaid() throws {
    let outcome = try Earshot.run(
      ["transcript", "--show", "keys", "-"], input: "elements: [text: Ready]")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.error.contains("the focus cannot reach anything"))
  }
}
