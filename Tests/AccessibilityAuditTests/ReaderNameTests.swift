import AccessibilityAudit
import Foundation
import Readers
import Reports
import ScreenReader
import Testing
import Transcript

/// Findings name the reader that is heard, and no other one.
@Suite struct ReaderNameTests {
  private static let desk: Reader = {
    var reader = Reader.voiceOverIOS
    reader.name = "desk"
    reader.title = "Desk"
    reader.version = "3"
    return reader
  }()

  private static func reports(
    _ id: String
  ) throws -> (words: [String: String], results: [AuditResult]) {
    let rule = try #require(Rules.rule(named: id))
    let results = try AuditFixture.results(
      of: rule, in: AuditFixture.fixtures.appending(path: id), named: "fail",
      options: ReaderOptions(reader: desk))
    let report = AuditReport(results, by: Audit(RuleSelection(only: [id])))
    var words: [String: String] = [:]
    for name in ReportFormats.names { words[name] = try ReportTests.text(name, report) }
    return (words, results)
  }

  // Apple's name stays where a rule is about keys of Apple's system or a page of its guidelines; nobody reads where the
  // flow of a rule is one of a keyboard alone.
  private static let ids = Rules.ids.filter {
    ![
      "shortcut-overrides-system", "custom-gesture-blocked", "focus-trapped", "keys-ignored",
      "focus-leaves-dialog",
    ].contains($0)
  }

  @Test(arguments: ids) func noOtherReaderIsNamed(_ id: String) throws {
    let (words, results) = try Self.reports(id)
    for (format, text) in words {
      #expect(!text.contains("VoiceOver"), "\(format)")
      #expect(!text.contains("{reader}"), "\(format)")
    }
    #expect(results.allSatisfy { $0.reader == "desk" && $0.readerVersion == "3" })
  }

  @Test func everyFormatForMachinesNamesTheReaderAndItsVersion() throws {
    let words = try Self.reports("label-missing").words
    #expect(words["text"]?.contains(": Desk says only \"button\".") == true)
    #expect(words["json"]?.contains(#""reader": "desk", "readerVersion": "3""#) == true)
    #expect(words["sarif"]?.contains(#""id": "accessibility/desk-en-US/""#) == true)
    #expect(words["sarif"]?.contains(#""reader": "desk", "readerVersion": "3""#) == true)
    #expect(words["junit"]?.contains("<property name=\"reader\" value=\"desk\"/>") == true)
    #expect(words["junit"]?.contains("<property name=\"readerVersion\" value=\"3\"/>") == true)
    #expect(words["markdown"]?.contains("\nHeard by desk 3.\n") == true)
  }

  /// What an app calls its things is no gap of ours.
  @Test func aLabelIsNoGap() throws {
    let screen = try AuditFixture.screen("elements: [{button: \"Tap here {reader}\"}]")
    let report = AuditReport([Audit().run(screen)], by: Audit())
    #expect(try ReportTests.text("text", report).contains("\"Tap here {reader}\" names"))
  }

  @Test func aPageNamesAReader() throws {
    let page = try #require(Rules.rule(named: "element-unreachable")).page
    #expect(page.naming("Desk").title == "Desk never reaches a control")
    #expect(page.naming("VoiceOver").text.contains(": VoiceOver never reaches a control\n"))
  }
}
