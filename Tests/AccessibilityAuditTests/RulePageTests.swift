import AccessibilityAudit
import Foundation
import Testing

/// The page of a rule is its documentation, and its examples are true.
@Suite struct RulePageTests {
  @Test(arguments: Rules.ids)
  func standsInAFileOfItsNameAndOnce(_ id: String) throws {
    let page = try #require(Rules.rule(named: id)).page
    let file = AuditFixture.project.appending(
      path: "Sources/AccessibilityAudit/Rules/\(page.group.rawValue)/\(Self.typeName(id)).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\nstruct \(Self.typeName(id)): "))
    // What a page says, no comment says again.
    #expect(!text.contains("/// \(page.title)."))
    #expect(page.title.last != "." && page.why.last == ".")
    // Findings that hurt more or less than the page says are told there.
    #expect(!text.contains(", severity: ") && !text.contains(" severity: ") || page.varies != nil)
  }

  @Test(arguments: Rules.ids.filter { Rules.rule(named: $0) is any ScreenRule.Type })
  func hasExamplesThatFailAndPass(_ id: String) throws {
    let rule = try #require(Rules.rule(named: id))
    let audit = Audit(RuleSelection(only: [id]))
    func result(of elements: String) throws -> RuleResult {
      let isWhole = "\n\(elements)".contains("\nelements:")
      let text = isWhole ? elements : "screen: Example\nelements:\n\(elements)\n"
      return audit.run(try AuditFixture.screen(text)).results[0]
    }
    let failing = try result(of: rule.page.failing)
    #expect(failing.outcome == (rule.page.isForReview ? .review : .fail))
    #expect(failing.findings.contains { $0.severity == rule.page.severity })
    #expect(try result(of: rule.page.passing).outcome == .pass)
  }

  @Test(
    arguments: Rules.ids.filter {
      let rule = Rules.rule(named: $0)
      return rule is any PairRule.Type || rule is any SetRule.Type
    })
  func hasExamplesOfSeveralScreensThatFailAndPass(_ id: String) throws {
    let rule = try #require(Rules.rule(named: id))
    let audit = Audit(RuleSelection(only: [id]))
    func outcomes(of texts: String) throws -> [Outcome] {
      let screens = try texts.components(separatedBy: "\n---\n").enumerated().map { index, text in
        try AuditFixture.screen(text, path: "\(index).screen.yaml")
      }
      try #require(screens.count == 2)
      let results =
        rule is any SetRule.Type
        ? audit.run(together: screens)
        : [audit.run(AuditedPair(screens[1], against: screens[0]))]
      return results.map(\.results[0].outcome)
    }
    #expect(try outcomes(of: rule.page.failing).last == .fail)
    #expect(try outcomes(of: rule.page.passing).allSatisfy { $0 == .pass })
  }

  @Test func namesAreWordsWithHyphensAndDiffer() {
    #expect(Set(Rules.ids).count == Rules.ids.count)
    for id in Rules.ids {
      #expect(id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(id)")
    }
  }

  @Test(arguments: Rules.ids)
  func isPrintedWhole(_ id: String) throws {
    let page = try #require(Rules.rule(named: id)).page
    let text = page.text
    #expect(text.hasPrefix("\(id): \(page.title)\n"))
    for part in ["Repair:", page.isForReview ? "To review:" : "Fails:", "Passes:"] {
      #expect(text.contains(part))
    }
    #expect(!page.guidelines.isEmpty || page.group == .input || page.group == .flows)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 140 })
  }

  static func typeName(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
