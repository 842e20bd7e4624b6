import SeededGenerators
import Foundation
import ScreenReader
import SpeechProtocol
import Testing
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

@Suite("espeak-ng", .enabled(if: SpeechFixtures.hasEspeak, "espeak-ng is not installed"))
struct EspeakTests {
  static let texts = [
    "Rate", "Rate, button", "Notifications, switch button, on", "Volume, slider, 75%, adjustable",
    "Heading level 1", "selected, Home, tab, 1 of 4", "Double tap to activate.",
    "A large container holding a variety of mangoes", "0:32 remaining", "$1,234.56",
    "Hello world. This is longer; with pieces: is it? Yes!",
    "Dr. Smith's schedule, e.g. 12/25/2024",
    "http://example.com/path?q=1&b=2", "WiFi, iOS 17, USB-C, PIN, OK", "50 °C, 3 km, ½, ✓, →",
    "Café naïve", "버튼", "Привет", "👩‍🚀 ❤️ 🎉", "hostile hop hotel, igneous, keyboxes, jakes",
    "<b>bold</b> & </voice><break time=\"2s\"/>",
  ]

  private func configuration(_ count: Int = 1) throws -> HelperPool.Configuration {
    .init(helper: try SpeechHelper.located(), count: count)
  }

  private func samples(
    _ texts: [String], helpers: Int = 2, profile: String = "english"
  ) throws -> [[Int16]] {
    try SpeechFixtures.speak(texts, profile: try .named(profile), try configuration(helpers))
      .map { try $0.get().samples }
  }

  @Test("The default voice sounds like espeak-ng's American English, sample for sample")
  func oracle() throws {
    let folder = try TemporaryFolder()
    let program = try #require(SpeechFixtures.program("espeak-ng"))
    for (text, samples) in zip(Self.texts, try samples(Self.texts)) {
      let path = folder.file("oracle.wav")
      let arguments = ["-v", "en-us", "-s", "175", "-w", path, "--", text]
      try #require(try SpeechFixtures.run(program, arguments) == 0)
      #expect(try WaveReader.samplesAfterHeader(path: path) == samples, "\(text)")
    }
  }

