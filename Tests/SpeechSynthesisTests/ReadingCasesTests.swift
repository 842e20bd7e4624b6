import Foundation
import ScreenReader
import Testing
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

/// Prices, dates, phone numbers and signs as a person reads them, held against the sounds of what the engine is given.
///
/// `Readings/<language>.tsv` has a case a line: category, text, and the readings that a person takes for right.
/// `Readings/<language>.more.tsv` has later cases, which were looked at after their first run; `Readings/<language>.held.tsv`
/// has cases that nobody looked at while the rules were written.
@Suite(
  "Readings of prices, dates and signs",
  .enabled(if: SpeechFixtures.hasEspeak, "espeak-ng is not installed"))
struct ReadingCasesTests {
  /// How many cases of a file have to be read as stated.
  struct Floor: Sendable, CustomTestStringConvertible {
    var file: String
    var right: Int
    var testDescription: String { file }
    var language: String { String(file.prefix { $0 != "." }) }
    /// Whether the readings are those of kanji, which a library tells.
    var needsMecab: Bool { language == "ja" }
  }

  static let floors: [Floor] = [
    .init(file: "en", right: 61),
    .init(file: "en.held", right: 59),
    .init(file: "ko", right: 60),
    .init(file: "ko.held", right: 57),
    .init(file: "ja", right: 59),
    .init(file: "ja.held", right: 49),
    .init(file: "ja.more", right: 23),
    .init(file: "ja.kanji", right: 30),
    .init(file: "ja.kanji.held", right: 27),
    .init(file: "de", right: 62),
    .init(file: "de.held", right: 58),
    .init(file: "fr", right: 60),
    .init(file: "fr.held", right: 60),
    .init(file: "es", right: 60),
    .init(file: "es.held", right: 59),
    .init(file: "ar", right: 57),
    .init(file: "ar.held", right: 56),
    .init(file: "ar.more", right: 34),
    .init(file: "zh-Hans", right: 59),
    .init(file: "zh-Hans.held", right: 55),
    .init(file: "zh-Hans.more", right: 34),
    .init(file: "it", right: 31),
    .init(file: "it.held", right: 26),
    .init(file: "it.more", right: 39),
    .init(file: "pt-BR", right: 30),
    .init(file: "pt-BR.held", right: 26),
    .init(file: "pt-BR.more", right: 33),
    .init(file: "ru", right: 31),
    .init(file: "ru.held", right: 29),
    .init(file: "hi", right: 32),
    .init(file: "hi.held", right: 27),
    .init(file: "hi.more", right: 38),
    .init(file: "nl", right: 31),
    .init(file: "nl.held", right: 30),
    .init(file: "zh-Hant", right: 32),
    .init(file: "zh-Hant.held", right: 28),
    .init(file: "zh-Hant.more", right: 37),
  ]

  private struct Case {
    var category: String
    var text: String
    var readings: [String]
  }

