import Earshot
import Foundation
import Testing

/// Every screen file under `Examples` is heard as the transcript recorded beside it says.
///
/// With the environment variable `RECORD=1` the transcripts are written anew, and the run fails, so that
/// nobody takes a recording for a proof.
@Suite("Examples")
struct ExamplesTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

  static let screens: [String] = {
    let files =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".screen.yaml") || $0.hasSuffix(".screen.json") }.sorted()
  }()

  @Test func thereAreExamples() {
    let folders = Set(Self.screens.map { $0.prefix { $0 != "/" } })
    #expect(folders.isSuperset(of: ["Recipe", "Orchard", "ActivityRings", "Comments"]))
  }

  @Test("is heard as recorded", arguments: screens)
  func heardAsRecorded(path: String) throws {
    let file = Self.folder.appending(path: path)
    let screen = try TreeReaders.read(SourceFile.read(file.path)).screen
    let reading = ScreenReading(screen, phrases: try PhraseLibrary())
    let transcript = Transcript(reading, rendering: Rendering(.spoken))
    let heard = String(decoding: TranscriptText(transcript).bytes, as: UTF8.self)
    let stem = path.replacing(".screen.yaml", with: "").replacing(".screen.json", with: "")
    let recording = Self.folder.appending(path: stem + ".transcript.txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try heard.write(to: recording, atomically: true, encoding: .utf8)
      Issue.record("recorded \(recording.lastPathComponent): run again without RECORD")
      return
    }
    let recorded = try String(contentsOf: recording, encoding: .utf8)
    #expect(heard == recorded, "to record: RECORD=1 swift test --filter ExamplesTests")
  }
}