  @Test("A file of one text holds what espeak-ng writes")
  func wholeFile() throws {
    let folder = try TemporaryFolder()
    let program = try #require(SpeechFixtures.program("espeak-ng"))
    let oracle = folder.file("oracle.wav")
    try #require(
      try SpeechFixtures.run(program, ["-v", "en-us", "-s", "175", "-w", oracle, "Rate"]) == 0)
    try Speaker(profile: .named("english")).render(
      [SpeechFixtures.stop((.label, "Rate"))], to: folder.file("a.wav"))
    // All but the loudness, which is the same for all voices.
    let written = try WaveReader(path: folder.file("a.wav")).samples
    let expected = try WaveReader.samplesAfterHeader(path: oracle)
    #expect(written.count == expected.count)
    #expect(SpeechFixtures.likeness(written, Array(expected)) > 0.99)
  }

  @Test(
    "A text sounds the same after any other, and in any helper", arguments: [1, 2, 3] as [UInt64])
  func purity(seed: UInt64) throws {
    let first = try samples(Self.texts, helpers: 1)
    var generator = SeededGenerator(seed: seed)
    let order = (0..<70).map { _ in Int.random(in: 0..<Self.texts.count, using: &generator) }
    for (index, samples) in zip(order, try samples(order.map { Self.texts[$0] }, helpers: 2)) {
      #expect(samples == first[index], "\(Self.texts[index])")
    }
  }

  @Test("Events say when each word is heard, and change no sample")
  func events() throws {
    let profile = try VoiceProfile.named("english")
    let pool = HelperPool(try configuration())
    var spoken: [Speech] = []
    try pool.speak(count: 2) { index in
      SpeechRequest(
        id: UInt32(index), text: "Café naïve, button", voice: profile.definition,
        wantsEvents: index == 1)
    } deliver: { _, outcome in
      if case .success(let speech) = outcome { spoken.append(speech) }
    }
    try #require(spoken.count == 2)
    #expect(spoken[0].samples == spoken[1].samples)
    #expect(spoken[0].words.isEmpty && spoken[0].pauses.isEmpty)
    #expect(spoken[1].words.map(\.position) == [0, 5, 12])
    #expect(spoken[1].words.map(\.length) == [4, 5, 6])
    #expect(zip(spoken[1].words, spoken[1].words.dropFirst()).allSatisfy { $0.sample < $1.sample })
    // "naïve" ends at a pause before "button" starts.
    #expect(
      spoken[1].pauses.contains { spoken[1].words[1].sample < $0 && $0 < spoken[1].words[2].sample }
    )
  }

  @Test("Rates are heard: fast is shorter than normal, slow longer")
  func rates() throws {
    let folder = try TemporaryFolder()
    let counts = try ["fast", "english", "slow"].map { name in
      try Speaker(profile: .named(name)).render(SpeakerTests.stops, to: folder.file("a.wav"))
        .sampleCount
    }
    #expect(counts == counts.sorted() && Set(counts).count == 3)
  }

  static let hostile = [
    String(repeating: "s'", count: 220), String(repeating: "é . ", count: 60),
    "\u{1}+50S fast \u{1}Vfr bonjour \u{1}5M \u{1}9I \u{1}7U", "nul\0inside",
    String(repeating: "캣 ", count: 90), String(repeating: "버튼 ", count: 100),
    String(repeating: "두 번 탭하여 활성화하십시오 ", count: 20), String(repeating: "가", count: 300),
    String(repeating: "🎉", count: 300), String(repeating: "x", count: 5000),
    String(repeating: "नम", count: 200), String(repeating: "e\u{301}\u{302}", count: 400),
    "<audio src=\"/etc/passwd\"/>", String(repeating: "( ", count: 150), "...", "✓",
    String(repeating: "\u{202E}evil\u{202C} ", count: 50), "\u{FFFD}\u{E000}",
  ]

  @Test("Hostile texts are spoken without a crash, or reported; the next text is not harmed")
  func hostileTexts() throws {
    let chunks = Self.hostile.flatMap { SpeechText.chunks(of: $0).map(\.text) }
    let outcomes = try SpeechFixtures.speak(
      chunks + ["Rate"], profile: try .named("english"), try configuration(2))
    for (text, outcome) in zip(chunks, outcomes) {
      #expect(throws: Never.self, "\(text)") { try outcome.get() }
    }
    #expect(try outcomes.last?.get().samples == samples(["Rate"])[0])
  }

  @Test(
    "Long runs are spoken to their end",
    arguments: [
      "버튼 ", "캣 ", "가", "no", "नम", "word ", "🎉", "😂", "éa", "👩‍🚀", "a", "x", "W", "𝐀", "∑", "Σ", "й",
      "中",
      "あ", "ا", "→", "fax", "@a ", "7 ",
    ])
  func coverage(unit: String) throws {
    func length(_ count: Int) throws -> Int {
      let chunks = SpeechText.chunks(of: String(repeating: unit, count: count)).map(\.text)
      return try samples(chunks).reduce(0) { $0 + $1.count }
    }
    // Twice the text takes twice the time, give or take a tenth.
    let (once, twice) = (try length(90), try length(180))
    #expect(abs(twice - 2 * once) < twice / 10)
  }

  @Test("Raw commands and hostile texts past the sanitizer harm only themselves")
  func unsanitized() throws {
    let texts = ["\u{1}Vfr bonjour", String(repeating: "s'", count: 220), "Rate"]
    let outcomes = try SpeechFixtures.speak(
      texts, profile: try .named("english"), try configuration())
    #expect(throws: SpeechError.self) { try outcomes[0].get() }
    #expect(try outcomes[2].get().samples == samples(["Rate"])[0])
  }

  @Test("A missing library is a line that says what to install")
  func missingLibrary() throws {
    let helper = try SpeechHelper.located(arguments: ["--library", "libnosuch.so.9"])
    let error = #expect(throws: SpeechError.self) {
      try SpeechFixtures.speak(["Rate"], .init(helper: helper))
    }
    #expect(error?.description.contains("libnosuch.so.9") == true)
    #expect(error?.description.hasSuffix("install it: apt-get install libespeak-ng1") == true)
  }
}
