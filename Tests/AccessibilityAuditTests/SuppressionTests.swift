import Documents
import Foundation
import Testing

@testable import AccessibilityAudit

/// Findings that are accepted, and findings that were there before.
@Suite struct SuppressionTests {
  private static func suppressions(_ text: String) throws -> [Suppression] {
    try SuppressionFile.read(
      SourceText(bytes: Array(text.utf8), path: "audit.suppressions"))
  }

  private static let photo = "screen: Photo\nelements:\n  - {traits: [button], id: share}\n"

  private static func outcome(_ lines: String, today: String = "2030-06-01") throws -> (
    outcome: Outcome, problems: [String]
  ) {
    let report = try ReportTests.report(
      photo, RuleSelection(only: ["label-missing"]), suppressions: try suppressions(lines),
      today: Day(today))
    return (report.results[0].results[0].outcome, report.problems.map(\.message))
  }

  @Test(arguments: [
    "label-missing Photo/share The next release repairs it.",
    "label-missing photo/share The file's name will do.",
    "label-missing photo.screen.yaml/0 until=2030-06-01 The path will do, and the day is not over.",
    "# only a comment\n\nlabel-missing \"Photo/share\" A name in quotes.", "* */* Everything.",
  ])
  func hidesWhatItNames(_ line: String) throws {
    let (outcome, problems) = try Self.outcome(line)
    #expect(outcome == .suppressed)
    #expect(problems == [])
  }

  @Test func oneThatHidesNothingIsTold() throws {
    let (outcome, problems) = try Self.outcome("label-missing Photo/other Old.\n")
    #expect(outcome == .fail)
    #expect(
      problems == [
        "the suppression of \"label-missing\" hides nothing; the rule has findings at Photo/share: name one of "
          + "them, or remove the suppression"
      ])
  }

  @Test func oneOfAWholeScreenWithoutFindingsIsToldToGo() throws {
    let (_, problems) = try Self.outcome("label-missing Other/* Old.\n")
    #expect(problems == ["the suppression of \"label-missing\" hides nothing; remove it"])
  }

  @Test func oneThatHasEndedHidesNothingAndIsAnError() throws {
    let (outcome, problems) = try Self.outcome("label-missing Photo/share until=2030-05-31 Soon.\n")
    #expect(outcome == .fail)
    #expect(
      problems == [
        "the suppression of \"label-missing\" expired on 2030-05-31; fix what it hides, or give it a "
          + "new date and reason"
      ])
  }

  @Test(arguments: [
    ("label-missin Photo/share x", "1:1: error: unknown rule \"label-missin\""),
    ("label-missing", "1:1: error: the suppression does not name a screen"),
    ("\nlabel-missing Photo x", "2:15: error: \"Photo\" does not name an element"),
    (
      "label-missing Photo/share",
      "1:1: error: the suppression of \"label-missing\" gives no reason"
    ),
    (
      "label-missing Photo/share until=2030-13-01 x",
      "1:27: error: \"until=2030-13-01\" is not a date"
    ),
    ("label-missing \"Photo/share x", "1:15: error: the quote is not closed"),
  ])
  func whatIsWrittenWrongIsToldWithItsPlace(_ text: String, _ message: String) {
    let error = #expect(throws: SourceError.self) { try Self.suppressions(text) }
    #expect(error?.summary == "audit.suppressions:\(message)")
  }

  @Test func aScreenCarriesItsOwn() throws {
    let report = try ReportTests.report(
      """
      screen: Photo
      elements:
        - ignore: [{rule: label-missing, reason: Drawn by the system, until: 2030-01-01}]
          children: [{traits: [button]}]
        - {button: Save, ignore: {label-missing: Nothing is wrong here, label-mising: Misspelt}}
      """, RuleSelection(only: ["label-missing"]), today: Day("2029-12-31"))
    let finding = try #require(report.results[0].findings.first)
    #expect(finding.suppression?.origin == .inSource)
    #expect(finding.suppression?.reason == "Drawn by the system")
    #expect(
      report.problems.map(\.message) == [
        "the suppression of \"label-missing\" hides nothing; remove it",
        "the suppression names the unknown rule \"label-mising\"; did you mean \"label-missing\"?",
      ])
    #expect(report.problems.map(\.location?.line) == [5, 5])
    #expect(report.fails(on: .error))
  }

  @Test func aBaselineLetsOnlyNewFindingsCount() throws {
    let selection = RuleSelection(only: ["label-missing"])
    let old = try ReportTests.report(Self.photo, selection)
    let sarif = try ReportTests.text("sarif", old)
    let baseline = try Baseline(SourceText(bytes: Array(sarif.utf8), path: "old.sarif"))
    let new = try ReportTests.report(
      "screen: Photo\nelements:\n  - {heading: New}\n  - {traits: [button], id: share}\n  - {traits: [link]}\n",
      selection, baseline: baseline)
    #expect(old.fails(on: .error))
    #expect(new.results[0].findings.map(\.isKnown) == [true, false])
    #expect(new.count(.error) == 1)
    let same = try ReportTests.report(Self.photo, selection, baseline: baseline)
    #expect(!same.fails(on: .note))
  }

  @Test(arguments: [
    ("{}", "1:1: error: a baseline is a SARIF file with \"runs\""),
    (
      #"{"runs": [{"results": [{}]}]}"#,
      "1:24: error: this result has no fingerprint \"primaryLocationLineHash\""
    ),
  ])
  func aBaselineThatIsNoneIsRefused(_ text: String, _ message: String) {
    let error = #expect(throws: SourceError.self) {
      try Baseline(SourceText(bytes: Array(text.utf8), path: "old.sarif"))
    }
    #expect(error?.summary == "old.sarif:\(message)")
  }

  /// What changes elsewhere, or counts up inside a label, leaves a fingerprint as it is.
  @Test func aFingerprintStaysWhenTheScreenChangesElsewhere() throws {
    func prints(_ elements: String) throws -> [String] {
      try ReportTests.report(
        "screen: Photo\nelements:\n\(elements)", RuleSelection(only: ["label-punctuated"])
      ).results[0].findings.map(\.fingerprint)
    }
    let one = try prints("  - children: [{button: Delete 3 items.}]\n")
    #expect(one.count == 1)
    #expect(
      try prints("  - heading: New\n  - children: [{text: A}, {button: Delete 12 items.}]\n") == one
    )
    let two = try prints("  - children: [{button: Delete 3 items.}, {button: Delete 3 items.}]\n")
    #expect(two.first == one.first)
    #expect(Set(two).count == 2)
    #expect(try prints("  - children: [{button: Discard 3 items.}]\n") != one)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func theHashIsThatOfTheStandard(_ message: String, _ hash: String) {
    #expect(SHA256.hexadecimal(message.utf8) == hash)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (951_782_400, "2000-02-29"), (1_709_164_800, "2024-02-29"),
    (4_102_444_799, "2099-12-31"), (-1, "1969-12-31"),
  ])
  func daysAreThoseOfTheCalendar(_ seconds: Int, _ day: String) {
    #expect(Day(secondsSince1970: seconds).description == day)
    #expect(Day(day) == Day(secondsSince1970: seconds))
  }
}
