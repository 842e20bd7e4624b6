import Earshot
import Foundation
import GoldenFiles
import Testing

/// Every screen file under `Examples` is heard as the transcript recorded beside it says.
@Suite("Examples")
struct ExamplesTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

  static let files: [String] =
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .sorted()
  static let screens = files.filter { $0.hasSuffix(".screen.yaml") || $0.hasSuffix(".screen.json") }
  static let flows = files.filter { $0.hasSuffix(".flow.yaml") && !$0.hasPrefix("Web/") }

  @Test func thereAreExamples() {
    let folders = Set(Self.screens.map { $0.prefix { $0 != "/" } })
    #expect(folders.isSuperset(of: ["Recipe", "Orchard", "ActivityRings", "Comments"]))
    let foldersWithFlows = Set(Self.flows.map { $0.prefix { $0 != "/" } })
    #expect(foldersWithFlows.isSuperset(of: ["Comments", "Rating", "Checkout", "Menu", "Android"]))
  }

  @Test("is heard as recorded", arguments: screens)
  func heardAsRecorded(path: String) throws {
    let file = Self.folder.appending(path: path)
    let screen = try TreeReaders.read(SourceFile.read(file.path)).screen
    let reader = try Readers.standard(for: screen.platform)
    let reading = ScreenReading(screen, reader: reader, phrases: try reader.phrases())
    let transcript = Transcript(reading, rendering: Rendering(.spoken))
    let heard = String(decoding: TranscriptText(transcript).bytes, as: UTF8.self)
    let stem = path.replacing(".screen.yaml", with: "").replacing(".screen.json", with: "")
    try GoldenFile(Self.folder.appending(path: stem + ".transcript.txt")).expect(heard)
  }

  @Test("runs, passes and is heard as recorded", arguments: flows)
  func flowPasses(path: String) throws {
    let flow = try FlowReader().read(Self.folder.appending(path: path).path)
    let result = try FlowRunner().run(flow)
    #expect(result.breakdown == nil)
    #expect(result.failures.map(\.description) == [])
    let heard = String(decoding: FlowTranscript(result).bytes, as: UTF8.self)
    let recording = path.replacing(".flow.yaml", with: ".flow.transcript.txt")
    try GoldenFile(Self.folder.appending(path: recording)).expect(heard)
  }
}
