import Documents
import Foundation
import Testing
import VoiceProfiles

@testable import Voices

@Suite("Voice profiles")
struct VoiceProfileTests {
  private func profile(_ yaml: String) throws -> VoiceProfile {
    try VoiceProfile(SourceText(bytes: Array(yaml.utf8), path: "my.voice.yaml"))
  }

  @Test("Every file in Profiles is shipped, and every shipped profile can be read")
  func completeness() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Voices/Speech/Profiles").standardized.path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.sorted() == VoiceProfile.shippedNames.map { "\($0).voice.yaml" }.sorted())
    for name in VoiceProfile.shippedNames {
      let profile = try VoiceProfile.named(name)
      #expect(profile.name == name)
      #expect(!profile.summary.isEmpty && !profile.language.isEmpty)
      #expect(!profile.sample.isEmpty)
    }
  }

  @Test("The default is English at a normal rate; fast and slow are like it")
  func shipped() throws {
    let english = try VoiceProfile.named(VoiceProfile.defaultName)
    #expect((english.rate, english.pitch, english.range, english.volume) == (50, 50, 50, 100))
    #expect(english.pauses == VoiceProfile.Pauses())
    #expect(try VoiceProfile.named("fast").rate == 75)
    #expect(try VoiceProfile.named("slow").rate == 30)
    #expect(try VoiceProfile.named("slow").definition == english.definition)
  }

  @Test("An unknown name gets the nearest one")
  func unknownName() {
    #expect(throws: UnknownVoice(name: "englsh")) { try VoiceProfile.named("englsh") }
    #expect(
      UnknownVoice(name: "englsh").description
        == "unknown voice \"englsh\"; did you mean \"english\"?")
    #expect(
      UnknownVoice(name: "../../etc/passwd").description
        == "unknown voice \"../../etc/passwd\"; known voices: "
        + VoiceProfile.shippedNames.joined(separator: ", "))
  }

  @Test("A profile of one's own takes from the one that it is like")
  func like() throws {
    let mine = try profile("voice: mine\nsummary: Mine\nlike: fast\npauses: {hint: 5}\npitch: 20\n")
    #expect((mine.name, mine.rate, mine.pitch) == ("mine", 75, 20))
    #expect((mine.pauses.hint, mine.pauses.stops) == (5, 350))
  }

  @Test(
    "What is wrong is named with its place",
    arguments: [
      ("voice: a\nsummary: b\nlike: englsh\n", 3, "did you mean \"english\"?"),
      ("voice: a\nsummary: b\nlike: english\nvolum: 3\n", 4, "did you mean \"volume\"?"),
      ("voice: a\nsummary: b\nlike: english\npauses: {hnt: 3}\n", 4, "did you mean \"hint\"?"),
      ("voice: a\nsummary: b\nlike: english\nrate: 101\n", 4, nil),
      ("voice: a\nsummary: b\nlike: english\npitch: 1.5\n", 4, nil),
      ("voice: a\nsummary: b\nlike: english\npauses: {stops: 99999}\n", 4, nil),
      ("voice: a\nsummary: b\nlanguage: en\n", 1, nil),
      ("voice: a\nsummary: b\nlike: english\ncapitals: spek\n", 4, "did you mean \"speak\"?"),
      ("voice: a\nsummary: b\nlike: english\nwidth: 2\n", 4, nil),
      ("voice: a\nsummary: b\nlike: english\nrolePitch: 100\n", 4, nil),
      ("voice: a\nsummary: b\nlike: english\nearcons: perhaps\n", 4, nil),
      ("voice: a\nsummary: b\nlike: english\nloudness: 3\n", 4, nil),
    ])
  func wrong(yaml: String, line: Int, suggestion: String?) {
    let error = #expect(throws: SourceError.self) { try profile(yaml) }
    #expect(error?.location?.line == line)
    #expect(error?.suggestion == suggestion)
  }

  @Test("A voice that changes what makes another loud does not take its loudness")
  func loudness() throws {
    let stated = try #require(try VoiceProfile.named("english").loudness)
    func loudness(_ change: String) throws -> Double? {
      try profile("voice: a\nsummary: b\nlike: english\n\(change)\n").loudness
    }
    #expect(try loudness("rate: 70") == stated)
    #expect(try loudness("pitch: 70") == nil)
    #expect(try loudness("volume: 50") == nil)
    #expect(try loudness("definition: language en") == nil)
    #expect(try loudness("definition: language en\nloudness: -18") == -18)
  }

  @Test(
    "A definition cannot open files, start programs, or overflow",
    arguments: [
      "numbers -1", "dictrules 3 -1",
      "mbrola us1 us1_phtrans", "phonemes ../../etc/passwd", "dictionary /etc/passwd",
      "nosuchline 1", "replace " + String(repeating: "1 ", count: 50),
      "phonemes " + String(repeating: "e", count: 40), "language en\u{1}",
    ])
  func hostileDefinition(line: String) {
    #expect(throws: SourceError.self) {
      try profile("voice: a\nsummary: b\nlike: english\ndefinition: |\n  language en\n  \(line)\n")
    }
  }
}
