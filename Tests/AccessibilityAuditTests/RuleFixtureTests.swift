import AccessibilityAudit
import Foundation
import GoldenFiles
import Testing

/// Every rule has a folder with a failing, a passing and a not applicable input, and the exact words.
@Suite struct RuleFixtureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let name: String
    var testDescription: String { "\(id) \(name)" }
  }

  static let names = ["fail", "pass", "na"]
  static let cases = Rules.ids.flatMap { id in names.map { Case(id: id, name: $0) } }

  @Test(arguments: cases)
  func saysExactlyThis(_ test: Case) throws {
    let rule = try #require(Rules.rule(named: test.id))
    let folder = AuditFixture.fixtures.appending(path: test.id)
    let results = try AuditFixture.results(of: rule, in: folder, named: test.name)
    let expected = GoldenFile(folder.appending(path: "\(test.name).txt"))
    try expected.expect(AuditFixture.text(of: results))
    let outcomes = results.map(\.results[0].outcome)
    switch test.name {
    case "fail": #expect(outcomes.contains(.fail) || outcomes.contains(.review))
    case "pass": #expect(outcomes.allSatisfy { $0 == .pass })
    default: #expect(outcomes.allSatisfy { $0 == .notApplicable })
    }
  }

  @Test func everyFolderBelongsToARule() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: AuditFixture.fixtures.path)
    #expect(Set(folders).subtracting(["Flows"]) == Set(Rules.ids))
  }
}
