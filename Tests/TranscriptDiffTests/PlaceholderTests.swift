import Documents
import Testing
import Transcript
import TranscriptDiff

/// What a recording leaves open.
@Suite("Placeholders")
struct PlaceholderTests {
  /// A row of flags is one of halves that are counted from its start at every step back.
  @Test func aLongRowOfFlagsIsCompared() throws {
    let flags = String(repeating: "\u{1F1E6}", count: 500_000)
    let most = flags.unicodeScalars.prefix(1_024).map(String.init).joined()
    #expect(try DiffSides.difference("Start\n\(most){", "Start\n\(most)x") != [])
    #expect(!HeardText.holds(flags, "{{number}} flags"))
    #expect(HeardText.holds(flags + ", Cafe\u{301}", "CAF\u{C9}"))
  }

  @Test(arguments: [
    ("Rated {{number}} times", "Rated 3 times"), ("{{number}}", "−1,204.5"), ("{{number}}", "١٢"),
    ("{{number}}%", "7%"), ("{{any}}", "Anything, button"), ("Hello, {{any}}!", "Hello, Ana (2)!"),
    ("{{any}}, {{number}} of {{number}}", "Home, tab, 1 of 4"), ("[{{any}}]", "[boundary]"),
    ("{{date}}", "2026-11-21"), ("{{date}}", "21.11.2026"), ("{{date}}", "11/21/26"),
    ("{{date}}", "Saturday, November 21, 2026 at 9:41 AM"), ("{{date}}", "21 novembre 2026"),
    ("{{date}}", "21 de noviembre de 2026"), ("{{date}}", "2026년 11월 21일"),
    ("{{date}}", "2026年11月21日"), ("{{date}}", "9:41 PM"), ("{{date}}", "16:08"),
    ("{{date}}", "2026-11-21T16:08:41Z"), ("{{date}}", "Nov 21"),
    ("Sent {{date}}, read", "Sent 16:08, read"),
    ("/Order [0-9A-F]{4}, button/", "Order 00F3, button"), ("/.*/", "Anything"),
    ("/home/", "/home/"), ("/(/", "/(/"), ("x\\Q{{number}}\\E", "x\\Q5\\E"),
    ("{{other}}", "{{other}}"), ("/Größe \\w+, Taste/", "Größe Ü, Taste"),
  ])
  func isFilled(recorded: String, heard: String) throws {
    #expect(try DiffSides.difference("Start\n\(recorded)", "Start\n\(heard)") == [])
    #expect(try DiffSides.difference("Start\n\(heard)", "Start\n\(recorded)") == [])
    let hints = ("Start\n    \(recorded)", "Start\n    \(heard)")
    #expect(try DiffSides.difference(hints.0, hints.1) == [])
  }

  @Test(arguments: [
    ("Rated {{number}} times", "Rated many times"), ("{{number}}", "3 times"),
    ("{{date}}", "Rate, button"), ("{{date}}", "12"), ("/home/", "home, button"),
    ("/Order [0-9]+/", "Order 12, button"), ("{{other}}", "5"),
  ])
  func isNotFilled(recorded: String, heard: String) throws {
    #expect(try DiffSides.difference("Start\n\(recorded)", "Start\n\(heard)") != [])
  }

  @Test func aLabelOfTheScreenIsNoPlaceholder() throws {
    let screen = try DiffSides.heard("elements: ['{{any}}']")
    let diff = try TranscriptDiff(from: screen, to: DiffSides.recorded("Rate, button"))
    #expect(!diff.isEmpty)
  }

  @Test func aTextThatIsHeardAsRecordedStandsForItself() throws {
    // Were it an expression, it would be none; were it taken first, it would stand for "New".
    #expect(
      try DiffSides.difference("/(/\nPay", "New\n/(/\nPay") == [
        "1 added", "added: stop 1", "    {+New+}",
      ])
    #expect(try DiffSides.difference("{{any}}\nPay", "New\n{{any}}\nPay").first == "1 added")
  }

  @Test(arguments: [
    ("{{any}}\nRate, button", "Rate, button\nRate, button"),
    ("Rate, button\n{{any}}", "Rate, button\nRate, button"),
    ("{{number}} euros\nFee\n5 euros\n7 euros", "5 euros\nFee\n5 euros\n7 euros"),
    ("Start\nMango lassi\nPay\nMa{{any}}", "Start\nMa{{any}}\nPay\nMa{{any}}"),
  ])
  func mayBeFilledByWhatIsRecordedElsewhere(recorded: String, heard: String) throws {
    #expect(try DiffSides.difference(recorded, heard) == [])
  }

  @Test func whatIsRecordedByItselfFillsNothing() throws {
    #expect(
      try DiffSides.difference("{{any}}\nRate\nPay", "Rate\nPay")
        == ["1 removed", "removed: stop 1", "    [-{{any}}-]"])
  }

  @Test func manyPlaceholdersKeepTheirPlaces() throws {
    let recorded = (0..<3_000).map { "Row \($0 % 7), {{number}} grams" }.joined(separator: "\n")
    var rows = (0..<3_000).map { "Row \($0 % 7), \($0) grams" }
    #expect(try DiffSides.difference(recorded, rows.joined(separator: "\n")) == [])
    rows.insert("Pay, button", at: 1_500)
    #expect(
      try DiffSides.difference(recorded, rows.joined(separator: "\n"))
        == ["1 added", "added: stop 1501", "    {+Pay, button+}"])
  }

  @Test(arguments: [
    (
      "Start\n/(ab/", "Start\nab",
      """
      old.transcript.txt:2:1: error: the regular expression "/(ab/" is not valid: missing closing parenthesis \
      (at character 4)
          2 | /(ab/
            | ^
        text between slashes is a regular expression, unless the utterance is exactly this text
      """
    ),
    (
      "Start\n    /a{2,1}/", "Start\n    aa",
      """
      old.transcript.txt:2:5: error: the regular expression "/a{2,1}/" is not valid: numbers out of order in \
      {} quantifier (at character 6)
          2 |     /a{2,1}/
            |     ^
        text between slashes is a regular expression, unless the utterance is exactly this text
      """
    ),
    (
      "/(a+)+b/", String(repeating: "a", count: 60) + "bc",
      """
      old.transcript.txt:1:1: error: the text "/(a+)+b/" takes too many steps to compare
          1 | /(a+)+b/
            | ^
        use fewer nested repetitions
      """
    ),
  ])
  func whatCannotBeComparedIsSaid(recorded: String, heard: String, message: String) throws {
    let error = #expect(throws: SourceError.self) {
      try DiffSides.difference(recorded, heard)
    }
    #expect(error?.description == message)
  }

  /// A step of a long expression goes through all of it; with as many steps as a short one, this took minutes.
  @Test func aLongExpressionTakesFewerSteps() throws {
    let recorded = "/" + String(repeating: "a*", count: 30_000) + "/"
    let heard = (0..<60).map { "a!\($0)" }.joined(separator: "\n")
    let error = #expect(throws: SourceError.self) { try DiffSides.difference(recorded, heard) }
    #expect(error?.message.contains("takes too many steps to compare") == true)
  }

  @Test func expressionsThatTakeLongEndTogether() throws {
    // Each takes many steps without being refused; all of them share one supply.
    let recorded = (0..<2_000).map { "/(a|aa)+\($0)/" }.joined(separator: "\n")
    let heard = (0..<2_000).map { String(repeating: "a", count: 20) + "\($0)a" }.joined(
      separator: "\n")
    #expect(throws: SourceError.self) { try DiffSides.difference(recorded, heard) }
  }
}
