import Earshot

/// Every rule on a screen, and its findings written in every format.
struct AuditHarness: FuzzHarness {
  let name = "audit"

  private static let listening: ListeningTime? = try? ListeningTime(
    VoiceProfile.named(VoiceProfile.defaultName))

  func seeds(in repository: String) -> [[UInt8]] {
    SeedFiles.all(
      in: "\(repository)/Tests/AccessibilityAuditTests/Fixtures", ending: [".screen.yaml"])
  }

  func run(_ bytes: [UInt8]) throws {
    guard let source = SourceText(fuzzed: bytes), let listening = Self.listening else { return }
    let imported = try NativeReader().read(source)
    guard
      let screen = try? AuditedScreen(
        imported.screen, path: SourceText.fuzzed, listening: listening,
        source: source, offsets: imported.offsets)
    else { return }
    let audit = Audit()
    let report = AuditReport([audit.run(screen)], by: audit)
    for format in ReportFormats.all {
      let written = format.bytes(of: report, ReportDetails(version: "0", isVerbose: true))
      Invariant.require(
        Heard.isPrintable(written), "a report as \(format.name) holds control characters")
    }
  }
}
