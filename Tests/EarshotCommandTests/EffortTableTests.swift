import Foundation
import Testing

/// `earshot effort --with`: what tasks cost by several technologies.
@Suite("earshot effort --with")
struct EffortTableTests {
  private static let screen = """
    screen: Shop
    size: [400, 800]
    elements:
      - {text: Ready in 10 minutes, frame: [0, 100, 400, 40]}
      - {button: Rate, frame: [0, 200, 400, 44]}
      - {button: Delete, frame: [0, 300, 400, 44]}
      - {id: second, button: Delete, frame: [0, 400, 400, 44]}

    """
  private static let all = "voiceover,switch-control,voice-control,pointer,dwell"

  private static func run(_ arguments: [String], _ input: String = screen) throws
    -> Earshot.Outcome
  {
    try Earshot.run(["effort", "-"] + arguments, input: input)
  }

  private static func rows(_ arguments: [String], _ input: String = screen) throws
    -> [String: [[String: Any]]]
  {
    let outcome = try run(arguments + ["--format", "json"], input)
    #expect(outcome.status == 0, "\(outcome.error)")
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let technologies = try #require(value["technologies"] as? [[String: Any]])
    return Dictionary(
      technologies.compactMap { row in
        (row["name"] as? String).flatMap { name in
          (row["tasks"] as? [[String: Any]]).map { (name, $0) }
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func comparesTasks() throws {
    let rows = try Self.rows(["--to", "Rate", "--to", "second", "--with", Self.all])
    #expect(rows.count == 5)
    let voice = try #require(rows["voice-control"])
    // "Tap Rate"; "Tap Delete", and a number.
    #expect(voice.map { $0["steps"] as? Int } == [1, 2])
    #expect(voice.map { $0["seconds"] as? Double } == [1.8, 3.2])
    let scan = try #require(rows["switch-control"])
    #expect(scan.map { $0["steps"] as? Int } == [0, 2])
    #expect(scan.map { $0["seconds"] as? Double } == [1.3, 3.3])
    // 178 points away and 44 high: log2(178 / 44 + 1) bits.
    #expect(try #require(rows["pointer"])[0]["seconds"] as? Double == 0.34)
    #expect(try #require(rows["dwell"])[0]["seconds"] as? Double == 2.17)
    let heard = try #require(rows["voiceover"])
    #expect(heard.map { $0["unit"] as? String } == ["gesture", "gesture"])
    #expect(try #require(heard[1]["steps"] as? Int) > 1)
  }

  /// The row of the reader that reads the screen has its costs, that of another one says so.
  @Test func theReaderOfThePlatformHasARow() throws {
    let android = Self.screen.replacing("screen: Shop", with: "screen: Shop\nplatform: android")
    let rows = try Self.rows(
      ["--to", "Rate", "--to", "second", "--with", "voiceover,talkback"], android)
    #expect(
      rows["talkback"]?.map { $0["unit"] as? String } == ["gesture", "gesture"], "\(rows)")
    #expect(
      rows["voiceover"]?.map { $0["notApplicable"] as? String }
        == ["this screen is read by TalkBack", "this screen is read by TalkBack"])
  }

  @Test func textIsATable() throws {
    let outcome = try Self.run(
      [
        "--to", "Rate", "--to", "second", "--with", "voice-control,switch-control", "--tap",
        "always",
      ])
    #expect(outcome.status == 0, "\(outcome.error)")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(4) == [
        "                Rate                     second",
        "voice-control   1 utterance, 1.8 s       2 utterances, 3.2 s",
        "switch-control  0 steps, 1 press, 0.7 s  2 steps, 1 press, 2.7 s",
        "",
      ])
    #expect(lines.filter { $0.contains(" assumes: ") }.count == 2)
  }

  static let reasons: [(technology: String, change: (String, String), reason: String)] = [
    ("pointer", ("    size: [400, 800]\n", ""), "has no size"),
    ("pointer", (", frame: [0, 200, 400, 44]", ""), "has no frame"),
    ("dwell", ("{button: Rate", "{text: Rate"), "does not respond"),
    ("switch-control", ("{button: Rate", "{text: Rate"), "does not respond"),
    ("voice-control", ("{button: Rate", "{text: Rate"), "does not respond"),
    (
      "voice-control", ("screen: Shop", "screen: Shop\nplatform: android"),
      "not available on android"
    ),
    (
      "voiceover", ("screen: Shop", "screen: Shop\nplatform: android"),
      "this screen is read by TalkBack"
    ),
  ]

  @Test(arguments: reasons) func whatCannotBeToldIsSaid(
    _ technology: String, _ change: (String, String), _ reason: String
  ) throws {
    // The text of a test is indented; the screen is not.
    let old = change.0.trimmingCharacters(in: .whitespaces)
    let input = Self.screen.replacing(old, with: change.1)
    #expect(input != Self.screen)
    let task = try #require(
      try Self.rows(["--to", "Rate", "--with", technology], input)[technology]?.first)
    let told = try #require(task["notApplicable"] as? String)
    #expect(told.contains(reason), "\(told)")
    #expect(task["seconds"] == nil)
  }

  static let mistakes: [(arguments: [String], error: String)] = [
    (["--to", "Rate", "--with", "switch-kontrol"], "did you mean \"switch-control\"?"),
    (["--with", "pointer"], "--with needs --to"),
    (["--to", "Rate", "--to", "second"], "only with --with"),
    (["--to", "Rate", "--with", "pointer", "--scan", "2"], "need --with switch-control"),
    (["--to", "Ratte", "--with", "pointer"], "did you mean \"Rate\"?"),
  ]

  @Test(arguments: mistakes) func tells(_ arguments: [String], _ error: String) throws {
    let outcome = try Self.run(arguments)
    #expect(outcome.status != 0)
    #expect(outcome.error.contains(error), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
  }
}
