import Foundation
import ScreenReader
import Testing
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

@Suite("Captions")
struct CaptionTests {
  private func track(
    _ items: [SpeechTimeline.Item], profile: VoiceProfile = SpeechFixtures.profile
  ) throws -> SpeechTrack {
    try Speaker(
      profile: profile, helper: try SpeechFixtures.tones, wantsWords: true,
      pronunciations: try Pronunciations.shipped()
    ).time(items)
  }

  private func stops(_ stops: SpeechTimeline.Stop...) -> [SpeechTimeline.Item] {
    stops.map(SpeechTimeline.Item.stop)
  }

  @Test("One cue a stop, the hint as its own line, words timed")
  func tones() throws {
    let file = CaptionFile(
      try track(
        stops(
          SpeechFixtures.stop((.label, "Rate this"), (.role, "button"), (.hint, "Rates it.")),
          SpeechFixtures.stop((.label, "Comments"), (.role, "heading")))))
    #expect(
      file.text(.webVTT) == """
        WEBVTT

        1
        00:00:00.000 --> 00:00:01.920
        Rate <00:00:00.300>this, <00:00:00.620>button
        <00:00:01.420>Rates <00:00:01.720>it.

        2
        00:00:02.620 --> 00:00:03.140
        Comments, <00:00:02.940>heading

        """)
    #expect(
      file.text(.subRip) == """
        1
        00:00:00,000 --> 00:00:01,920
        Rate this, button
        Rates it.

        2
        00:00:02,620 --> 00:00:03,140
        Comments, heading

        """)
  }

  @Test("Labels are text: markup is escaped, control characters are gone, spelling is kept")
  func escapes() throws {
    let text = "a <b>&amp; --> </v>\u{1}\u{202E}x\u{0}y {\\an8}\r\n\r\n1 SwiftUI"
    let file = CaptionFile(try track(stops(SpeechFixtures.stop((.label, text)))))
    let cues = try CaptionValidator(webVTT: file.text(.webVTT)).cues
    #expect(
      cues.flatMap(\.lines).joined(separator: " ") == "a <b>&amp; --> </v> x y {\\an8} 1 SwiftUI")
    let plain = try CaptionValidator(subRip: file.text(.subRip)).cues
    #expect(plain.flatMap(\.lines).joined(separator: " ").contains("‹b›&amp; --›"))
  }

  @Test("Long texts are split at words, into at most two lines of 42 characters")
  func long() throws {
    let words =
      (1...60).map { "word\($0)" } + [String(repeating: "x", count: 150), "文字".repeated(60)]
    let text = words.joined(separator: " ")
    let cues = try CaptionValidator(
      webVTT: CaptionFile(try track(stops(SpeechFixtures.stop((.label, text))))).text(.webVTT)
    ).cues
    #expect(cues.count > 3)
    #expect(cues.allSatisfy { $0.lines.count <= 2 && $0.lines.allSatisfy { $0.count <= 42 } })
    let shown = cues.flatMap(\.lines).joined().filter { $0 != " " }
    #expect(shown == text.filter { $0 != " " })
  }

  @Test("Announcements have a voice, sounds stand in brackets, what is cut off shows a dash")
  func events() throws {
    let utterance = SpeechFixtures.stop((.label, "Send"), (.role, "button")).utterance
    let events: [Event] = [
      .earcon(.itemFocused), .utterance(.init(utterance, reason: .focus)),
      .announcement(Announcement("Comment posted"), cutOff: "Send, button"),
      .earcon(.boundary), .earcon(.noResults), .screen("Home"),
    ]
    let items = SpeechTimeline.items(of: events, language: "en")
    let file = CaptionFile(try track(items))
    let cues = try CaptionValidator(webVTT: file.text(.webVTT)).cues
    #expect(
      cues.map(\.lines) == [
        ["Send, button—"], ["Comment posted"], ["[boundary sound]"], ["[no results sound]"],
      ])
    #expect(cues.map(\.voice) == [nil, "Announcement", nil, nil])
    #expect(
      try CaptionValidator(subRip: file.text(.subRip)).cues[1].lines == [
        "Announcement: Comment posted"
      ])
    var silent = SpeechFixtures.profile
    silent.earcons = false
    #expect(try track(items, profile: silent).entries.allSatisfy { !$0.cue.isSound })
  }

  @Test("The formats are told by the file's ending")
  func formats() {
    #expect(CaptionFile.Format(path: "a/B.VTT") == .webVTT)
    #expect(CaptionFile.Format(path: "a.srt") == .subRip)
    #expect(CaptionFile.Format(path: "a.vtt.txt") == nil)
  }

  static let spoken: [(voice: String, texts: [String])] = [
    (
      "english",
      [
        "Notifications", "Volume, 75%", "A large container holding a variety of mangoes", "Peter",
        "It costs $1,234.56, e.g. today", "50 °C, ½ ✓ →", "Café naïve",
        "http://example.com/path?q=1",
      ]
    ),
    ("japanese", ["おしらせをよみあげます", "せってい, ボタン"]),
    ("korean", ["재생 목록에 추가되었습니다", "머리말, 머리말", "평가하기"]),
    ("mandarin", ["位置服务已打开", "设置, 按钮"]),
    ("german", ["Benachrichtigungen erhalten", "Schaltfläche"]),
    ("french", ["Ajouté à la liste de lecture", "bouton"]),
    ("spanish", ["Añadido a la lista de reproducción"]), ("arabic", ["تمت الإضافة إلى القائمة"]),
    ("hindi", ["सूची में जोड़ा गया"]), ("italian", ["Aggiunto alla playlist"]),
    ("portuguese", ["Adicionado à lista"]), ("russian", ["Добавлено в список"]),
    ("dutch", ["Toegevoegd aan de lijst"]),
  ]

  @Test(
    "A caption starts and ends within 20 ms of the sound that it names",
    .enabled(if: SpeechFixtures.hasEspeak, "espeak-ng is not installed"), arguments: spoken)
  func inStep(_ voice: String, _ texts: [String]) throws {
    let folder = try TemporaryFolder()
    let speaker = Speaker(profile: try .named(voice), wantsWords: true)
    let items = texts.map { SpeechTimeline.Item.stop(SpeechFixtures.stop((.label, $0))) }
    let track = try speaker.render(items, to: folder.file("a.wav"))
    let samples = try WaveReader(path: folder.file("a.wav")).samples
    let cues = try CaptionValidator(webVTT: CaptionFile(track).text(.webVTT)).cues
    try #require(cues.count >= texts.count)
    // Between two stops lie 700 ms of silence; nothing louder than a thousandth is heard in it.
    func isSilent(_ range: Range<Int>) -> Bool {
      samples[range.clamped(to: samples.indices)].allSatisfy { $0.magnitude < 64 }
    }
    func sample(_ milliseconds: Int) -> Int { milliseconds * track.sampleRate / 1000 }
    for (index, cue) in cues.enumerated() where index == 0 || cue.start - cues[index - 1].end > 300
    {
      #expect(isSilent(sample(cue.start - 200)..<sample(cue.start - 20)))
      #expect(!isSilent(sample(cue.start)..<sample(cue.start + 20)))
      if index > 0 {
        let end = cues[index - 1].end
        #expect(isSilent(sample(end + 20)..<sample(end + 200)))
        #expect(!isSilent(sample(end - 20)..<sample(end)))
      }
    }
    for entry in track.entries {
      let words = entry.timedWords
      let text = words.reduce(into: "") { text, word in
        text += (text.isEmpty || word.joinsPrevious ? "" : " ") + word.text
      }
      #expect(text == entry.cue.shownText)
      // One word has one time.
      #expect(
        zip(words, words.dropFirst()).allSatisfy { $0.samples.lowerBound < $1.samples.lowerBound })
    }
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
