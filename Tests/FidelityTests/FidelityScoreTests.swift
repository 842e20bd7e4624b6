import AccessibilityTree
import Fidelity
import Testing
import Transcript
import TranscriptDiff
import Voices

/// What counts as the same, as the same words, and as the same order.
@Suite struct FidelityScoreTests {
  /// What was heard on the screen "Lassi" (heading), "Rate" (button), "Share" (button), and the score.
  struct Row: CustomTestStringConvertible, Sendable {
    let heard: [String]
    let exact: Int
    let words: Int
    let order: Int
    let added: Int
    var testDescription: String { heard.joined(separator: " / ") }

    init(_ heard: [String], exact: Int, words: Int, order: Int, added: Int = 0) {
      (self.heard, self.exact, self.words) = (heard, exact, words)
      (self.order, self.added) = (order, added)
    }
  }

  static let rows: [Row] = [
    Row(["Lassi Heading", "Rate Button", "Share Button"], exact: 3, words: 3, order: 3),
    Row(["Lassi, heading", "RATE button!", "Share Button"], exact: 1, words: 3, order: 3),
    Row(["Rate Button", "Lassi Heading", "Share Button"], exact: 3, words: 3, order: 2),
    Row(["Lassi Heading", "Rate it Button", "Share Button"], exact: 2, words: 2, order: 3),
    Row(["Lassi Heading", "Rate Button"], exact: 2, words: 2, order: 2, added: 1),
    Row(
      ["Lassi Heading", "Rate Button", "Share Button", "Home indicator"], exact: 3, words: 3,
      order: 3),
    Row(["Entirely different"], exact: 0, words: 0, order: 0, added: 3),
  ]

  @Test("is counted", arguments: rows)
  func counted(_ row: Row) throws {
    let score = try comparison(row.heard).score
    #expect(score.heard == row.heard.count)
    #expect(score.exact == row.exact)
    #expect(score.sameWords == row.words)
    #expect(score.sameOrder == row.order)
    #expect(score.added == row.added)
  }

  @Test func percentagesAreRoundedDown() throws {
    var score = try comparison(["Lassi Heading", "Rate Button", "Share"]).score
    #expect(score.percentage(.exact) == 66.6)
    #expect(score.percentage(.order) == 100)
    score.add(score)
    #expect(score.heard == 6)
    #expect(score.percentage(.exact) == 66.6)
    #expect(FidelityScore().percentage(.exact) == 100)
  }

  @Test func placeholdersOfARecordingAreItsWords() throws {
    #expect(try comparison(["{{any}}", "{{any}}", "{{any}}"]).score.exact == 0)
  }

  @Test func anArrivalBeginsWithTheNameOfTheApp() throws {
    let heard = ["Recipes Lassi Heading", "Rate Button", "Share Button"]
    #expect(try comparison(heard, arrives: true).diff.isEmpty)
    #expect(try comparison(heard, arrives: false).score.exact == 2)
  }

  @Test func versionsAreCountedTogetherAcrossFiles() throws {
    let capture = Capture(name: "a", screen: Self.screen, heard: [RecordedStop("Lassi Heading")])
    let file = CaptureFile(path: "a", reader: "VoiceOver", version: "iOS 27", captures: [capture])
    var other = file
    other.version = "iOS 26"
    let report = try FidelityReport([file, other, file])
    #expect(report.versions.map(\.name) == ["VoiceOver iOS 27", "VoiceOver iOS 26"])
    #expect(report.versions.map(\.captures) == [2, 1])
    #expect(report.versions.map(\.score.heard) == [2, 1])
    #expect(report.versions.map(\.score.added) == [4, 2])
  }

  private static var screen: Screen {
    var tree = ElementTree()
    tree.add(Element("Lassi", traits: .header))
    tree.add(Element("Rate", traits: .button))
    tree.add(Element("Share", traits: .button))
    return Screen(app: "Recipes", tree: tree)
  }

  private func comparison(_ heard: [String], arrives: Bool = false) throws -> CaptureComparison {
    let stops = heard.map { RecordedStop($0) }
    return try CaptureComparison(
      Capture(name: "a", screen: Self.screen, heard: stops, arrives: arrives),
      style: .utterance, path: "a.capture.yaml")
  }
}
