import Foundation
import Testing

@testable import EarshotTesting

/// What a recorded assertion says and writes, mode by mode.
@Suite("Testing: recorded transcripts")
struct RecordingCheckTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "earshot-recordings-\(UUID().uuidString)").path
  private var path: String { "\(folder)/deep/recipe.txt" }

  private static let old = Screen("Recipe") {
    Element.Heading("Mango lassi")
    Element.Button("Rate").hint("Rates this recipe.")
  }
  private static let new = Screen("Recipe") {
    Element.Heading("Mango lassi")
    Element.Button("Review").hint("Rates this recipe.")
  }
  private static let recording = """
    # earshot-transcript 1, reader voiceover-ios, dialect 27, language en-US, style spoken
    Mango lassi, heading
    Rate, button
        Rates this recipe.

    """

  private func problem(_ screen: Screen, _ mode: RecordMode, path: String? = nil) throws -> String?
  {
    let check = RecordingCheck(path: path ?? self.path, mode: mode, ignored: [], test: "recipe()")
    return check.problem(with: try screen.heard(ReaderOptions()))
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/deep", withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func written() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test(arguments: [RecordMode.missing, .failed, .all])
  func aMissingRecordingIsWrittenAndTheRunFails(mode: RecordMode) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      try problem(Self.old, mode) == """
        there is no recording yet; the transcript is:
            Mango lassi, heading
            Rate, button
                Rates this recipe.

        recorded: \(path)
        A run that records fails. Read the recording, keep it if it is right, and run the test again.
        """)
    #expect(try written() == Self.recording)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/deep") == ["recipe.txt"])
    #expect(try problem(Self.old, .missing) == nil)
  }

  @Test func neverWritesNothing() throws {
    #expect(
      try problem(Self.old, .never) == """
        there is no recording yet; the transcript is:
            Mango lassi, heading
            Rate, button
                Rates this recipe.

        recording: \(path)
        to record the current transcript: EARSHOT_RECORD=failed swift test --filter recipe
        """)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(arguments: [RecordMode.missing, .never])
  func aDifferenceIsShownWithItsElement(mode: RecordMode) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(Self.recording)
    #expect(
      try problem(Self.new, mode) == """
        the transcript differs from the recording: 1 reworded

        reworded: stop 2, at 1
            [-Rate-]{+Review+}, button

        ├─ header "Mango lassi"
        └─ button "Review"  ◀ reworded

        recording: \(path)
        to record the current transcript: EARSHOT_RECORD=failed swift test --filter recipe
        """)
    #expect(try written() == Self.recording)
  }

  @Test func failedRecordsADifferenceAndFails() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(Self.recording)
    let problem = try problem(Self.new, .failed)
    #expect(problem?.hasPrefix("the transcript differs from the recording: 1 reworded\n") == true)
    #expect(problem?.contains("\nrecorded: \(path)\nA run that records fails.") == true)
    #expect(try written() == Self.recording.replacing("Rate, button", with: "Review, button"))
    #expect(try self.problem(Self.new, .failed) == nil)
  }

  @Test func allRecordsWhateverIsHeard() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(Self.recording)
    #expect(try problem(Self.old, .all)?.hasPrefix("recorded: \(path)\n") == true)
  }

  /// Placeholders that still fit survive a recording.
  @Test func placeholdersAreKept() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(Self.recording.replacing("Mango lassi", with: "{{any}}"))
    #expect(try problem(Self.old, .never) == nil)
    _ = try problem(Self.new, .failed)
    #expect(try written().contains("{{any}}, heading\nReview, button\n"))
  }

  @Test(arguments: [
    ("", "the input is empty"),
    ("\u{20}\n", "the input is empty"),
    (
      "# earshot-transcript 99, reader voiceover-ios\nA\n",
      "the transcript has version 99; this version of Earshot reads version 1"
    ),
    (
      "<<<<<<< ours\nA\n=======\nB\n>>>>>>> theirs\n",
      "the transcript contains a merge conflict"
    ),
    (
      "# earshot-transcript 1, reader voiceover-ios, dialect 12\nA\n",
      "the recording has the dialect 12, but this transcript has 27"
    ),
    (
      "# earshot-transcript 1, reader voiceover-ios, language ko\nA\n",
      "the recording has the language ko, but this transcript has en-US"
    ),
  ])
  func unusableRecordings(text: String, message: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(text)
    let problem = try #require(try problem(Self.old, .never))
    #expect(problem.hasPrefix("\(path):"))
    #expect(problem.split(separator: "\n").first?.hasSuffix("error: \(message)") == true)
    #expect(problem.hasSuffix("EARSHOT_RECORD=failed swift test --filter recipe"))
    #expect(try written() == text)
    _ = try self.problem(Self.old, .failed)
    #expect(try written() == Self.recording)
  }

  @Test func notUTF8() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("A")
    try Data([0x41, 0xFF, 0x0A]).write(to: URL(filePath: path))
    #expect(try problem(Self.old, .never)?.contains("UTF-8") == true)
  }

  /// Where nothing can be written, that is one clear line, and nothing is left behind.
  @Test func aPlaceThatCannotBeWritten() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("A\n")
    let inTheWay = "\(path)/recipe.txt"
    #expect(
      try problem(Self.old, .missing, path: inTheWay)?.hasSuffix(
        "cannot record: \(path)/recipe.txt: error: not a directory") == true)
    #expect(
      try problem(Self.old, .missing, path: "/proc/earshot/recipe.txt")?.contains(
        "\n\ncannot record: /proc/earshot: error: ") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/deep") == ["recipe.txt"])
  }

  /// A recording that is killed leaves the former one as it was, and what it began is not looked at.
  @Test func aKilledRecordingLeavesNoHalf() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(Self.recording)
    let half = "# earshot-transcript 1\nMango la"
    let aside = "\(folder)/.earshot-1x2y3z.part"
    try half.write(toFile: aside, atomically: false, encoding: .utf8)
    #expect(try problem(Self.old, .never) == nil)
    _ = try problem(Self.new, .failed)
    #expect(try written().hasSuffix("Review, button\n    Rates this recipe.\n"))
  }
}
