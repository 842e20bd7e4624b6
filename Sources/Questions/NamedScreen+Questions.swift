import AccessibilityAudit
import Documents
import TreeFormats

extension NamedScreen {
  /// Returns the screen as rules look at it, with the voice that comes first.
  func audited() throws(SourceError) -> AuditedScreen {
    try AuditedScreen(
      imported.screen, stated: imported.stated, path: name, listening: ListeningChoice.usualTime())
  }

  /// Notes that nothing on the screen responds, and the consequence.
  func unresponsive(_ consequence: String) -> String {
    "\(SafeText.line(name)): according to the input, nothing responds to the user: \(consequence)"
  }
}

extension [NamedScreen] {
  /// What was mended when the screens were read, one remark each.
  package var mended: [String] { flatMap { $0.imported.report.warnings.map(\.description) } }
}
