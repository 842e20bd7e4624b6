import Foundation
import GoldenFiles
import Testing

/// What NVDA says on the page of a report: nobody who listens meets anything twice, or what only eyes can use.
@Suite("What is heard of a report", .waiting, .inChromium)
struct ReportTranscriptTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func theReportOfAnExampleIsHeardAsRecorded() throws {
    let folder = try CommandFolder()
    let example = Self.here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples/Tutorial/before.xml")
    let made = try folder.shell(
      "$EARSHOT report '\(example.path)' --no-audio -o report.html >&2 && $EARSHOT transcript report.html --reader nvda"
    )
    #expect(made.status == 0, "\(made.error)")
    // Times and versions change without any change of the page.
    let lasting = made.output
      .replacing(/about [0-9.]+ s/, with: "about … s")
      .replacing(/\(iOS [0-9.]+\)/, with: "(iOS …)")
    try GoldenFile(Self.here.appending(path: "Transcripts/report.nvda.txt")).expect(lasting)
  }
}
