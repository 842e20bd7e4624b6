import AccessibilityAudit
import AccessibilityTree
import Documents
import Foundation
import Testing
import TreeFormats

/// What an input cannot carry makes rules not applicable, in the dump and in the screen file made from it.
@Suite struct ImportedScreenTests {
  static let dumps = AuditFixture.project.appending(path: "Tests/TreeFormatsTests/Fixtures")

  /// The dumps of all formats, by their place below the folder of fixtures.
  static let names: [String] = {
    let all = FileManager.default.enumerator(atPath: dumps.path)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      name.contains(".") && !name.hasSuffix(".outline.txt") && !name.hasSuffix(".md")
    }.sorted()
  }()

  @Test(arguments: names)
  func aConvertedDumpHasTheSameFindings(_ name: String) throws {
    let source = try SourceFile.read(Self.dumps.appending(path: name).path)
    guard let imported = try? TreeReaders.read(source) else { return }
    let written = String(decoding: NativeWriter(imported.screen).json, as: UTF8.self)
    let converted = try AuditFixture.screen(written)
    #expect(converted.screen.origin == imported.screen.origin)
    let dump = try AuditedScreen(
      imported.screen, path: "test.screen.yaml", listening: try AuditFixture.listening())
    #expect(Self.said(converted) == Self.said(dump))
  }

  private static func said(_ screen: AuditedScreen) -> [String] {
    Audit().run(screen).results.flatMap { rule in
      let reason = rule.reasonNotApplicable.map { ["\(rule.page.id): \($0)"] } ?? []
      return reason
        + rule.findings.map { "\($0.rule): \($0.severity): \($0.needsReview): \($0.text)" }
    }
  }

  @Test(arguments: [
    ("heading-missing", Capability.headings), ("rotor-empty", .headings),
    ("screen-title-missing", .screenTitles), ("image-undescribed", .stops),
    ("role-missing", .roles), ("role-missing", .traits), ("role-missing", .roleDescriptions),
  ])
  func aRuleIsNotAskedWhereItsFactsCannotBe(_ id: String, _ lacking: Capability) throws {
    let page = try #require(Rules.rule(named: id)).page
    let elements =
      page.failing.contains("elements:") ? page.failing : "elements:\n\(page.failing)\n"
    let screen = try AuditFixture.screen(
      "import: {format: detox, cannotCarry: [\(lacking.rawValue)]}\n\(elements)")
    let result = Audit(RuleSelection(only: [id])).run(screen).results[0]
    #expect(result.outcome == .notApplicable)
    #expect(result.reasonNotApplicable == "the input's format has no \(lacking)")
    let other = try AuditFixture.screen(
      "import: {format: detox, cannotCarry: [inputLabels]}\n\(elements)")
    let found = Audit(RuleSelection(only: [id])).run(other).results[0]
    #expect([.fail, .review].contains(found.outcome))
  }

  @Test(arguments: [
    // An Android dump tells of headings only where its tool does.
    (#"<hierarchy><node class="a.Button" text="A" bounds="[0,0][9,9]"/></hierarchy>"#, true),
    (
      #"<hierarchy><node class="a.Button" text="A" heading="false" bounds="[0,0][9,9]"/></hierarchy>"#,
      false
    ),
    // The traits of a page source do.
    (
      #"<XCUIElementTypeApplication><XCUIElementTypeButton label="A"/></XCUIElementTypeApplication>"#,
      true
    ),
    (
      #"<XCUIElementTypeApplication><XCUIElementTypeButton label="A" traits="Button"/></XCUIElementTypeApplication>"#,
      false
    ),
  ])
  func headingsAreKnownWhereTheDumpTellsThem(_ dump: String, _ lacks: Bool) throws {
    let imported = try TreeReaders.read(SourceText(bytes: Array(dump.utf8), path: "dump.xml"))
    #expect(imported.screen.origin?.cannotCarry.contains(.headings) == lacks)
  }
}
