import Earshot
import Foundation
import GoldenFiles
import Testing

/// Every screen under `Examples` is heard in every language as recorded in `Languages`, one file a language.
///
/// `RECORD=1` writes the files anew, and the run fails.
@Suite("Examples in every language")
struct ExampleLanguagesTests {
  static let recordings = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Languages")
  static let languages = (try? PhraseLibrary().languages) ?? []

  @Test func everyLanguageIsRecorded() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.recordings.path)
    #expect(Set(names) == Set(Self.languages.map { "\($0).transcripts.txt" }))
    #expect(Self.languages.count >= 14)
  }

  @Test("is heard as recorded", arguments: languages)
  func heardAsRecorded(language: String) throws {
    var heard = ""
    for path in ExamplesTests.screens {
      let file = ExamplesTests.folder.appending(path: path)
      var screen = try TreeReaders.read(SourceFile.read(file.path)).screen
      screen.language = language
      let reader = try Readers.standard(for: screen.platform)
      let transcript = Transcript(
        ScreenReading(screen, reader: reader, phrases: try reader.phrases()),
        rendering: Rendering(.spoken))
      heard +=
        "# \(path)\n" + String(decoding: TranscriptText(transcript).bytes, as: UTF8.self) + "\n"
    }
    let recording = Self.recordings.appending(path: "\(language).transcripts.txt")
    try GoldenFile(recording).expect(heard)
  }
}
