package import AccessibilityAudit
import AccessibilityTree
package import Documents
import NavigationScript
import Reports
package import ScreenReader
import Transcript
package import TreeFormats

/// `audit`: what makes a screen hard to use by listening.
///
/// An answer hangs on the text and the options alone: no file of suppressions is looked for, and no day makes an
/// exception in a screen end.
package struct AuditQuestion: ScreensQuestion {
  package static let name = "audit"
  package static let summary = "Find accessibility problems of a screen."
  package static let parameters =
    ReaderChoice.parameters + [
      Parameter(
        "profile", .word(AuditProfile.allCases.map(\.rawValue)),
        "Guidelines to check (default: all)."),
      Parameter("rules", .words(Rules.ids), "Rules to check (default: all).", valueName: "rule"),
      Parameter("skip", .words(Rules.ids), "Rules to skip.", valueName: "rule"),
      Parameter(
        "precision", .word(Precision.allCases.map(\.rawValue)),
        "Minimum precision of the rules to check (default: medium)."),
      Parameter(
        "textSize", .word(TextSize.allCases.map(\.rawValue)),
        "Text size of the screen (default: as recorded).", valueName: "size"),
    ]

  private let choice: ReaderChoice
  private let audit: Audit
  private let textSize: TextSize?

  package init(_ arguments: Arguments) throws(SourceError) {
    choice = try ReaderChoice(arguments)
    textSize = arguments.text("textSize").flatMap(TextSize.init)
    let selection = RuleSelection(
      profile: arguments.text("profile").flatMap(AuditProfile.init) ?? .all,
      precision: arguments.text("precision").flatMap(Precision.init) ?? .medium,
      only: arguments.texts("rules"), skipped: arguments.texts("skip"))
    guard selection.rules.contains(where: { $0 is any ScreenRule.Type }) else {
      throw SourceError(
        path: "--rules", message: "none of the chosen rules checks screens",
        suggestion: "check flows with: earshot run --audit")
    }
    audit = Audit(selection)
  }

  package var reader: Reader? { choice.options.reader }

  package func answer(
    to screens: [NamedScreen], notes: inout [String]
  ) throws(SourceError) -> [UInt8] {
    let report = try report(on: screens, notes: &notes)
    return JSONReport.bytes(of: report, ReportDetails(version: Engine.version))
  }

  /// Audits screens as they were read, each of them and all together.
  package func report(
    on screens: [NamedScreen], notes: inout [String]
  ) throws(SourceError) -> AuditReport {
    var set = AuditedSet()
    var results: [AuditResult] = []
    notes += choice.idleNotes(using: [.words])
    for named in screens.map(prepared) {
      notes += try choice.options.languageRemarks(on: named.imported.screen)
      let audited = try named.audited(
        options: choice.options, textSize: textSize, profile: audit.selection.profile)
      let result = audit.run(audited)
      notes += result.remarks(on: audited)
      results.append(result)
      set.add(audited)
    }
    audit.run(set, addingTo: &results)
    return AuditReport(results, by: audit)
  }
}
