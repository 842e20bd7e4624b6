import ScreenReader
import AccessibilityTree
import SeededGenerators
import Testing
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

@Suite("Text as it is read")
struct TextReadingTests {
  private func cues(_ text: String, _ language: String) throws -> [SpeechTimeline.Cue] {
    let voices = VoiceCast(
      SpeechFixtures.profile, others: try VoiceLibrary().entries.map(\.profile),
      pronunciations: try Pronunciations.shipped(), phrases: try PhraseLibrary())
    let utterance = Utterance(fragments: [Fragment(.label, text)], language: language)
    return SpeechTimeline(
      [.stop(.init(label: "a", utterance: utterance))], voices: voices, sampleRate: 1000
    ).cues
  }

  static let spoken: [(language: String, text: String, spoken: String)] = [
    // Things are counted with Korean numerals, time and measures with Sino-Korean ones.
    ("ko", "총 4개 중 1번째", "총 네 개 중 첫 번째"), ("ko", "20개", "스무 개"),
    ("ko", "21명", "스물한 명"), ("ko", "3 개", "세 개"), ("ko", "3개월", "3개월"),
    ("ko", "100개", "100개"), ("ko", "11번째 항목", "열한 번째 항목"), ("ko", "3시간 20분", "세 시간 20분"),
    ("ko", "14:05", "14시 5분"), ("ko", "2:30", "두 시 30분"), ("ko", "12:00", "열두 시"),
    ("ko", "2026-06-21", "2026년 유월 21일"), ("ko", "1/3", "3분의 1"), ("ko", "50%", "50퍼센트"),
    ("ko", "50 %", "50퍼센트"), ("ko", "3.5점", "3 점 5점"), ("ko", "1,234.5", "1234 점 5"),
    ("ko", "1,5", "1,5"),
    ("ko", "5 km", "5킬로미터"), ("ko", "5km,", "5킬로미터,"), ("ko", "👍🏽", "좋아요"),
    ("ko", "🦩", "이모티콘"), ("ko", "iPhone15", "iPhone15"), ("ko", "6월", "유월"),
    ("ja", "50%", "50パーセント"), ("ja", "14:05", "じゅうよじ 5ふん"), ("ja", "2.5", "2 てん 5"),
    ("ja", "2026-11-21", "2026ねん 11がつ 21にち"), ("ja", "🎉", "クラッカー"),
    ("zh-Hans", "50%", "百分之50"), ("zh-TW", "7%", "百分之7"), ("zh-Hans", "1/4", "4分之1"),
    ("zh-TW", "14:00", "14點"), ("zh-Hans", "2026-11-21", "二零二六年11月21日"),
    ("ar", "50%", "50 في المئة"), ("ar", "٥٠٪", "50 في المئة"), ("ar", "3 km", "3 كيلومترات"),
    ("de", "75%", "75 Prozent"), ("de", "5 km", "5 Kilometer"), ("de", "14:05", "14 Uhr 5"),
    ("de", "2026-11-21", "einundzwanzigster November 2026"), ("de-AT", "1 kg", "1 Kilogramm"),
    ("fr", "1 km", "1 kilomètre"), ("fr", "2 km", "2 kilomètres"), ("fr", "1/3", "un tiers"),
    ("ru", "1 км", "1 километр"), ("ru", "3 км", "3 километра"), ("ru", "5 км", "5 километров"),
    ("ru", "1,5 км", "1 целая и 5 десятых километра"), ("ru", "2026-11-21", "21 ноября 2026 года"),
    ("es", "2026-11-21", "21 de noviembre de 2026"), ("hi", "1/3", "एक तिहाई"),
    ("nl", "5 °C", "5 graden"),
    ("en", "75%, 5 km", "75 percent, 5 kilometers"),
    ("he", "5 km", "5 km"),
    ("pt-BR", "2 GB", "2 gigabytes"), ("it", "1 km/h", "1 chilometro orario"),
    ("en", "Only 4 may enter", "Only 4 may enter"),
    ("de", "2026-13-41", "2026-13-41"),
    ("de", "10.0.0.1", "10 Punkt 0 Punkt 0 Punkt 1"),
    ("ko", "2.0.1", "2 점 0 점 1"),
  ]

  @Test(
    "are spoken in words where the engine would not say them, and shown as they were",
    arguments: spoken)
  func words(_ row: (language: String, text: String, spoken: String)) throws {
    let cues = try cues(row.text, row.language)
    #expect(cues.map(\.text) == [row.spoken])
    #expect(cues.map(\.shownText) == [row.text])
  }

  @Test("have the words of another language where a part of the text is in it")
  func attributes() throws {
    let voices = VoiceCast(
      SpeechFixtures.profile, others: [try .named("korean")], phrases: try PhraseLibrary())
    let fragment = Fragment(
      .label, "Now 50%", speech: [.init(range: 4..<7, language: "ko")])
    let timeline = SpeechTimeline(
      [.stop(.init(label: "a", utterance: Utterance(fragments: [fragment], language: "en")))],
      voices: voices, sampleRate: 1000)
    #expect(timeline.cues.map(\.text) == ["Now", "50퍼센트"])
  }

  @Test("never lose a digit or crash on any text", arguments: 1...60 as ClosedRange<UInt64>)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "12", "0", "999999999999999999", ":", "/", "-", ".", ",", "%", "개", "km", " ", "٣", "a",
    ]
    let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    for language in ["ko", "zh-Hans", "ar", "de"] {
      let shown = try cues(text, language).map(\.shownText).joined(separator: " ")
      #expect(shown.filter { $0 != " " } == SpeechText.sanitized(text).filter { $0 != " " })
    }
  }
}
