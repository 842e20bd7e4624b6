import Foundation
import Testing

/// `earshot speak` as a user runs it.
@Suite("earshot speak")
struct SpeakTests {
  /// Whether the library and its data are installed, by the program that comes with them.
  static var hasEspeak: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/espeak-ng") }

  private static let screen = "elements: [{button: Rate}, {text: A pinch of cardamom}]\n"

  @Test(.enabled(if: hasEspeak, "espeak-ng is not installed"))
  func writesTheSameWaveFileTwice() throws {
    let folder = try CommandFolder()
    var files: [Data] = []
    for name in ["a.wav", "b.wav"] {
      let outcome = try Earshot.run(["speak", "-", "-o", folder.file(name)], input: Self.screen)
      #expect(outcome.status == 0)
      #expect(outcome.output.isEmpty && outcome.error.isEmpty)
      files.append(try folder.data(of: name))
    }
    #expect(files[0] == files[1])
    #expect(files[0].prefix(4) == Data("RIFF".utf8) && files[0][8..<12] == Data("WAVE".utf8))
    // 22,050 samples of two bytes a second: three words and two pauses are longer than a second and
    // shorter than ten.
    let seconds = Double(files[0].count - 44) / 44_100
    #expect((1...10).contains(seconds))
    #expect(folder.names == ["a.wav", "b.wav"])
  }

  /// The rate is heard: the same words are shorter when they are spoken faster.
  @Test(.enabled(if: hasEspeak, "espeak-ng is not installed"))
  func fasterIsShorter() throws {
    let folder = try CommandFolder()
    let sizes = try ["10", "50", "90"].map { rate in
      let name = "\(rate).wav"
      _ = try Earshot.run(
        ["speak", "-", "--rate", rate, "-o", folder.file(name)], input: Self.screen)
      return try folder.data(of: name).count
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
