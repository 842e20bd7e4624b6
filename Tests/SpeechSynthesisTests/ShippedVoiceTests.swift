import Documents
import Foundation
import ScreenReader
import SpeechProtocol
import Testing
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

@Suite("Voices at hand")
struct ShippedVoiceTests {
  @Test(
    "Every shipped voice speaks its sample, about as long as espeak-ng's own voice does",
    .enabled(if: SpeechFixtures.hasEspeak, "espeak-ng is not installed"),
    arguments: VoiceProfile.shippedNames)
  func sound(name: String) throws {
    let folder = try TemporaryFolder()
    var profile = try VoiceProfile.named(name)
    profile.rate = 50
    let samples = try SpeechFixtures.speak(
      [profile.sample], profile: profile, .init(helper: try .located()))[0].get().samples
    #expect(samples.contains { $0.magnitude > 3000 })
    let program = try #require(SpeechFixtures.program("espeak-ng"))
    // Of espeak-ng's two voices for Chinese one spells the characters.
    let own = profile.language == "zh" ? "cmn-latn-pinyin" : profile.language.lowercased()
    let arguments = [
      "-v", own, "-w", folder.file("a.wav"), profile.sample,
    ]
    try #require(try SpeechFixtures.run(program, arguments) == 0)
    let model = try WaveReader.samplesAfterHeader(path: folder.file("a.wav"))
    let ratio = Double(samples.count) / Double(model.count)
    #expect((0.8...1.25).contains(ratio), "\(ratio)")
  }

  @Test(
    "Every shipped voice is as loud as its profile states",
    .enabled(if: SpeechFixtures.hasEspeak, "espeak-ng is not installed"),
    arguments: VoiceProfile.shippedNames)
  func loudness(name: String) throws {
    var profile = try VoiceProfile.named(name)
    profile.rate = 50
    let spoken = try SpeechFixtures.speak(
      [profile.sample], profile: profile, .init(helper: try .located()))[0].get()
    var meter = LoudnessMeter(sampleRate: Int(spoken.sampleRate))
    meter.add(spoken.samples)
    let (stated, measured) = (try #require(profile.loudness), try #require(meter.loudness))
    #expect(abs(stated - measured) < 2, "stated \(stated), measured \(measured)")
  }

  @Test(
    "A user's folder adds voices and replaces shipped ones; the rest of its files is left alone")
  func library() throws {
    let folder = try TemporaryFolder()
    let yaml = { (name: String) in "voice: \(name)\nsummary: Mine\nlike: fast\nrate: 90\n" }
    for name in ["mine", "slow"] {
      try Data(yaml(name).utf8).write(to: URL(fileURLWithPath: folder.file("\(name).voice.yaml")))
    }
    try Data("?".utf8).write(to: URL(fileURLWithPath: folder.file("notes.txt")))
    let library = try VoiceLibrary(folder: folder.file(""))
    #expect(library.entries.map(\.profile.name).prefix(2) == ["mine", "slow"])
    #expect(library.entries.count == VoiceProfile.shippedNames.count + 1)
    #expect(try library.voice(named: "slow").rate == 90)
    let error = #expect(throws: UnknownVoice.self) { try library.voice(named: "min") }
    #expect(error?.description == "unknown voice \"min\"; did you mean \"mine\"?")
    #expect(throws: SourceError.self) { try VoiceLibrary(folder: "/nosuch") }
  }
}
