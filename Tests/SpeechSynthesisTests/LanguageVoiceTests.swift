import AccessibilityTree
import Foundation
import Readers
import ScreenReader
import SpeechProtocol
import Synchronization
import Testing
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

@Suite("Voices of several languages")
struct LanguageVoiceTests {
  private static func element(_ label: String, _ traits: Traits, _ language: String?) -> Element {
    var element = Element()
    element.isElement = true
    element.label = label
    element.traits = traits
    element.language = language
    return element
  }

  /// A Korean screen with an English button in it, and one in a language that no voice speaks.
  private func stops(_ elements: [Element], language: String) throws -> [SpeechTimeline.Stop] {
    var tree = ElementTree()
    for element in elements { tree.add(element) }
    var screen = Screen(tree: tree)
    screen.language = language
    let reading = ScreenReading(screen, reader: .voiceOverIOS, phrases: try PhraseLibrary())
    return reading.order.stops.indices.map {
      .init(label: "\($0)", utterance: reading.utterance(at: $0, from: nil))
    }
  }

  private func voices(_ main: String = "english") throws -> VoiceCast {
    VoiceCast(
      try .named(main), others: try VoiceLibrary().entries.map(\.profile),
      pronunciations: try Pronunciations.shipped(), phrases: try PhraseLibrary(),
      kana: KanaReader(library: "libnothing.so"))
  }

