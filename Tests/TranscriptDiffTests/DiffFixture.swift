import Documents
import Foundation
import ScreenReader
import Testing
import Transcript
import TranscriptDiff
import TreeFormats
import Voices

/// A folder under `Fixtures` with an old side, a new side, and the diff in every format.
struct DiffFixture: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  static let all: [DiffFixture] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .map(DiffFixture.init)

  var folder: URL { Self.folder.appending(path: name) }

  /// The difference between both sides.
  func diff() throws -> TranscriptDiff {
    let (old, new) = try sides()
    return try TranscriptDiff(from: old, to: new)
  }

  /// Both sides, a screen in the style of what was recorded.
  func sides() throws -> (old: RecordedTranscript, new: RecordedTranscript) {
    let old = try side("old", like: nil)
    return (old, try side("new", like: old))
  }

  private func side(_ name: String, like other: RecordedTranscript?) throws -> RecordedTranscript {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let file = try #require(files.first { $0.hasPrefix("\(name).") })
    let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
    let source = try SourceText(bytes: bytes, path: file)
    guard file.hasSuffix(".screen.yaml") else { return try TranscriptReader().read(source) }
    return try DiffSides.heard(TreeReaders.read(source).screen, other?.style ?? .spoken, path: file)
  }
}
