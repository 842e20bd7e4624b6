import AccessibilityAudit
import AccessibilityTree
import Documents
import Foundation
import NavigationScript
import ScreenReader
import Transcript
import TreeFormats
import VoiceProfiles
import Voices

/// Runs single rules over screens and flows of a test.
enum AuditFixture {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let project = folder.deletingLastPathComponent().deletingLastPathComponent()
  static let fixtures = folder.appending(path: "Fixtures")

  static func listening() throws -> ListeningTime {
    try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
  }

  /// Reads a screen and what rules look at.
  static func screen(
    _ text: String, path: String = "test.screen.yaml", profile: AuditProfile = .all,
    options: ReaderOptions = ReaderOptions()
  ) throws -> AuditedScreen {
    let source = try SourceText(bytes: Array(text.utf8), path: path)
    let imported = try TreeReaders.read(source)
    return try AuditedScreen(
      imported.screen, path: path, options: options, listening: try listening(), profile: profile,
      source: source, offsets: imported.offsets, leftOut: imported.report.leftOutWhole)
  }

  /// Runs a flow file and keeps what rules look at.
  static func flow(
    _ path: String, options: ReaderOptions = ReaderOptions()
  ) throws -> AuditedFlow {
    var options = FlowOptions(options)
    options.keepsMoments = true
    let runner = FlowRunner(options: options)
    let result = try runner.run(try FlowReader().read(path))
    return AuditedFlow(result, listening: try listening())
  }

  /// Reads a screen file and what rules look at.
  static func screen(
    in file: URL, options: ReaderOptions = ReaderOptions()
  ) throws -> AuditedScreen {
    try screen(
      String(contentsOf: file, encoding: .utf8), path: file.lastPathComponent, options: options)
  }

  /// Runs one rule on the inputs of a fixture, which are called by what the rule looks at.
  static func results(
    of rule: any Rule.Type, in folder: URL, named name: String,
    options: ReaderOptions = ReaderOptions()
  ) throws -> [AuditResult] {
    func read(_ file: URL) throws -> AuditedScreen { try Self.screen(in: file, options: options) }
    let audit = Audit(RuleSelection(only: [rule.page.id]))
    let screen = folder.appending(path: "\(name).screen.yaml")
    switch rule {
    case is any FlowRule.Type:
      let path = folder.appending(path: "\(name).flow.yaml").path
      return [audit.run(try flow(path, options: options))]
    case is any PairRule.Type:
      let other = try read(folder.appending(path: "\(name).against.yaml"))
      return [audit.run(AuditedPair(try read(screen), against: other))]
    case is any SetRule.Type:
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: name), includingPropertiesForKeys: nil)
      return audit.run(
        together: try files.sorted { $0.path < $1.path }.map(read))
    default: return [audit.run(try read(screen))]
    }
  }

  /// Writes what a rule found as its expected text has it; of several screens, each behind its file.
  static func text(of results: [AuditResult]) -> String {
    results.map { result in
      let text = text(of: result.results[0])
      return results.count > 1 ? "\(result.path): \(text)" : text
    }.joined()
  }

  private static func text(of result: RuleResult) -> String {
    switch result.outcome {
    case .pass: return "pass: \(result.passes)\n"
    case .notApplicable: return "not applicable: \(result.reasonNotApplicable ?? "")\n"
    default:
      return result.findings.map { finding in
        let kind = finding.needsReview ? "review" : finding.severity.rawValue
        let name = finding.place?.name ?? "the whole"
        let file = finding.place?.file.map { " in \($0)" } ?? ""
        return "\(kind): \(name)\(file): \(finding.text)\n"
      }.joined()
    }
  }
}

extension Audit {
  /// Checks screens together, without what is found on each alone.
  func run(together screens: [AuditedScreen]) -> [AuditResult] {
    var set = AuditedSet()
    for screen in screens { set.add(screen) }
    var results = screens.map(run)
    run(set, addingTo: &results)
    return results
  }
}
