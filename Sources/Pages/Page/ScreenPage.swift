internal import AccessibilityAudit
package import VoiceProfiles

/// A page of a folder that is about one screen.
package protocol ScreenPage: Sendable {
  /// The screen as each reader of the page hears it.
  var scenes: [PageScene] { get }
  /// How long each reader takes to say it, `nil` where that is not known.
  var times: [HeardTime?] { get }
  /// What the page leaves out, or `nil` where it shows all.
  var cut: String? { get }

  /// Writes the page.
  func html() throws -> [UInt8]
}

extension ReportPage: ScreenPage {
  package var times: [HeardTime?] { scenes.count == 1 ? [heard] : scenes.map { $0.audit?.heard } }
}

extension ReadersPage: ScreenPage {}
