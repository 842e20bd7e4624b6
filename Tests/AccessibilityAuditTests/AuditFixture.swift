import AccessibilityAudit
import AccessibilityTree
import Documents
import Foundation
import NavigationScript
import ScreenReader
import TreeFormats
import Voices

/// Runs single rules over screens and flows of a test.
enum AuditFixture {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let project = folder.deletingLastPathComponent().deletingLastPathComponent()
  static let fixtures = folder.appending(path: "Fixtures")

  /// Whether expected texts are written anew; a run that does so fails.
  static let isRecording = ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1"

  // Reading the phrases takes longer than any audit of a fixture.
  private static let sharedPhrases = Result { try PhraseLibrary() }

  static func phrases() throws -> PhraseLibrary { try sharedPhrases.get() }

  static func listening() throws -> ListeningTime {
    try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
  }

  /// Reads a screen and what rules look at.
  static func screen(
    _ text: String, path: String = "test.screen.yaml", profile: AuditProfile = .all
  ) throws -> AuditedScreen {
    let source = try SourceText(bytes: Array(text.utf8), path: path)
    let imported = try TreeReaders.read(source)
    return AuditedScreen(
      imported.screen, path: path, phrases: try phrases(), listening: try listening(),
      profile: profile, locations: source.locations(of: imported.offsets),
      cannotCarry: imported.report.cannotCarry)
  }

  /// Runs a flow file and keeps what rules look at.
  static func flow(_ path: String) throws -> AuditedFlow {
    var options = FlowOptions()
    options.keepsMoments = true
    let runner = FlowRunner(phrases: try phrases(), options: options)
    let result = try runner.run(try FlowReader().read(path))
    return AuditedFlow(result, listening: try listening())
  }

  /// Runs one rule, on the screen or flow of a text or file.
  static func result(of rule: any Rule.Type, in file: URL) throws -> RuleResult {
    let audit = Audit(RuleSelection(only: [rule.page.id]))
    let result =
      if rule is any FlowRule.Type {
        audit.run(try flow(file.path))
      } else {
        audit.run(
          try screen(String(contentsOf: file, encoding: .utf8), path: file.lastPathComponent))
      }
    return result.results[0]
  }

  /// Writes what a rule found as its expected text has it.
  static func text(of result: RuleResult) -> String {
    switch result.outcome {
    case .pass: return "pass: \(result.passes)\n"
    case .notApplicable: return "not applicable: \(result.reasonNotApplicable ?? "")\n"
    default:
      return result.findings.map { finding in
        let kind = finding.needsReview ? "review" : finding.severity.rawValue
        let name = finding.place?.name ?? "the whole"
        return "\(kind): \(name): \(finding.message)\n"
      }.joined()
    }
  }
}
