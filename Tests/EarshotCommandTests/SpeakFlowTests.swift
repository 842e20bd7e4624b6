import Foundation
import Testing

/// `earshot speak` with a flow: what is heard on the way is what is spoken.
@Suite("earshot speak, flows")
struct SpeakFlowTests {
  static let screen = """
    screen: Home
    elements:
      - {id: save, button: Save, on: {activate: [announce: Saved]}}
    """

  static let flow = """
    screens: {home: home.screen.yaml}
    steps:
      - next
      - activate
    """

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.screen.write(
      toFile: "\(folder.path)/home.screen.yaml", atomically: true, encoding: .utf8)
    try Self.flow.write(
      toFile: "\(folder.path)/save.flow.yaml", atomically: true, encoding: .utf8)
    try body(folder.path)
  }

  @Test(.enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
  func stepsEdgesAndAnnouncementsAreSpoken() throws {
    try inFolder { folder in
      let outcome = try Earshot.run([
        "speak", "\(folder)/save.flow.yaml", "-o", "\(folder)/a.wav", "--captions",
        "\(folder)/a.srt",
      ])
      #expect(outcome.status == 0 && outcome.error == "")
      let captions = try String(contentsOfFile: "\(folder)/a.srt", encoding: .utf8)
      // The title, the first element, the edge and the element again, and what the app says.
      let texts = captions.split(separator: "\n").filter { line in
        !line.contains(" --> ") && Int(line) == nil
      }
      #expect(
        texts.map(String.init) == [
          "Home", "Save, button", "[boundary sound]", "Save, button", "Announcement: Saved",
        ])
    }
  }

  @Test(
    .enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"),
    arguments: [("[0, 0, 10, 10]", true), ("[90, 0, 10, 10]", false)])
  func stopsOfAFlowAreHeardWhereTheyLie(_ frame: String, _ isLeft: Bool) throws {
    try inFolder { folder in
      try "size: [100, 100]\nelements: [{button: Save, frame: \(frame)}]".write(
        toFile: "\(folder)/home.screen.yaml", atomically: true, encoding: .utf8)
      try "screens: {home: home.screen.yaml}\nsteps: [wait: 1]".write(
        toFile: "\(folder)/a.flow.yaml", atomically: true, encoding: .utf8)
      let outcome = try Earshot.run([
        "speak", "\(folder)/a.flow.yaml", "-o", "\(folder)/a.wav", "--spatial",
      ])
      #expect(outcome.status == 0, "\(outcome.error)")
      let wave = [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/a.wav")))
      var loudness = [0, 0]
      for index in stride(from: 44, to: wave.count - 3, by: 4) {
        for side in 0...1 {
          let low = UInt16(wave[index + 2 * side])
          let sample = Int16(bitPattern: low | UInt16(wave[index + 2 * side + 1]) << 8)
          loudness[side] += abs(Int(sample))
        }
      }
      #expect(loudness[isLeft ? 0 : 1] > 2 * loudness[isLeft ? 1 : 0])
    }
  }

  @Test func aBrokenFlowIsNotSpoken() throws {
    try inFolder { folder in
      let path = "\(folder)/save.flow.yaml"
      try "screens: {home: home.screen.yaml}\nsteps: [{action: Fly}]\n".write(
        toFile: path, atomically: true, encoding: .utf8)
      let outcome = try Earshot.run(["speak", path, "-o", "\(folder)/a.wav"])
      #expect(outcome.status == 2)
      #expect(outcome.error.hasPrefix("\(path):2:10: error: \"action Fly\" cannot happen"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/a.wav"))
    }
  }

  @Test func stopsOfAFlowCannotBeChosen() throws {
    let outcome = try Earshot.run(["speak", "a.flow.yaml", "--from-stop", "2"])
    #expect(outcome.status == 64)
  }
}
