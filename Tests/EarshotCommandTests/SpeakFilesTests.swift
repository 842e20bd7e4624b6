import Foundation
import Testing

/// What `earshot speak` writes beside sound, and `earshot voices`.
@Suite("earshot speak, captions and voices")
struct SpeakFilesTests {
  static let screen = """
    screen: Places
    size: [400, 800]
    elements:
      - {button: Left, id: left, frame: [0, 0, 40, 40], hint: Goes left.}
      - {button: Right, id: right, frame: [360, 0, 40, 40]}
      - {text: "a <b> & c --> d"}
    """

  @Test(.enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
  func writesSoundAndCaptionsInStep() throws {
    let folder = try CommandFolder()
    let outcome = try Earshot.run(
      [
        "speak", "-", "-o", folder.file("a.wav"), "--captions", folder.file("a.vtt"), "--spatial",
        "--cache", folder.file("cache"), "--format", "json",
      ], input: Self.screen)
    #expect(outcome.status == 0)
    #expect(
      outcome.error
        == "earshot: 1 of 3 stops has no frame: its sound comes from the centre\n")
    let captions = try folder.text(of: "a.vtt")
    #expect(captions.hasPrefix("WEBVTT\n\n1\n00:00:00.0"))
    #expect(captions.contains("Left, <"))
    #expect(captions.contains("&lt;b&gt;"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let cues = try #require(json["cues"] as? [[String: Any]])
    #expect(
      cues.map { $0["text"] as? String } == [
        "Left", "button", "Goes left.", "Right", "button", "a <b> & c --> d",
      ])
    #expect(((cues[2]["words"] as? [[String: Any]])?.count) == 2)
    let wave = try folder.data(of: "a.wav")
    // Two channels, and as long as the JSON says.
    #expect(wave[22] == 2)
    let seconds = try #require(json["duration"] as? Double)
    #expect(abs(Double(wave.count - 44) / 88_200 - seconds) < 0.001)
  }

  @Test(.enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
  func speaksTheStopsThatAreAskedFor() throws {
    let folder = try CommandFolder()
    for (options, count) in [
      (["--from-stop", "right"], 2), (["--to-stop", "1"], 1),
      (["--from-stop", "2", "--to-stop", "right"], 1),
    ] {
      let path = folder.file("a.srt")
      let outcome = try Earshot.run(
        ["speak", "-", "--captions", path] + options, input: Self.screen)
      #expect(outcome.status == 0 && outcome.output == "" && outcome.error == "")
      let captions = try folder.text(of: "a.srt")
      #expect(captions.split(separator: "\n\n").count == count)
    }
  }

  @Test(arguments: [
    (
      ["--from-stop", "rigt"],
      "--from-stop: error: no stop \"rigt\"; there are 3 stops\n  did you mean \"right\"?\n"
    ),
    (["--from-stop", "9"], "--from-stop: error: no stop \"9\"; there are 3 stops\n"),
    (
      ["--from-stop", "3", "--to-stop", "1"],
      "--to-stop: error: stop 1 comes before stop 3\n"
    ),
    (["--cache", "/nosuch/cache"], "earshot: error: the cache \"/nosuch/cache\" cannot be used: "),
    (["--voices", "/nosuch"], "/nosuch: error: the folder of voices cannot be read\n"),
    (["--pronunciations", "/nosuch"], "/nosuch: error: "),
    (["--captions", "/nosuch/a.vtt"], "/nosuch/a.vtt: error: "),
    (["-o", "/dev/full/a.wav"], "earshot: error: cannot write \"/dev/full/a.wav\": "),
  ])
  func isOneLineAndStatusTwo(options: [String], error: String) throws {
    let outcome = try Earshot.run(["speak", "-"] + options, input: Self.screen)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.error.hasPrefix(error), "\(outcome.error)")
  }

  @Test func listsVoices() throws {
    let outcome = try Earshot.run(["list", "voices"])
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count >= 15 && lines[0].hasPrefix("english"))
    #expect(lines.allSatisfy { $0.hasSuffix("earshot") })
    let json = try Earshot.run(["list", "voices", "fast", "--format", "json"])
    let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(list?.count == 1 && list?.first?["rate"] as? Double == 75)
  }

  @Test func checksAVoiceFile() throws {
    let folder = try CommandFolder()
    let path = folder.file("my.voice.yaml")
    try folder.write("my.voice.yaml", "voice: my\nsummary: Mine\nlike: fast\n")
    let fine = try Earshot.run(["list", "voices", "--check", path])
    #expect(fine.status == 0 && fine.output == "\(path): voice \"my\", fine\n")
    let list = try Earshot.run(["list", "voices", "--voices", folder.path])
    #expect(list.output.hasPrefix("my ") && list.output.contains(path))
    try folder.write("my.voice.yaml", "voice: my\nsummary: Mine\nlike: fast\nrate: 101\n")
    let wrong = try Earshot.run(["list", "voices", "--check", path])
    #expect(wrong.status == 2 && wrong.output == "")
    #expect(wrong.error.hasPrefix("\(path):4:7: error: \"rate\" takes a number from 0 to 100"))
  }

  @Test(arguments: [["--say"], ["--check", "a", "fast"], ["fast", "-o", "a.txt"]])
  func isWrongUseOfVoices(options: [String]) throws {
    #expect(try Earshot.run(["list", "voices"] + options).status == 64)
  }
}
