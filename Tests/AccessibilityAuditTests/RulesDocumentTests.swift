import AccessibilityAudit
import Foundation
import GoldenFiles
import Testing

/// The article of the rules is what the rules say.
@Suite struct RulesDocumentTests {
  @Test func theArticleIsMadeFromTheRules() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = repository.appending(path: "Sources/Earshot/Earshot.docc/Reference/AuditRules.md")
    try GoldenFile(article).expect(RulesDocument().text)
  }
}