  private static func cases(_ file: String) throws -> [Case] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Readings/\(file).tsv"), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t").map(String.init)
      let language = String(file.prefix { $0 != "." })
      return Case(
        category: fields[0], text: fields[1],
        readings: try fields[2...].map { try inWords($0, language) })
    }
  }

  /// Returns a reading with its numbers in words where the engine misreads figures: a person who wrote 204 meant
  /// 二百零四.
  private static func inWords(_ reading: String, _ language: String) throws -> String {
    guard let numerals = try ReadingRules.shipped(language)?.numerals else { return reading }
    let spelled = SpelledNumber(numerals)
    let years = reading.replacing(/[0-9]{4}(?=年|[到至][0-9]{4}年)/) {
      spelled.figures(String($0.output))
    }
    return years.replacing(/[0-9]{3,}/) {
      spelled.words(String($0.output)) ?? String($0.output)
    }
  }

  private func spoken(_ text: String, _ language: String) throws -> String {
    let voices = VoiceCast(
      SpeechFixtures.profile, others: try VoiceLibrary().entries.map(\.profile),
      pronunciations: try Pronunciations.shipped(), phrases: try PhraseLibrary())
    let utterance = Utterance(fragments: [Fragment(.label, text)], language: language)
    return SpeechTimeline(
      [.stop(.init(label: "a", utterance: utterance))], voices: voices, sampleRate: 1000
    ).cues.map(\.text).joined(separator: " ")
  }

  /// Returns the sounds of each text, without pauses, stress and what parts words.
  private func sounds(_ texts: [String], _ language: String) throws -> [String] {
    let folder = try TemporaryFolder()
    // A paragraph each, without the marks that would part it.
    let lines = texts.map { text in
      let words = text.split(separator: " ").map { word in
        var word = String(word)
        while let last = word.last, ",.;:!?…、。，：；،؛؟()（）".contains(last), word.count > 1 {
          word.removeLast()
        }
        while let first = word.first, "(（,、".contains(first), word.count > 1 { word.removeFirst() }
        return word
      }
      return words.joined(separator: " ")
        .replacing(/[、。，：；،؛,]\s|[、。，：；،؛]/, with: " ")
    }
    // Some words are more than one clause to an engine: a mark stands between the texts.
    let mark = "8 8 8 8 8 8 8"
    try (mark + "\n\n" + lines.flatMap { [$0, mark] }.joined(separator: "\n\n")).write(
      toFile: folder.file("texts"), atomically: true, encoding: .utf8)
    let voice =
      LanguageTag(language).primary == "zh"
      ? "cmn-latn-pinyin" : language == "en" ? "en-us" : language.lowercased()
    let arguments = [
      "-q", "-v", voice, "--ipa", "--phonout=\(folder.file("sounds"))", "-f", folder.file("texts"),
    ]
    let program = try #require(SpeechFixtures.program("espeak-ng"))
    try #require(try SpeechFixtures.run(program, arguments) == 0)
    let heard = try String(contentsOfFile: folder.file("sounds"), encoding: .utf8)
      .split(separator: "\n").map { line in
        String(line.filter { $0.isLetter || $0.isNumber || $0 == "(" })
      }
    let first = try #require(heard.first)
    let sounds = heard.split(separator: first, omittingEmptySubsequences: false)
      .dropFirst().dropLast().map { $0.joined() }
    try #require(sounds.count == texts.count, "\(language): \(sounds.count) of \(texts.count)")
    return language == "ja" ? sounds.map(Self.heardInJapanese) : sounds
  }

  /// Returns sounds as they are heard: long vowels have two spellings, and ん is what follows it.
  private static func heardInJapanese(_ sounds: String) -> String {
    let plain = sounds.replacing(/[ˈˌ]/, with: "").replacing("ɯᵝ", with: "u")
      .replacing("o̞", with: "o").replacing("e̞", with: "e").replacing("ä", with: "a")
    return plain.replacing(/([aiueo])ː/) { "\($0.1)\($0.1)" }
      .replacing("ou", with: "oo").replacing("ei", with: "ee").replacing(/[ɴŋmɲ]/, with: "n")
  }

  @Test("are those of a person", arguments: floors.filter { !$0.needsMecab })
  func readings(_ floor: Floor) throws { try hold(floor) }

  @Test(
    "are those of a person where kanji are read",
    .enabled(if: SpeechFixtures.hasMecab, "libmecab or mecab-ipadic-utf8 is not installed"),
    arguments: floors.filter(\.needsMecab))
  func kanji(_ floor: Floor) throws { try hold(floor) }

  private func hold(_ floor: Floor) throws {
    let cases = try Self.cases(floor.file)
    let spoken = try cases.map { try self.spoken($0.text, floor.language) }
    var all = Array(Set(spoken + cases.flatMap(\.readings))).sorted()
    all.removeAll { $0.allSatisfy { !$0.isLetter && !$0.isNumber } }
    let sounds = Dictionary(uniqueKeysWithValues: zip(all, try self.sounds(all, floor.language)))
    var wrong: [String] = []
    for (item, said) in zip(cases, spoken) {
      let right = Set(item.readings.compactMap { sounds[$0] })
      guard let heard = sounds[said], !right.contains(heard) else { continue }
      wrong.append("\(item.category): \(item.text) is read \(said), not \(item.readings[0])")
    }
    let right = cases.count - wrong.count
    #expect(
      right >= floor.right, "\(right) of \(cases.count):\n\(wrong.joined(separator: "\n"))")
  }
}
