import Foundation
import ScreenReader
import Testing
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

/// What espeak-ng makes of the reader's own words: nothing is spelled, left out or read in English.
@Suite(
  "Phonemes of the phrasebooks",
  .enabled(if: SpeechFixtures.hasEspeak, "espeak-ng is not installed"))
struct PhonemeTests {
  static let languages = (try? PhraseLibrary().languages) ?? []

  /// Returns the phonemes of each text.
  private func phonemes(_ texts: [String], voice: String) throws -> [String] {
    let folder = try TemporaryFolder()
    // A paragraph each, without marks, is a line of phonemes each.
    try texts.joined(separator: "\n\n").write(
      toFile: folder.file("texts"), atomically: true, encoding: .utf8)
    let program = try #require(SpeechFixtures.program("espeak-ng"))
    let arguments = [
      "-q", "-v", voice, "--ipa", "--phonout=\(folder.file("phonemes"))", "-f",
      folder.file("texts"),
    ]
    try #require(try SpeechFixtures.run(program, arguments) == 0)
    return try String(contentsOfFile: folder.file("phonemes"), encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private func voice(_ language: String) throws -> String {
    let primary = LanguageTag(language).primary
    let profile = try #require(
      VoiceLibrary().entries.map(\.profile).first { LanguageTag($0.language).primary == primary })
    return primary == "zh" ? "cmn-latn-pinyin" : profile.language.lowercased()
  }

  /// Returns what the engine is given for every phrase of a language, without marks.
  private func spokenTexts(_ language: String) throws -> [String] {
    let library = try PhraseLibrary()
    let book = try #require(library.book(for: language))
    let voices = VoiceCast(
      SpeechFixtures.profile, others: try VoiceLibrary().entries.map(\.profile),
      pronunciations: try Pronunciations.shipped(), phrases: library)
    var texts: [String] = []
    let values: KeyValuePairs = [
      "index": "1", "count": "3", "number": "2", "level": "2", "author": "", "automatic": "",
      "item": "", "name": "", "rows": "3", "columns": "2",
    ]
    for key in book.keys where key != .joinedHint {
      // Words that are borrowed from English are spoken by its voice.
      guard let phrase = book[key, .spoken], book.evidence[key] != nil else { continue }
      let fragment = Fragment(
        .role, phrase.filled(values), speechText: phrase.filledSpeech(values))
      let utterance = Utterance(fragments: [fragment], language: language)
      let timeline = SpeechTimeline(
        [.stop(.init(label: "a", utterance: utterance))], voices: voices, sampleRate: 22050)
      #expect(timeline.warnings == [], "\(key)")
      texts.append(timeline.cues.map(\.text).joined(separator: " "))
    }
    texts += book.characters.map { book.characterSpeech[$0] ?? $1 }.sorted()
    let marked = texts.map { text in
      String(text.map { $0.isPunctuation && !"’'-".contains($0) ? " " : $0 })
        .split(separator: " ").joined(separator: " ")
    }
    var seen: Set<String> = []
    return marked.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Returns how many sounds a letter has on average; figures are words of about six.
  private func soundsPerLetter(_ text: String, _ phonemes: String) -> Double {
    let letters = text.unicodeScalars.reduce(0) {
      $0 + ($1.properties.numericType != nil ? 6 : $1.properties.isAlphabetic ? 1 : 0)
    }
    let sounds = phonemes.unicodeScalars.count {
      $0.properties.isAlphabetic && $0.properties.generalCategory != .modifierLetter
    }
    return Double(sounds) / Double(max(1, letters))
  }

  private static let limitOfAlphabets = 2.5

  /// A syllable in one character has up to seven sounds; a letter that is spelled, two and more.
  private func limit(_ language: String) -> Double {
    switch LanguageTag(language).primary {
    case "ko", "zh": 7
    case "ja": 4
    default: Self.limitOfAlphabets
    }
  }

  @Test("are words of the language", arguments: languages)
  func words(language: String) throws {
    let texts = try spokenTexts(language)
    #expect(texts.count > 75)
    let phonemes = try phonemes(texts, voice: try voice(language))
    try #require(phonemes.count == texts.count)
    for (text, phonemes) in zip(texts, phonemes) {
      // German has the word from English, and espeak-ng knows it.
      let isLoan = text.contains("Copyright")
      #expect(isLoan || !phonemes.contains("("), "\(text) is read in another language: \(phonemes)")
      #expect(
        soundsPerLetter(text, phonemes) < limit(language), "\(text) is spelled: \(phonemes)")
    }
  }

  @Test("would be noticed if they were spelled or read in English")
  func spelled() throws {
    let spelled = try phonemes(["qrxzt"], voice: "de")
    #expect(soundsPerLetter("qrxzt", spelled[0]) > Self.limitOfAlphabets)
    #expect(try phonemes(["見出し"], voice: "ja")[0].contains("("))
    #expect(try phonemes(["按钮"], voice: "cmn").joined().contains("("))
    #expect(try phonemes(["50%"], voice: "ko")[0].contains("("))
  }
}
