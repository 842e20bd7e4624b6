import Earshot
import Foundation
import GoldenFiles
import Testing

/// Every example has captions as `earshot speak --captions` writes them.
///
/// Their words and lines are compared, not their times: those depend on espeak-ng's version.
@Suite("Captions of examples")
struct ExampleCaptionsTests {
  static let hasEspeak = FileManager.default.isExecutableFile(atPath: "/usr/bin/espeak-ng")

  @Test(
    "has the recorded captions",
    .enabled(if: hasEspeak, "espeak-ng is not installed"), arguments: ExamplesTests.screens)
  func captions(path: String) throws {
    let file = ExamplesTests.folder.appending(path: path)
    let screen = try TreeReaders.read(SourceFile.read(file.path)).screen
    let reader = try Readers.standard(for: screen.platform)
    let reading = ScreenReading(screen, reader: reader, phrases: try reader.phrases())
    let stops = Transcript(reading, rendering: Rendering(.spoken)).stops
    let speaker = Speaker(
      profile: try .named(VoiceProfile.defaultName), wantsWords: true,
      pronunciations: try Pronunciations.shipped())
    let captions = CaptionFile(try speaker.time(stops.map { .stop(.init($0)) })).text(.webVTT)
    let stem = path.replacing(".screen.yaml", with: "").replacing(".screen.json", with: "")
    let recording = ExamplesTests.folder.appending(path: stem + ".captions.vtt")
    try GoldenFile(recording).expect(captions, comparing: words)
  }

  private func words(_ captions: String) -> String {
    captions.split(separator: "\n").map(String.init).filter { !$0.contains(" --> ") }.map {
      $0.replacing(/<[0-9:.]+>/, with: "")
    }.joined(separator: "\n")
  }
}
