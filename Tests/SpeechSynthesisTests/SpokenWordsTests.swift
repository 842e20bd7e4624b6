import SeededGenerators
import AccessibilityTree
import Documents
import Foundation
import ScreenReader
import Testing
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

@Suite("Spoken words")
struct SpokenWordsTests {
  private func cues(
    _ text: String, _ speech: [SpeechAttribute] = [], language: String = "en",
    kind: Fragment.Kind = .label, profile: VoiceProfile = SpeechFixtures.profile,
    own: Pronunciations? = nil
  ) throws -> [SpeechTimeline.Cue] {
    let utterance = Utterance(
      fragments: [Fragment(kind, text, speech: speech)], language: language)
    let shipped = try Pronunciations.shipped()
    let voices = VoiceCast(
      profile, others: [try .named("korean"), try .named("german")],
      pronunciations: (own.map { [$0] } ?? []) + shipped, phrases: try PhraseLibrary())
    return SpeechTimeline(
      [.stop(.init(label: "a", utterance: utterance))], voices: voices, sampleRate: 1000
    ).cues
  }

  @Test("Words of the field are pronounced, and shown as they are written")
  func pronunciations() throws {
    let cue = try cues("Learn \"SwiftUI\", on iOS!")[0]
    #expect(cue.text == "Learn \"Swift U I\", on eye O S!")
    #expect(cue.shownText == "Learn \"SwiftUI\", on iOS!")
    #expect(cue.tokens.map(\.range) == [0..<5, 6..<18, 19..<21, 22..<30])
    let own = Pronunciations(language: "", words: ["iOS": "ice"])
    #expect(try cues("iOS SwiftUI", own: own)[0].text == "ice Swift U I")
    #expect(try cues("75%, 3+4", language: "ko")[0].text == "75퍼센트, 3 더하기 4")
  }

  @Test("Ranges are spelled, pitched, spoken in another language")
  func attributes() throws {
    let spelled = try cues("The PIN!", [SpeechAttribute(range: 4..<7, spellOut: true)])
    #expect(spelled.map(\.text) == ["The P I N !"])
    #expect(spelled[0].shownText == "The PIN!")
    #expect(
      try cues("a!", [SpeechAttribute(range: 0..<2, spellOut: true)])[0].text
        == "ay exclamation mark")
    let pitched = try cues("low high", [SpeechAttribute(range: 4..<8, pitch: 1.5)])
    #expect(pitched.map(\.text) == ["low", "high"])
    #expect(pitched.map(\.pitch) == [50, 75] && pitched.map(\.pause) == [0, 0])
    let mixed = try cues("say 안녕 now", [SpeechAttribute(range: 4..<6, language: "ko-KR")])
    #expect(mixed.map(\.voice) == ["test", "korean", "test"])
    #expect(mixed.map(\.language) == ["en", "ko-KR", "en"])
    // No phonetic alphabet reaches the engine: brackets would be its command.
    #expect(
      try cues("tomato", [SpeechAttribute(range: 0..<6, ipa: "[[t@]]")]).map(\.text) == ["tomato"])
    #expect(try cues("ab", [SpeechAttribute(range: 5..<9, spellOut: true)]).map(\.text) == ["ab"])
  }

  @Test("Punctuation is named: all of it, some, or none")
  func punctuation() throws {
    var profile = SpeechFixtures.profile
    #expect(try cues("Wait! 5%", profile: profile)[0].text == "Wait! 5 percent")
    #expect(
      try cues("Wait!", [SpeechAttribute(range: 0..<5, punctuation: true)])[0].text
        == "Wait exclamation mark")
    profile.punctuation = .all
    #expect(try cues("a-b", profile: profile)[0].text == "a hyphen b")
    profile.punctuation = .none
    #expect(try cues("Wait! #5% don't", profile: profile)[0].text == "Wait! 5 don't")
    #expect(try cues("#", kind: .role, profile: profile)[0].text == "number")
  }

  @Test("A capital letter on its own is told", arguments: VoiceProfile.Capitals.allCases)
  func capitals(mode: VoiceProfile.Capitals) throws {
    var profile = SpeechFixtures.profile
    profile.capitals = mode
    let capital = try cues("B", profile: profile)
    #expect(capital.last?.text == (mode == .speak ? "cap B" : "B"))
    #expect(capital.last?.pitch == (mode == .pitch ? 75 : 50))
    #expect(capital.map(\.isSound) == (mode == .sound ? [true, false] : [false]))
    #expect(try cues("b", profile: profile).map(\.text) == ["b"])
    #expect(try cues("Bee", profile: profile).map(\.text) == ["Bee"])
  }

  /// It takes the place of every capital letter that stands alone.
  @Test("What is said of capitals has a limit", arguments: ["{letter} {letter}", "cap cap "])
  func capitalsAreLimited(_ part: String) {
    let text = "language: en\ncapital: \"\(String(repeating: part, count: 100))\""
    #expect(throws: SourceError.self) {
      try Pronunciations(SourceText(bytes: Array(text.utf8), path: "p.pronunciations.yaml"))
    }
  }

  @Test("Role words may have a pitch of their own")
  func rolePitch() throws {
    var profile = SpeechFixtures.profile
    profile.rolePitch = 30
    #expect(try cues("button", kind: .role, profile: profile)[0].pitch == 30)
    #expect(try cues("Rate", profile: profile)[0].pitch == 50)
  }

  @Test("A language is spoken by its voice, at the pace of the main one")
  func cast() throws {
    let fast = try VoiceProfile.named("fast")
    let cast = VoiceCast(fast, others: try ["korean", "german"].map { try .named($0) })
    #expect(cast.voice(for: "de-AT").name == "german")
    #expect(cast.voice(for: "de").rate == fast.rate && cast.voice(for: "ko").pauses == fast.pauses)
    #expect(cast.voice(for: "en-GB").name == "fast" && cast.voice(for: "xx").name == "fast")
  }

  @Test(
    "Every word is found again in the pieces of any text", arguments: 1...40 as ClosedRange<UInt64>)
  func tokens(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = HostileText.label(&generator) + " " + HostileText.label(&generator)
    let words = SpeechText.spokenWords(of: text)
    let cues = try cues(text)
    let shown = cues.flatMap(\.tokens).map(\.text).joined()
    if words.count > 1 { #expect(shown == words.map(\.shown).joined()) }
    for cue in cues {
      let scalars = Array(cue.text.unicodeScalars)
      let ranges = cue.tokens.map(\.range)
      #expect(ranges.allSatisfy { $0.upperBound <= scalars.count && !$0.isEmpty })
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
  }
}

@Suite("Pronunciation files")
struct PronunciationFileTests {
  @Test("Every file of the folder is shipped")
  func completeness() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Voices/Speech/Pronunciations").standardized.path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == (try Pronunciations.shipped()).map { "\($0.language).pronunciations.yaml" })
  }

  @Test(
    "What is wrong is named with its place",
    arguments: [
      ("word: {}", 1), ("words: {a b: c}", 1), ("words: []", 1), ("characters: {ab: c}", 1),
      ("words:\n  a: [1]", 2), ("words:\n  a: \(String(repeating: "x", count: 300))", 2),
    ])
  func wrong(yaml: String, line: Int) {
    let error = #expect(throws: SourceError.self) {
      try Pronunciations(SourceText(bytes: Array(yaml.utf8), path: "a.yaml"))
    }
    #expect(error?.location?.line == line)
  }
}
