package import AccessibilityAudit
package import AccessibilityTree
package import Documents
package import Transcript
package import TreeFormats
package import VoiceProfiles

extension NamedScreen {
  /// Returns the screen as rules look at it, by default with the voice that comes first.
  package func audited(
    options: ReaderOptions = ReaderOptions(), textSize: TextSize? = nil,
    profile: AuditProfile = .all, listening: ListeningTime? = nil
  ) throws(SourceError) -> AuditedScreen {
    var screen = imported.screen
    if let textSize { screen.textSize = textSize }
    let time: ListeningTime
    if let listening { time = listening } else { time = try ListeningChoice.usualTime() }
    // Not by its name: the second screen of a file is `home.json#2`, which is no file.
    return try AuditedScreen(
      screen, stated: imported.stated, path: source.path, options: options,
      listening: time, profile: profile, source: source, offsets: imported.offsets,
      leftOut: imported.report.leftOutWhole)
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
