import Foundation
import Testing

/// `earshot speak` as a user runs it.
@Suite("earshot speak")
struct SpeakTests {
  /// Whether the library and its data are installed, by the program that comes with them.
  static var hasEspeak: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/espeak-ng") }

  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static let screen = "elements: [{button: Rate}, {text: A pinch of cardamom}]\n"

  @Test(.enabled(if: hasEspeak, "espeak-ng is not installed"))
  func writesTheSameWaveFileTwice() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [Data] = []
    for name in ["a.wav", "b.wav"] {
      let path = folder.appending(path: name).path
      let outcome = try Earshot.run(["speak", "-", "-o", path], input: Self.screen)
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty && outcome.error.isEmpty)
      files.append(try Data(contentsOf: URL(filePath: path)))
    }
    #expect(files[0] == files[1])
    #expect(files[0].prefix(4) == Data("RIFF".utf8) && files[0][8..<12] == Data("WAVE".utf8))
    // 22,050 samples of two bytes a second: three words and two pauses are longer than a second and
    // shorter than ten.
    let seconds = Double(files[0].count - 44) / 44_100
    #expect((1...10).contains(seconds))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "a.wav", "b.wav",
      ])
  }

  /// The rate is heard: the same words are shorter when they are spoken faster.
  @Test(.enabled(if: hasEspeak, "espeak-ng is not installed"))
  func fasterIsShorter() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sizes = try ["10", "50", "90"].map { rate in
      let path = folder.appending(path: "\(rate).wav").path
      _ = try Earshot.run(["speak", "-", "--rate", rate, "-o", path], input: Self.screen)
      return try Data(contentsOf: URL(filePath: path)).count
    }
    #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2])
  }

  @Test(arguments: [
    (["--voice", "fats"], 2, "earshot: error: unknown voice \"fats\"; did you mean \"fast\"?\n"),
    (
      ["-o", "/nosuch/a.wav"], 2,
      "earshot: error: cannot write \"/nosuch/a.wav\": no such file or directory\n"
    ),
  ])
  func cannot(options: [String], status: Int32, error: String) throws {
    let outcome = try Earshot.run(["speak", "-"] + options, input: Self.screen)
    #expect(outcome.status == status)
    #expect(outcome.error == error)
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    ["--rate", "101"], ["--rate", "fast"], ["-o", "a.aac"], ["--captions", "a.txt"],
  ])
  func wrongUse(options: [String]) throws {
    #expect(try Earshot.run(["speak", "-"] + options, input: Self.screen).status == 64)
  }
}