  @Test("One screen is spoken by the voice of each language in it, one call a run")
  func runs() throws {
    let stops = try stops(
      [
        Self.element("설정", .header, nil), Self.element("Rate", .button, "en-GB"),
        Self.element("見出し", .header, "ja"), Self.element("设置", .button, "zh-CN"),
      ], language: "ko-KR")
    let timeline = SpeechTimeline(stops.map { .stop($0) }, voices: try voices(), sampleRate: 22050)
    #expect(
      timeline.cues.map { "\($0.voice): \($0.text)" } == [
        "korean: 설정", "korean: 머리말", "english: Rate", "english: button",
        "japanese: 見出し", "japanese: みだし", "mandarin: 设置", "mandarin: 按钮",
      ])
    #expect(timeline.cues[5].shownText == "見出し")
    #expect(
      timeline.warnings.map(\.description) == [
        "stop 3: the voice \"japanese\" cannot read kanji, and libmecab cannot be loaded "
          + "(libnothing.so): \"見出し\"; install it (apt-get install libmecab2 mecab-ipadic-utf8), "
          + "write it as it sounds in a .pronunciations.yaml file, or read the transcript"
      ])
  }

  @Test("A language without a voice is warned of once, and its roles keep their own")
  func noVoice() throws {
    let stops = try stops(
      [Self.element("שלום", .button, nil), Self.element("תודה", .button, nil)], language: "he")
    let timeline = SpeechTimeline(
      stops.map { .stop($0) }, voices: try voices("korean"), sampleRate: 22050)
    #expect(timeline.cues.map(\.voice) == ["korean", "english", "korean", "english"])
    #expect(
      timeline.warnings.map(\.description) == [
        "stop 1: no voice speaks the language \"he\"; the voice \"korean\" reads it as well as it can; "
          + "add a voice with --voices, or read the transcript"
      ])
  }

  @Test(
    "Writing that no language was declared for gets a voice that can speak it, and one line says so"
  )
  func script() throws {
    let stops = try stops(
      [
        Self.element("설정 2 저장", .header, nil), Self.element("Rate 좋아요", .button, nil),
        Self.element("Привет", .staticText, nil), Self.element("設定のみ", .staticText, nil),
      ], language: "en")
    let timeline = SpeechTimeline(stops.map { .stop($0) }, voices: try voices(), sampleRate: 22050)
    let voices = timeline.cues.filter { $0.kind == .label }.map(\.voice)
    #expect(voices == ["korean", "english", "korean", "russian", "japanese"])
    let scripts = timeline.warnings.map(\.description).filter { $0.contains("does not use") }
    #expect(
      scripts.first == "stop 1: \"설정 2 저장\" is in Hangul, which \"en\" does not use; the "
        + "voice \"korean\" speaks it; if it is in another language, declare that (language: ko)")
    #expect(scripts.count == 3)
  }

  @Test("A declared language keeps its voice")
  func declared() throws {
    let stops = try stops([Self.element("설정", .staticText, "ja")], language: "ja")
    let fragment = Fragment(.label, "설정", language: "en")
    let own = SpeechTimeline.Stop(
      label: "a", utterance: Utterance(fragments: [fragment], language: "ko"))
    let timeline = SpeechTimeline([own], profile: try .named("english"), sampleRate: 22050)
    #expect(timeline.cues.map(\.voice) == ["english"])
    #expect(stops.count == 1)
  }

  @Test(
    "A voice that speaks nothing of what is heard is refused aloud",
    arguments: [
      ("german", "de"), ("russian", "ru"), ("mandarin", "zh"),
    ])
  func refusal(name: String, language: String) throws {
    let stops = try stops([Self.element("Rate", .button, nil)], language: "en")
    let cast = try voices(name)
    let timeline = SpeechTimeline(stops.map { .stop($0) }, voices: cast, sampleRate: 22050)
    #expect(
      timeline.refusal(of: cast.main)?.description
        == "the voice \"\(name)\" speaks \"\(language)\", but nothing here is in that language: the utterances are "
        + "in en; \"english\" speaks instead; for the reader's phrases in "
        + "the voice's language, use --language \(language)")
    let own = try self.stops([Self.element("Rate", .button, nil)], language: language)
    let heard = SpeechTimeline(own.map { .stop($0) }, voices: cast, sampleRate: 22050)
    #expect(heard.refusal(of: cast.main) == nil)
  }

  @Test(
    "A Korean screen with an English label becomes one file, each part as its voice says it",
    .enabled(if: SpeechFixtures.hasEspeak, "espeak-ng is not installed"))
  func oneFile() throws {
    let folder = try TemporaryFolder()
    let stops = try stops(
      [Self.element("설정", .header, nil), Self.element("Rate", .button, "en-US")], language: "ko")
    let warnings = Mutex<[String]>([])
    let speaker = Speaker(
      profile: try .named("english"), others: try VoiceLibrary().entries.map(\.profile),
      pronunciations: try Pronunciations.shipped(), phrases: try PhraseLibrary(),
      warn: { warning in warnings.withLock { $0.append(warning.description) } })
    let track = try speaker.render(stops, to: folder.file("both.wav"))
    #expect(warnings.withLock { $0 } == [])
    let samples = try WaveReader(path: folder.file("both.wav")).samples
    #expect(track.entries.count == 4)
    for (piece, expected) in zip(
      track.entries,
      [("korean", "설정"), ("korean", "머리말"), ("english", "Rate"), ("english", "button")]
    ) {
      let own = try SpeechFixtures.speak(
        [expected.1], profile: try .named(expected.0), .init(helper: try .located()))[0].get()
      let heard = Array(samples[piece.samples])
      #expect(heard.count <= own.samples.count, "\(expected)")
      #expect(SpeechFixtures.likeness(heard, own.samples) > 0.99, "\(expected)")
    }
  }

  @Test("Captions are joined as the language writes, and show kanji where kana are spoken")
  func captions() throws {
    for (language, shown) in [
      ("ja", "Rate、戻るボタン"), ("zh-TW", "Rate，返回按鈕"), ("ko", "Rate, 뒤로 버튼"),
    ] {
      let stops = try stops([Self.element("Rate", .backButton, nil)], language: language)
      let timeline = SpeechTimeline(
        stops.map { .stop($0) }, voices: try voices(), sampleRate: 1000)
      var track = SpeechTrack(sampleRate: 1000)
      for cue in timeline.cues { track.place(cue, count: 100) }
      let captions = CaptionLayout.captions(of: track)
      #expect(captions.flatMap(\.lines).map(\.text) == [shown])
    }
  }
}
