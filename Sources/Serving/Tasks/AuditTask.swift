import AccessibilityAudit
import AccessibilityTree
package import Documents
import NavigationScript
import Reports
import ScreenReader
import Transcript
package import TreeFormats

/// What makes a screen hard to use by listening.
///
/// An answer hangs on the text and the options alone: no file of suppressions is looked for, and no day makes an
/// exception in a screen end.
package struct AuditTask: ScreenTask {
  package static let name = "audit"
  package static let parameters =
    ReadingChoice.readerParameters + [
      Parameter(
        "profile", .word(AuditProfile.allCases.map(\.rawValue)),
        "The guidelines to go by; all, if nothing is said."),
      Parameter("rules", .words(Rules.ids), "The only rules that are checked."),
      Parameter("skip", .words(Rules.ids), "Rules that are not checked."),
      Parameter(
        "precision", .word(Precision.allCases.map(\.rawValue)),
        "How precise a rule has to be; medium, if nothing is said."),
      Parameter(
        "textSize", .word(TextSize.allCases.map(\.rawValue)),
        "The text size at which the screen is drawn, instead of its own."),
    ]

  let choice: ReadingChoice
  private let audit: Audit
  private let listening: ListeningTime
  private let textSize: TextSize?

  package init(_ options: Arguments) throws(SourceError) {
    choice = try ReadingChoice(options, using: [.words])
    listening = try ListeningChoice.listening(options)
    textSize = options.text("textSize").flatMap(TextSize.init)
    let selection = RuleSelection(
      profile: options.text("profile").flatMap(AuditProfile.init) ?? .all,
      precision: options.text("precision").flatMap(Precision.init) ?? .medium,
      only: options.texts("rules"), skipped: options.texts("skip"))
    guard selection.rules.contains(where: { $0 is any ScreenRule.Type }) else {
      throw SourceError(
        path: "--rules", message: "none of the rules chosen looks at screens",
        suggestion: "rules for flows run with: earshot run --audit")
    }
    audit = Audit(selection)
  }

  package func answer(
    for screens: [NamedScreen], notes: inout [String]
  ) throws(SourceError) -> [UInt8] {
    let report = try report(on: screens, notes: &notes)
    return JSONReport.bytes(of: report, ReportDetails(version: Engine.version))
  }

  /// Audits screens, each of them and all together.
  func report(
    on screens: [NamedScreen], notes: inout [String]
  ) throws(SourceError) -> AuditReport {
    var set = AuditedSet()
    var results: [AuditResult] = []
    notes += choice.idleNotes
    for named in screens {
      let imported = named.imported.bridged(for: choice.options.reader)
      var screen = imported.screen
      if let textSize { screen.textSize = textSize }
      notes += try choice.options.languageRemarks(on: screen)
      let audited = try AuditedScreen(
        screen, stated: imported.stated, path: named.name, options: choice.options,
        listening: listening,
        profile: audit.selection.profile, source: named.source, offsets: named.imported.offsets,
        leftOut: imported.report.leftOutWhole)
      if let silence = audited.silence {
        notes.append("nothing can be reached: \(silence.reason)")
      }
      results.append(audit.run(audited))
      set.add(audited)
    }
    audit.run(set, addingTo: &results)
    return AuditReport(results, by: audit)
  }
}
