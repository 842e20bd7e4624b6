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

  private static let files = ["home.screen.yaml": screen, "save.flow.yaml": flow]

  @Test(.enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
  func stepsEdgesAndAnnouncementsAreSpoken() throws {
    let folder = try CommandFolder(Self.files)
    let outcome = try Earshot.run([
      "speak", folder.file("save.flow.yaml"), "-o", folder.file("a.wav"), "--captions",
      folder.file("a.srt"),
    ])
    #expect(outcome.status == 0 && outcome.error == "")
    let captions = try folder.text(of: "a.srt")
    // The title, the first element, the edge and the element again, and what the app says.
    let texts = captions.split(separator: "\n").filter { line in
      !line.contains(" --> ") && Int(line) == nil
    }
    #expect(
      texts.map(String.init) == [
        "Home", "Save, button", "[boundary sound]", "Save, button", "Announcement: Saved",
      ])
  }

  @Test(
    .enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"),
    arguments: [("[0, 0, 10, 10]", true), ("[90, 0, 10, 10]", false)])
  func stopsOfAFlowAreHeardWhereTheyLie(_ frame: String, _ isLeft: Bool) throws {
    let folder = try CommandFolder(Self.files)
    try folder.write(
      "home.screen.yaml", "size: [100, 100]\nelements: [{button: Save, frame: \(frame)}]")
    try folder.write("a.flow.yaml", "screens: {home: home.screen.yaml}\nsteps: [wait: 1]")
    let outcome = try Earshot.run([
      "speak", folder.file("a.flow.yaml"), "-o", folder.file("a.wav"), "--spatial",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    let wave = [UInt8](try folder.data(of: "a.wav"))
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

  @Test func aBrokenFlowIsNotSpoken() throws {
    let folder = try CommandFolder(Self.files)
    let path = folder.file("save.flow.yaml")
    try folder.write(
      "save.flow.yaml", "screens: {home: home.screen.yaml}\nsteps: [{action: Fly}]\n")
    let outcome = try Earshot.run(["speak", path, "-o", folder.file("a.wav")])
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("\(path):2:10: error: \"action Fly\" is not possible"))
    #expect(!folder.names.contains("a.wav"))
  }

  @Test func stopsOfAFlowCannotBeChosen() throws {
    let outcome = try Earshot.run(["speak", "a.flow.yaml", "--from-stop", "2"])
    #expect(outcome.status == 64)
  }
}
