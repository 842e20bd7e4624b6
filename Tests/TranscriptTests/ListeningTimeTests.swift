import Testing
import Transcript
import VoiceProfiles
import Voices

/// How long things take to hear is told alike wherever it is shown.
@Suite struct ListeningTimeTests {
  @Test(arguments: [
    (5.2, true, "5 s"), (5.2, false, "about 5 s"), (65, true, "1 min 5 s"),
    (59.6, false, "about 1 min 0 s"), (0, false, "about 0 s"), (-1, true, "0 s"),
  ])
  func timesAreWritten(seconds: Double, isMeasured: Bool, text: String) {
    #expect(HeardTime(seconds: seconds, isMeasured: isMeasured).text == text)
  }

  @Test func aSumIsMeasuredIfBothAre() {
    let measured = HeardTime(seconds: 1, isMeasured: true)
    #expect((measured + measured).isMeasured)
    #expect(!(measured + HeardTime(seconds: 1, isMeasured: false)).isMeasured)
  }

  /// Seconds of espeak-ng's own voices at 175 words a minute, silence at the ends left out.
  @Test(arguments: [
    ("使用转子来访问拼错的字词", "zh", 3.16), ("設定", "ja", 0.54), ("かなのよみ", "ja", 0.67),
    ("두 번 탭하여 활성화하십시오", "ko", 2.48), ("查看个人资料", "en-US", 1.91),
    // Kanji take as long as the kana they are read as.
    ("パスワードをお忘れですか", "ja", 1.36), ("カテゴリーで検索", "ja", 1.18), ("12月15日", "ja", 1.67),
    // No language was declared: whatever it is written in, a voice of that writing speaks it.
    ("最近の検索履歴はありません", "en-US", 2.02), ("지하철 노선", "en-US", 1.12), ("日曜日", "en-US", 0.71),
    // The number before belongs to the English voice.
    ("2호선 강남역 방면", "en-US", 2.05), ("오늘 오전 10:05", "en-US", 1.8),
    ("button", "en", 0.387), ("Search settings", "en", 0.91), ("2024", "en", 1.46),
    ("PDF", "en", 0.56),
  ])
  func textsTakeAsLongAsTheirVoices(text: String, language: String, seconds: Double) throws {
    let listening = try ListeningTime(.named("english"))
    let told = listening.seconds(of: text, language: language)
    // A word or two may be off by a quarter; whole screens are not (they are measured over dumps).
    #expect(abs(told / seconds - 1) <= 0.25, "\(told)")
  }

  @Test(arguments: ["", " ", "\u{FFFC}", "\u{E823}", "()"])
  func whatIsNotHeardTakesNoTime(text: String) throws {
    #expect(try ListeningTime(.named("english")).seconds(of: text) == 0)
  }

  @Test func aFasterRateTakesLessTime() throws {
    let text = "地铁线路 7"
    let slow = try ListeningTime(.named("english"), rate: 25).seconds(of: text)
    #expect(try ListeningTime(.named("english"), rate: 50).seconds(of: text) < slow)
  }
}
